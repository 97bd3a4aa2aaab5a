"""The smallest impulse of any direction that reaches a target, in the encounters for which `trade-cells.py` has none, by trying as there, descending
from the best of eight ways with a first step of a third of a radian.

    python3 conformance/trade-cells/free-search.py > conformance/trade-cells/free-search.json
"""
import importlib.util
import json
import math
import pathlib
import sys

SPEC = importlib.util.spec_from_file_location("trade_cells", pathlib.Path(__file__).resolve().parent / "trade-cells.py")
cells = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(cells)

NAMES = ("low, head-on", "low, in one plane", "low, slow", "12 hours, e 0.7, near its perigee")
ORBITS = 1.25


def free(scene, target, most):
    def needed(angles, tries=12):
        a, b = angles
        way = cells.np.array([math.sin(b), math.cos(b) * math.cos(a), math.cos(b) * math.sin(a)])
        return cells.smallest(lambda x: cells.impulse(scene, ORBITS, way * x), most, target, tries) or 10 * most

    starts = [(a, b) for a in (0, math.pi) for b in (-0.5, -0.15, 0.15, 0.5)]
    start = min(starts, key=needed)
    simplex = [start, (start[0] + 0.3, start[1]), (start[0], start[1] + 0.3)]
    return cells.minimize(needed, start, method="Nelder-Mead", options={"initial_simplex": simplex, "xatol": 1e-3, "fatol": 1e-6, "maxiter": 60}).fun


def main():
    searches = []
    for row in cells.SCENES:
        if row[0] not in NAMES:
            continue
        scene = cells.scene_of(*row)
        target = cells.probability(scene, scene["primary"], scene["secondary"]) * 1e-2
        most = 4 * scene["size"]
        size = free(scene, cells.AIMED["IMPULSIVE"] * target, most)
        print(row[0], size, file=sys.stderr, flush=True)
        searches.append({**cells.plain(scene), "type": "IMPULSIVE", "direction": [0, 1, 0], "targetPc": float(f"{target:.12g}"), "most": most, "rows": [], "free": [[ORBITS, float(f"{size:.9g}")]]})
    print(json.dumps({"searches": searches}))


if __name__ == "__main__":
    main()
