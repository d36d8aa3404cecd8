"""A person at a table in a browser, who plays by mouse, by keyboard or with a finger."""

# ruff: noqa: E501 - JavaScript is not wrapped here

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

PATIENCE = 60.0  # seconds: the machine may be busy with other things

FOCUS = """() => {
  const at = document.activeElement;
  return at.matches('#board .choosable') ? 'board' : at.matches('#choices button') ? at.value
       : at.matches('body, #banner') ? 'nowhere' : '';
}"""

# What is on the page now, or as soon as a picture comes or something is picked, at the latest after so many ms.
LOOK = """async patience => {
  if (patience) await new Promise(done => {
    for (const news of ['motu:shown', 'motu:picked']) document.addEventListener(news, done, { once: true });
    setTimeout(done, patience);
  });
  const one = selector => document.querySelector(selector);
  return {
    seen: one('#live-root').dataset.seen,
    busy: 'busy' in one('#live-root').dataset || 'sent' in one('#turn').dataset || one('#lens').getAnimations().length > 0,
    mine: one('#banner').classList.contains('mine'),
    banner: one('#banner').textContent,
    question: one('#picture').dataset.question,
    over: Boolean(one('.result')),
    curtain: Boolean(one('button[value=uncover]')),
    confirm: Boolean(one('button[value=confirm]')),
    buttons: [...document.querySelectorAll('#choices button[name=choice]')].map(b => b.value),
    things: [...document.querySelectorAll('#board [data-target]:not(.waiting):not(.picked)')].map(e => e.dataset.target),
    picked: [...document.querySelectorAll('#board .picked')].map(e => e.dataset.target),
    focus: (FOCUS)(),
    lost: one('#live').textContent,
    log: document.querySelectorAll('#log li').length,
  };
}""".replace("FOCUS", FOCUS)

VIEW = "() => document.getElementById('lens').style.transform"

# Where a finger goes for a thing on the board: to itself, to what covers it, or to its place on the small map.
REACH = """target => {
  const one = selector => document.querySelector(selector), middle = r => [r.left + r.width / 2, r.top + r.height / 2];
  const e = one(`#board [data-target="${target}"]:not(.waiting)`), r = (e?.querySelector(':scope > .ring') ?? e)?.getBoundingClientRect();
  if (!e) return null;
  for (const over of ['#card .close', '#moment']) {
    if (one(over)?.checkVisibility()) return { at: middle(one(over).getBoundingClientRect()), thing: false };
  }
  const s = one('#stage').getBoundingClientRect();
  const free = ([x, y]) => x > s.left + 2 && x < s.right - 2 && y > s.top + 2 && y < s.bottom - 2
    && document.elementFromPoint(x, y)?.closest('#lens');
  const spots = [[.5,.5],[.5,.25],[.25,.5],[.75,.5],[.5,.75],[.3,.3],[.7,.7],[.1,.5],[.9,.5],[.5,.1],[.5,.9],[.06,.08]].map(([a, b]) => [r.left + a * r.width, r.top + b * r.height]).filter(free);
  const own = spots.find(at => document.elementsFromPoint(...at).map(o => o.closest('#board [data-target]')).find(Boolean) === e);
  if (own ?? spots[0]) return { at: own ?? spots[0], thing: true };
  const map = one('#minimap svg').getBoundingClientRect(), b = one('#board').getBoundingClientRect(), [x, y] = middle(r);
  const [, , vw, vh] = one('#board').getAttribute('viewBox').split(' ').map(Number), on = Math.min(map.width / vw, map.height / vh);
  const unit = one('#board').getScreenCTM().a, left = b.left + (b.width - vw * unit) / 2, top = b.top + (b.height - vh * unit) / 2;
  return { at: [map.left + (map.width - vw * on) / 2 + (x - left) / unit * on, map.top + (map.height - vh * on) / 2 + (y - top) / unit * on], thing: false };
}"""


class Player:
    """What a person sees and does."""

    def __init__(self, page: Page, seed: int = 0, touch: bool = False) -> None:
        self.page = page
        self.press = page.touchscreen.tap if touch else page.mouse.click
        self.touch = touch
        self.dice = random.Random(seed)
        self.decisions = 0

    def look(self, patience: int = 0) -> dict[str, Any]:
        return dict(self.page.evaluate(LOOK, patience))

    def wait(self, ready: Any, what: str = "") -> dict[str, Any]:
        """Look until something holds."""
        end = time.monotonic() + PATIENCE
        now = self.look()
        while now["busy"] or not ready(now):
            if time.monotonic() > end:
                raise AssertionError(f"in vain: {what or ready}; {now}")
            now = self.look(100)
        return now

    def my_turn(self) -> dict[str, Any]:
        """When there is something to decide, or the game is over."""
        return self.wait(lambda now: now["mine"] or now["over"], "my turn")

    def changed(self, before: dict[str, Any]) -> dict[str, Any]:
        return self.wait(lambda now: now["seen"] != before["seen"], "an answer")

    def log(self) -> list[str]:
        """The lines of the log, the newest first."""
        return [line.strip() for line in self.page.locator("#log > ol > li").all_text_contents()]

    def draft(self) -> dict[str, Any]:
        """Choose something that waits for its confirmation, behind the curtain where there is one.

        Now and then an answer needs none; then the next one is tried.
        """
        for _ in range(8):
            now = self.my_turn()
            if now["curtain"]:
                now = self.uncover()
            draft = self._pick(now)
            if draft["confirm"] or self.picked:
                return draft
        raise AssertionError(f"nothing waits for its confirmation: {draft}")

    @property
    def picked(self) -> bool:
        """Whether something is picked that is not confirmed yet."""
        return self.page.locator('input[name=undoing]:not([value$=" 0"])').count() > 0

    def uncover(self) -> dict[str, Any]:
        self.click("button[value=uncover]")
        return self.wait(lambda n: not n["curtain"] and n["mine"], "the curtain")

    # --- mouse ----------------------------------------------------------------------------------

    def decide(self) -> bool:
        """One decision by mouse: things on the board where there are any, otherwise a button."""
        now = self.my_turn()
        if now["over"]:
            return False
        if now["curtain"]:
            now = self.uncover()
        if not now["confirm"]:
            now = self._pick(now)
        while now["confirm"]:
            self.click("button[value=confirm]")
            now = self.changed(now)
        self.decisions += 1
        return True

    def _pick(self, now: dict[str, Any]) -> dict[str, Any]:
        before = now
        for _ in range(4):
            if not now["things"] or self.dice.random() < 0.15:
                self.press_button(now)
                return self.changed(before)
            self.point(self.dice.choice(now["things"]))
            now = self.wait(
                lambda n, had=now: (
                    n["seen"] != before["seen"] or n["picked"] != had["picked"] or not n["things"]
                ),
                "a pick",
            )
            if now["seen"] != before["seen"]:
                return now
        raise AssertionError(f"pointing leads nowhere: {now}")

    def click(self, selector: str) -> None:
        """Click on what can be seen at once; Playwright's own click, which scrolls and waits, takes longer."""
        place = self.page.evaluate(
            """selector => {
              const e = document.querySelector(selector), r = e.getBoundingClientRect();
              const at = [r.left + r.width / 2, r.top + r.height / 2];
              return e.contains(document.elementFromPoint(...at)) ? at : null;
            }""",
            selector,
        )
        if place is not None:
            self.press(*place)
        elif self.touch:
            self.tap(self.page.locator(selector).first)
        else:
            self.page.locator(selector).click()

    def press_button(self, now: dict[str, Any]) -> None:
        push = self.tap if self.touch else Locator.click
        buttons = self.page.locator("#choices button:is([name=choice], [name=gesture]):visible")
        if not buttons.count():
            folds = self.page.locator("#choices .fold:visible summary")
            assert folds.count(), f"nothing to press: {now}; {self.page.locator('#turn').inner_html()}"
            push(folds.first)
        push(buttons.nth(self.dice.randrange(buttons.count())))

    def point(self, target: str) -> None:
        """Click where a thing can be seen, as a hand would: not where another choosable thing covers it."""
        if self.touch:
            return self._touch(target)
        place = self.page.evaluate(
            """target => {
              const e = document.querySelector(`#board [data-target="${target}"]`), r = e?.getBoundingClientRect();
              if (!e) return [];
              const s = document.getElementById('stage').getBoundingClientRect();
              for (const [fx, fy] of [[.5,.5],[.5,.25],[.3,.3],[.7,.3],[.3,.7],[.7,.7],[.1,.5],[.9,.5],[.5,.9],[.06,.08]]) {
                const x = r.left + fx * r.width, y = r.top + fy * r.height;
                if (x < s.left + 2 || x > s.right - 2 || y < s.top + 2 || y > s.bottom - 2) continue;
                const first = document.elementsFromPoint(x, y).map(o => o.closest('#board [data-target], .tools, #moment, #card')).find(Boolean);
                if (first === e) return [x, y];
              }
              return null;
            }""",
            target,
        )
        if place is None:
            self.page.locator(f'#board [data-target="{target}"]').first.dispatch_event("click")
            return
        if place:
            self.page.mouse.click(*place)

    # --- finger ---------------------------------------------------------------------------------

    def tap(self, button: Locator) -> None:
        """Touch a button of a list, which is scrolled until it is seen; what lies over it is taken away first."""
        button.scroll_into_view_if_needed()
        box = button.bounding_box()
        assert box
        self.press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def _touch(self, target: str) -> None:
        """Touch a thing: what lies over the board is taken away, the small map leads to what is out of sight, and
        where a finger cannot tell things apart, the first touch comes nearer."""
        for _ in range(8):
            found = self.page.evaluate(REACH, target)
            if found is None:
                return
            before, view = self.look(), self.page.evaluate(VIEW)
            self.press(*found["at"])
            now = self.wait(lambda n: True)
            nearer = self.page.evaluate(VIEW) != view and all(now[k] == before[k] for k in ("seen", "picked"))
            if found["thing"] and not nearer:
                return
        raise AssertionError(f"a finger does not reach {target}: {found}")

    # --- keyboard -------------------------------------------------------------------------------

    def decide_by_keys(self) -> bool:
        """One decision with Tab, arrows and Enter only."""
        now = self.my_turn()
        if now["over"]:
            return False
        for _ in range(12):
            if not now["mine"] or now["over"]:
                break
            before, said = now, now["confirm"]
            if now["curtain"] or now["confirm"]:
                if now["focus"] != "nowhere" or self.dice.random() < 0.1:  # from nowhere Enter says yes
                    self._reach(lambda focus: focus in ("confirm", "uncover"))
            else:
                if now["focus"] in ("nowhere", "") and self.dice.random() < 0.9:  # or with Tab
                    self.page.keyboard.press("ArrowDown")
                self._reach(lambda focus: focus == "board" or focus.isdigit())
                if self.page.evaluate(FOCUS) == "board":  # in the list they would also lead to taking back
                    for _ in range(self.dice.randrange(3)):
                        self.page.keyboard.press(self.dice.choice(["ArrowRight", "ArrowDown", "ArrowLeft"]))
            self.page.keyboard.press("Enter")
            now = self.wait(
                lambda n, b=before: n["seen"] != b["seen"] or n["picked"] != b["picked"], "an answer"
            )
            if said:
                break
        self.decisions += 1
        return True

    def _reach(self, there: Callable[[str], bool]) -> None:
        for _ in range(60):
            if there(str(self.page.evaluate(FOCUS))):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key does not lead there: {self.look()}")

    def play(self, most: int = 10_000, keys: bool = False) -> None:
        """Play on, at most so many decisions."""
        for _ in range(most):
            if not (self.decide_by_keys() if keys else self.decide()):
                return
