"""Low orbits of every inclination with the forces of Orekit, and element sets that were fitted to one to seven days of them: writes planes.json.gz.

    python3 conformance/orbit-campaign/planes.py season 2023-09-08
"""
import gzip
import importlib.util
import json
import math
import pathlib

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
spec = importlib.util.spec_from_file_location("campaign", HERE / "orbit-campaign.py")
campaign = importlib.util.module_from_spec(spec)
spec.loader.exec_module(campaign)

COUNT, SEED, SIGMA_M = 30, 11, 150.0
SPANS_DAYS = (1.0, 2.0, 4.0, 7.0)


def case(index):
    rng = np.random.default_rng([SEED, index])
    height = rng.uniform(385e3, 430e3) if index % 2 else rng.uniform(500e3, 750e3)
    e, inclination = rng.uniform(0, 0.004), rng.uniform(1, 100)
    angles = [math.radians(inclination), *map(float, rng.uniform(0, 2 * math.pi, 3))]
    orbit = campaign.KeplerianOrbit((6378137.0 + height) / (1 - e), e, *angles, campaign.PositionAngleType.MEAN, campaign.EME, campaign.T0, campaign.MU)
    drag = campaign.drawn("WHOLE", "dragM2PerKg", 2, rng.uniform())
    light = campaign.drawn("WHOLE", "lightM2PerKg", 1, rng.uniform())
    truth = campaign.eph(orbit, 50, drag, light, -7.1 * campaign.DAY, 2.1 * campaign.DAY)
    at_s = float(round(rng.uniform(0.1, 2) * campaign.DAY))
    state = campaign.rd(campaign.six(truth.getPVCoordinates(campaign.at(at_s), campaign.EME)))
    out = []
    for days in SPANS_DAYS:
        s = campaign.meanset(truth, 0.0, days, SIGMA_M, True, np.random.default_rng([SEED, index, 7]))
        degrees = {"inclinationDeg": s["i"], "raanDeg": s["O"], "argPerigeeDeg": s["w"], "meanAnomalyDeg": s["M"]}
        elements = {"meanMotionRevPerDay": s["n"] * 1440 / (2 * math.pi), "eccentricity": s["e"], "bstar": s["b"], **{name: math.degrees(angle) for name, angle in degrees.items()}}
        out.append({"fittedDays": days, "startUtc": campaign.T0S, "elements": elements, "atS": at_s, "state": state})
    return out


if __name__ == "__main__":
    rows = [row for index in range(COUNT) for row in case(index)]
    with gzip.GzipFile(HERE / "planes.json.gz", "wb", mtime=0) as file:
        file.write(json.dumps(rows, separators=(",", ":")).encode())
