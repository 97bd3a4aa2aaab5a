"""Three directions of orbits in two-body motion and what Orekit's IodGooding and IodGauss make of them: see SOURCE.md. Writes gooding.json beside it."""
import json
from pathlib import Path
import numpy as np
import orekit_jpype

orekit_jpype.initVM()
from org.hipparchus.geometry.euclidean.threed import Vector3D
from org.orekit.estimation.iod import IodGauss, IodGooding
from org.orekit.frames import FramesFactory
from org.orekit.orbits import KeplerianOrbit, PositionAngleType
from org.orekit.time import AbsoluteDate

MU = 3.986004418e14
FRAME = FramesFactory.getGCRF()
EPOCH = AbsoluteDate.J2000_EPOCH
# a, e, i, argument of perigee, node, mean anomaly (km, deg), seconds of the three, and the site on a sphere that turns.
CASES = [
    ("low", 7000, 0.002, 98, 30, 60, 0.0, (0, 90, 180)),
    ("low eccentric", 8200, 0.12, 63, 270, 120, 20, (0, 120, 260)),
    ("medium", 26560, 0.01, 55, 10, 200, 40, (0, 1500, 3000)),
    ("transfer", 24400, 0.72, 7, 180, 10, 90, (0, 1200, 2400)),
    ("high", 42164, 0.001, 3, 0, 80, 280, (0, 3600, 7200)),
    ("curtis", 10000, 0.1, 30, 90, 270, 40, (0, 118.1, 237.58)),
]
OMEGA = 7.292115e-5
R = 6.378137e6


def vec(v):
    return [float(v.getX()), float(v.getY()), float(v.getZ())]


def site_for(position, tilt):
    """A place on the ground from which the object stands well above the horizon at the first instant."""
    unit = np.array(position) / np.linalg.norm(position)
    other = np.cross(unit, [0.3, 0.2, 0.9])
    other /= np.linalg.norm(other)
    return R * (np.cos(tilt) * unit + np.sin(tilt) * other)


out = []
for name, a, e, i, pa, raan, m, seconds in CASES:
    orbit = KeplerianOrbit(a * 1e3, e, *np.radians([i, pa, raan, m]).tolist(), PositionAngleType.MEAN, FRAME, EPOCH, MU)
    truth = [orbit.shiftedBy(float(s)).getPVCoordinates() for s in seconds]
    start = site_for(vec(truth[0].getPosition()), 0.08 if a < 9000 else 0.3)
    sites = []
    for s in seconds:
        c, n = np.cos(OMEGA * s), np.sin(OMEGA * s)
        sites.append([c * start[0] - n * start[1], n * start[0] + c * start[1], start[2]])
    lines = []
    for pv, here in zip(truth, sites):
        d = np.array(vec(pv.getPosition())) - here
        lines.append((d / np.linalg.norm(d)).tolist())
    dates = [EPOCH.shiftedBy(float(s)) for s in seconds]
    ranges = [float(np.linalg.norm(np.array(vec(pv.getPosition())) - here)) for pv, here in zip(truth, sites)]
    v3 = lambda v: Vector3D(*[float(x) for x in v])
    case = {"name": name, "seconds": seconds, "sitesM": sites, "towards": lines,
            "truth": {"positionM": vec(truth[1].getPosition()), "velocityMps": vec(truth[1].getVelocity())}}
    for label, run in (
        ("gooding", lambda: IodGooding(MU).estimate(FRAME, v3(sites[0]), v3(sites[1]), v3(sites[2]), v3(lines[0]), dates[0], v3(lines[1]), dates[1], v3(lines[2]), dates[2], 1.1 * ranges[0], 1.1 * ranges[2])),
        ("gauss", lambda: IodGauss(MU).estimate(FRAME, v3(sites[0]), dates[0], v3(lines[0]), v3(sites[1]), dates[1], v3(lines[1]), v3(sites[2]), dates[2], v3(lines[2]))),
    ):
        try:
            pv = run().shiftedBy(0.0).getPVCoordinates(dates[1], FRAME)
            case[label] = {"positionM": vec(pv.getPosition()), "velocityMps": vec(pv.getVelocity())}
        except Exception as error:
            case[label] = None
            print(name, label, str(error)[:100])
    for label in ("gooding", "gauss"):
        if case[label]:
            print(name, label, np.linalg.norm(np.array(case[label]["positionM"]) - case["truth"]["positionM"]))
    out.append(case)
Path(__file__).with_name("gooding.json").write_text(json.dumps({"mu": MU, "cases": out}))
