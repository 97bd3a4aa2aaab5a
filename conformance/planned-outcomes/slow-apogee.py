"""The same as `planned-outcomes.py` of slow encounters, where a long ellipse has its apogee: an impulse and a weak burn.

    python3 conformance/planned-outcomes/slow-apogee.py > conformance/planned-outcomes/slow-apogee.json
"""
import importlib.util
import json
import pathlib

SPEC = importlib.util.spec_from_file_location("planned_outcomes", pathlib.Path(__file__).resolve().parent / "planned-outcomes.py")
outcomes = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(outcomes)
from orekit_pushes import *  # noqa: E402

SCENE = ("12 hours, e 0.7, near its apogee, 2 m/s", (900, 0.70, 63.4, 70, 270, 178), (60, 30, 40), (0.6, 0.4, -1.9), (60, 150, 40), (80, 200, 60), 20.0)
TRIES = [
    (0.6, lambda at: impulse(at, "RTN", 0.001, 0.002, -0.001)),
    (0.55, lambda at: burn(at, 6_000, "TNW", (-1, 0, 0.3), 0.0003, 1500.0, 0.5)),
]


def main():
    cases = list(outcomes.cases_of(outcomes.slow_scene(*SCENE), TRIES, None, np.random.default_rng(20261124)))
    print(json.dumps({"tcaUtc": outcomes.TCA_UTC, "draws": outcomes.DRAWS, "cases": cases}))


if __name__ == "__main__":
    main()
