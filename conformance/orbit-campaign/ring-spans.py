"""Element sets of the geostationary ring that were fitted to other days than the ten before their epoch: writes ring-spans.json.gz.

    python3 conformance/orbit-campaign/ring-spans.py
"""
import gzip
import json
import math
import pathlib

import numpy as np
import ring

SEASONS = ["2023-09-08", "2022-01-14", "2024-06-22", "2021-05-02", "2019-07-30", "2020-11-20", "2025-10-05", "2025-03-20"]
# Days from the epoch.
SPANS = {"2 before": (-2.0, 0.0), "3 before": (-3.0, 0.0), "5 before": (-5.0, 0.0), "10 before": (-10.0, 0.0), "5 before and after": (-5.0, 5.0), "5 after": (0.0, 5.0), "30 before": (-30.0, 0.0)}


def case(season, day):
    start = ring.AbsoluteDate(day + "T00:00:00", ring.UTC)
    epoch_jd = start.durationFrom(ring.AbsoluteDate("2000-01-01T00:00:00", ring.UTC)) // ring.DAY + 2451544.5
    rng = np.random.default_rng([771400, season, 0])
    height, e, i = rng.uniform(35_700e3, 35_850e3), rng.uniform(0, 0.001), rng.uniform(0.05, 10)
    angles = [math.radians(i), *rng.uniform(0, 2 * math.pi, 3)]
    orbit = ring.KeplerianOrbit((6_378_137.0 + height) / (1 - e), e, *map(float, angles), ring.PositionAngleType.MEAN, ring.EME, start, ring.MU)
    truth = ring.flown(orbit, float(10 ** rng.uniform(-2.3, -1.5)), -30.1 * ring.DAY, 5.5 * ring.DAY)
    at_s = float(round(rng.uniform(0.2, 2.3) * ring.DAY))
    state = ring.six_of(truth.getPVCoordinates(start.shiftedBy(at_s), ring.EME))
    out = []
    for name, (first, last) in SPANS.items():
        draws = np.random.default_rng([5, season, 0])
        times = np.r_[first, draws.uniform(first, last, ring.POINTS - 2), last] * ring.DAY
        elements = ring.element_set(truth, start, epoch_jd, draws, times[np.argsort(abs(times))])
        out.append({"days": name, "startUtc": day + "T00:00:00", "elements": elements, "atS": at_s, "state": [round(float(x), 3 if k < 3 else 6) for k, x in enumerate(state)]})
    return out


if __name__ == "__main__":
    cases = [row for season, day in enumerate(SEASONS) for row in case(season, day)]
    with gzip.GzipFile(pathlib.Path(__file__).with_name("ring-spans.json.gz"), "wb", mtime=0) as file:
        file.write(json.dumps(cases, separators=(",", ":")).encode())
