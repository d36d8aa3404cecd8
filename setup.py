"""Compiles the rules; everything else about the package is in pyproject.toml.

    python setup.py build_ext --inplace

A build is all or nothing (motu/_native.py says where it lies and when it is used). When compiling fails, the
package goes without and the same files run interpreted. With CI=true or MOTU_COMPILED=1 that is an error;
with MOTU_COMPILED=0 nothing is compiled at all.
"""

import importlib.util
import os
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType

from setuptools import Distribution, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
WISH = os.environ.get("MOTU_COMPILED", "")
INSISTS = WISH == "1" or os.environ.get("CI") == "true"
NO_COMPILER = 3  # exit code: tests/run.py tells a machine without compiler from rules that do not compile
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"


def load(name: str, path: Path) -> ModuleType:
    """A module by its path: importing the package would run the rules that are about to be compiled."""
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


native = load("_native", ROOT / "motu" / "_native.py")


class NoCompiler(Exception):
    pass


class QuietBuild(build_ext):
    """Without the warnings that Python asks for: on C that nobody wrote they take most of the time."""

    def build_extensions(self) -> None:
        self.compiler.compiler_so = [flag for flag in self.compiler.compiler_so if flag != "-Wall"]
        super().build_extensions()


def build_extensions(extensions: list[Extension], work: Path) -> Path:
    """Build with an ordinary command of its own, away from this package: the folder of the results."""
    command = QuietBuild(Distribution({"ext_modules": extensions}))
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "objects")
    command.parallel = os.cpu_count()  # one big library and many small doors to it
    command.ensure_finalized()
    command.run()
    return work / "lib"


def need_compiler(work: Path) -> None:
    """A second spent here saves the minute in which mypyc prepares what nobody can compile."""
    probe = work / "probe.c"
    probe.write_text(PROBE)
    try:
        build_extensions([Extension("probe", [str(probe)])], work / "probe")
    except Exception as error:
        raise NoCompiler("no working C compiler, or Python's headers are missing") from error


def need_versions() -> None:
    from importlib.metadata import version

    for name, wanted in (("mypy", native.MYPY), ("librt", native.LIBRT)):
        if version(name) != wanted:
            raise RuntimeError(f"{name} {wanted} is needed, {version(name)} is installed")


def compile_rules(place: Path) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    # Beside its final place, so that one rename publishes it: nobody ever sees half a build.
    with TemporaryDirectory(prefix=".work-", dir=place.parent) as folder:
        work = Path(os.path.relpath(folder))  # mypyc and the compiler are run from here: shorter names
        need_compiler(work)
        need_versions()
        from mypyc.build import mypycify

        files = [os.path.relpath(f) for f in native.sources().values()]
        print(f"motu: compiling {len(files)} modules of rules, a minute or two ...", flush=True)
        extensions = mypycify(
            # What is not compiled counts as unknown: no constant of it can be frozen into the build.
            ["--follow-imports=skip", *files],
            group_name=native.GROUP,
            opt_level="2",  # the third level takes much longer and plays no faster
            debug_level="0",
            target_dir=str(work / "c"),
        )
        built = build_extensions(extensions, work)
        if native.key() != place.name:
            raise RuntimeError("the sources changed meanwhile")
        built.rename(place)


class BuildRules(build_ext):
    """Puts the build for the current sources into the checkout or into the wheel."""

    def run(self) -> None:
        if WISH == "0":
            return
        ready = native.BUILDS / native.key()
        place = ready if self.inplace else Path(self.build_lib, "motu", "_compiled", ready.name)
        if ready.is_dir() and ready != place:
            shutil.copytree(ready, place)
        elif not place.is_dir():
            self.compile(place)
        if self.inplace and place.is_dir():
            for other in native.BUILDS.glob("[0-9a-f]*"):
                if other != place:
                    shutil.rmtree(other, ignore_errors=True)

    def compile(self, place: Path) -> None:
        try:
            compile_rules(place)
        except (Exception, SystemExit) as error:  # mypyc reports what it refuses by leaving
            why = "mypyc refuses them, see above" if isinstance(error, SystemExit) else error
            then = "" if INSISTS else " They will run interpreted, several times slower."
            print(f"motu: the rules could not be compiled: {why}.{then}", file=sys.stderr)
            if INSISTS:
                raise SystemExit(NO_COMPILER if isinstance(error, NoCompiler) else 1) from error

    def get_outputs(self) -> list[str]:
        return [] if self.inplace else [str(f) for f in Path(self.build_lib).rglob(f"*{native.SUFFIX}")]

    def get_output_mapping(self) -> dict[str, str]:
        return {}


class CleanBuild(build):
    """Starts from an empty folder: a module deleted long ago would change the key of what is installed."""

    def run(self) -> None:
        shutil.rmtree(self.build_lib, ignore_errors=True)
        load("fetch", ROOT / "web" / "fetch.py").fetch()  # the wheel is complete: a player needs no Node
        super().run()


class WithRules(Distribution):
    """Has extensions unless they are not wanted; which ones is only known when they are built."""

    def has_ext_modules(self) -> bool:
        return WISH != "0"


setup(distclass=WithRules, cmdclass={"build": CleanBuild, "build_ext": BuildRules})
