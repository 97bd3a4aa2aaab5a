"""The shortest time in the attitude of most or least drag in other geometries, by flying each try as `drag-search.py` does.

    python3 conformance/trade-cells/drag-geometries.py > conformance/trade-cells/drag-geometries.json

In one plane, head-on, and on a long ellipse, whose air is all at its perigee: begins before it and in it.
"""
import importlib.util
import json
import pathlib
import sys

SPEC = importlib.util.spec_from_file_location("drag_search", pathlib.Path(__file__).resolve().parent / "drag-search.py")
search = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(search)
cells, DRAG = search.cells, search.DRAG

STEP, SHARES = search.STEP, search.SHARES
LOW = (480, 1e-3, 97.4, 30, 60, 40)
# A row of `cells.SCENES`; begins in periods; longest time in s.
SCENES = [
    (("low, 480 km, in one plane", LOW, 0.0, (150, 20, 1), (70, 15), (15, 60, 12), (25, 120, 20), 7.0, None), (12.0, 12.2), 20_000.0),
    (("low, 480 km, head-on", LOW, 178.5, (0, 5, 0), (40, -60), (12, 60, 10), (25, 200, 20), 6.0, None), (12.0, 12.2), 20_000.0),
    (("e 0.7, past its perigee at 300 km", (300, 0.70, 63.4, 70, 270, 3), 70.0, (0, 0, 0), (120, 150), (60, 200, 40), (50, 300, 40), 10.0, None), (1.02, 1.22), 20_000.0),
]


def main():
    searches = []
    for row, (first, last), most in SCENES:
        scene = cells.scene_of(*row)
        flown = search.Braked(scene, last * scene["period"] + 60)
        now = cells.probability(scene, scene["primary"], scene["secondary"])
        for share in SHARES:
            rows = []
            for k in range(round((last - first) / STEP) + 1):
                orbits = round(first + k * STEP, 9)
                found = []
                for area in (DRAG["max"], DRAG["min"]):
                    size = search.shortest(lambda x: flown.probability(orbits * scene["period"], area, x), share * now, most)
                    if size is not None:
                        found.append(size)
                rows.append([orbits, round(min(found), 2) if found else None])
                print(row[0], share, orbits, found, file=sys.stderr, flush=True)
            searches.append({**cells.plain(scene), "type": "DIFFERENTIAL_DRAG", "targetPc": share * now, "orbits": [first, last], "rows": rows})
    print(json.dumps({"tcaUtc": cells.TCA_UTC, "searches": searches}))


if __name__ == "__main__":
    main()
