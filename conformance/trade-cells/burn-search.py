"""The shortest burn that reaches a target in encounters other than crossing ones, by trying: each burn by Orekit in point-mass motion, thrust held in
RTN with falling mass; what follows, and the probability, as in `trade-cells.py`.

    python3 conformance/trade-cells/burn-search.py > conformance/trade-cells/burn-search.json

Begin by begin along the track, either way; `free`: of any direction, descending from the best of eight ways.
"""
import importlib.util
import json
import math
import pathlib
import sys

SPEC = importlib.util.spec_from_file_location("trade_cells", pathlib.Path(__file__).resolve().parent / "trade-cells.py")
cells = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(cells)
from orekit_pushes import *  # noqa: E402
from scipy.optimize import brentq, minimize  # noqa: E402

NAMES = ("low, head-on", "low, in one plane", "low, slow", "geostationary", "12 hours, e 0.7, near its perigee")
ORBITS, FREE = [round(0.4 + 0.1 * k, 9) for k in range(13)], 1.25
MOTOR = cells.THRUST


def burned(scene, orbits, size, direction):
    """Probability after a burn of so many seconds, or until the event."""
    lead = orbits * scene["period"]
    duration = float(min(size, lead))
    six = cells.two_body(scene["primary"], -lead)
    if duration > 0:
        date = cells.TCA.shiftedBy(-lead)
        made = propagator_of(six, date, [], 1e-5)
        made.setMu(cells.MU84)
        made.setInitialState(SpacecraftState(orbit_of(six, date)).withMass(MOTOR["mass"]))
        along = Vector3D(*map(float, unit(direction)))
        attitude = LofOffset(EME, LOCAL["RTN"])
        made.addForceModel(ConstantThrustManeuver(date, duration, MOTOR["thrust"] * MOTOR["dutyCycle"], MOTOR["specificImpulse"], attitude, along))
        six = six_of(made.propagate(date.shiftedBy(duration)).getPVCoordinates(EME))
    return cells.after(scene, six, lead - duration)


def shortest(scene, orbits, direction, target, tries):
    """Of durations tried one after the other, evenly in their logarithm, the first that reaches the target, closed in."""
    most, before = orbits * scene["period"], 0.0
    for size in np.geomspace(most * 1e-3, most, tries):
        if burned(scene, orbits, size, direction) <= target:
            return brentq(lambda x: math.log(max(burned(scene, orbits, x, direction), 1e-300) / target), before, size, rtol=1e-9)
        before = size
    return None


def free(scene, orbits, target):
    def needed(angles):
        a, b = angles
        way = (math.sin(b), math.cos(b) * math.cos(a), math.cos(b) * math.sin(a))
        return shortest(scene, orbits, way, target, 16) or 10 * orbits * scene["period"]

    start = min(((a, b) for a in (0, math.pi) for b in (-0.5, -0.15, 0.15, 0.5)), key=needed)
    simplex = [start, (start[0] + 0.3, start[1]), (start[0], start[1] + 0.3)]
    return minimize(needed, start, method="Nelder-Mead", options={"initial_simplex": simplex, "xatol": 1e-3, "fatol": 1e-3, "maxiter": 50}).fun


def main():
    searches = []
    for row in cells.SCENES:
        if row[0] not in NAMES:
            continue
        scene = cells.scene_of(*row)
        target = cells.probability(scene, scene["primary"], scene["secondary"]) * 1e-2
        aimed = cells.AIMED["CONTINUOUS"] * target
        rows = []
        for orbits in ORBITS:
            found = [s for s in (shortest(scene, orbits, (0, sign, 0), aimed, 40) for sign in (1, -1)) if s]
            rows.append([orbits, round(min(found), 4) if found else None])
        best = free(scene, FREE, aimed)
        print(row[0], rows, best, file=sys.stderr, flush=True)
        searches.append({
            **cells.plain(scene), "type": "CONTINUOUS", "direction": [0, 1, 0], "targetPc": target, "most": None, "rows": rows, "free": [[FREE, round(float(best), 4)]],
        })
    print(json.dumps({"searches": searches}))


if __name__ == "__main__":
    main()
