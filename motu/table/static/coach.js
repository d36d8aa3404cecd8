// A review takes a while: look again until it is there, and put it in place of the progress bar.
const AGAIN = 1500; // milliseconds

const look = async () => {
  const main = document.getElementById("main");
  if (main.dataset.wait !== "yes") return;
  try {
    const answer = await fetch(location.href, { headers: { accept: "text/html" } });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById("main");
    if (answer.ok && fresh) main.replaceWith(document.adoptNode(fresh));
  } catch { /* the service is away: it will be asked again */ }
  setTimeout(look, AGAIN);
};
setTimeout(look, AGAIN);
