"""The smallest impulse that reaches a target where both objects move in nearly one plane, begin by begin, by trying as in `trade-cells.py`.

    python3 conformance/trade-cells/one-plane-search.py > conformance/trade-cells/one-plane-search.json
"""
import importlib.util
import json
import pathlib

SPEC = importlib.util.spec_from_file_location("trade_cells", pathlib.Path(__file__).resolve().parent / "trade-cells.py")
cells = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(cells)

NAMES = ("low, in one plane", "low, slow")


def main():
    searches = []
    for row in cells.SCENES:
        if row[0] not in NAMES:
            continue
        scene = cells.scene_of(*row)
        target = cells.probability(scene, scene["primary"], scene["secondary"]) * 1e-2
        push = lambda orbits, size: cells.impulse(scene, orbits, [0, size, 0])
        most = 4 * scene["size"]
        rows = cells.searched(scene, [0, 1, 0], cells.AIMED["IMPULSIVE"] * target, most, push)
        searches.append({**cells.plain(scene), "type": "IMPULSIVE", "direction": [0, 1, 0], "targetPc": target, "most": most, "rows": rows})
    print(json.dumps({"searches": searches}))


main()
