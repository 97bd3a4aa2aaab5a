"""Makes sky.json of this folder: Sun, Moon, shadow and a horizon profile by Skyfield. Run from the repository root:

    python3 conformance/passes/sky.py

Needs skyfield 1.55, skyfield-data 7.0.0 (JPL DE421, finals2000A), sgp4 2.27, numpy.
The shadow is found by rays: from the object to 720 points of the limb of the Sun, each blocked where it meets the ellipsoid.
"""

import json
import pathlib
import warnings

import numpy as np
from sgp4.api import WGS72, Satrec
from skyfield import almanac
from skyfield.api import EarthSatellite, load_file, load, wgs84
from skyfield.data import iers
from skyfield.framelib import itrs

warnings.simplefilter("ignore")
import skyfield_data

HERE = pathlib.Path(__file__).parent
DATA = pathlib.Path(skyfield_data.get_skyfield_data_path())
DEG = np.pi / 180
SUN_RADIUS_KM = 695_700.0
A_KM, FLATTENING = 6378.137, 1 / 298.257223563
STRETCH = np.array([1, 1, 1 / (1 - FLATTENING)])
PROFILE = [[0, 12], [40, 31], [75, 8], [120, 22], [121, 5], [200, 17], [260, 40], [300, 9]]
MASK = 10.0

reference = json.loads((HERE / "passes.json").read_text())
ts = load.timescale(builtin=True)
with open(DATA / "finals2000A.all", "rb") as f:
    iers.install_polar_motion_table(ts, iers.parse_x_y_dut1_from_finals_all(f))
planets = load_file(str(DATA / "de421.bsp"))
earth, sun, moon = planets["earth"], planets["sun"], planets["moon"]


def satellite(e):
    rec = Satrec()
    rec.sgp4init(
        WGS72, "i", 1, 2452640.5 + e["epochDay"] - 1 - 2433281.5, e["bstar"], 0.0, 0.0, e["eccentricity"],
        e["argPerigeeDeg"] * DEG, e["inclinationDeg"] * DEG, e["meanAnomalyDeg"] * DEG,
        e["meanMotionRevPerDay"] * 2 * np.pi / 1440, e["raanDeg"] * DEG,
    )
    return EarthSatellite.from_satrec(rec, ts)


def times(seconds):
    return ts.utc(2003, 4, 12, 0, 0, np.asarray(seconds, float))


def utc(second):
    whole = int(second // 60)
    return f"2003-04-{12 + whole // 1440:02d}T{whole % 1440 // 60:02d}:{whole % 60:02d}:{second - 60 * whole:09.6f}"


def angle(a, b):
    return 2 * np.arctan2(
        np.linalg.norm(a / np.linalg.norm(a, axis=0) - b / np.linalg.norm(b, axis=0), axis=0),
        np.linalg.norm(a / np.linalg.norm(a, axis=0) + b / np.linalg.norm(b, axis=0), axis=0),
    )


def bisect(low, high, is_true):
    at_low = is_true(low)
    while high - low > 1e-4:
        middle = 0.5 * (low + high)
        if is_true(middle) == at_low:
            low = middle
        else:
            high = middle
    return 0.5 * (low + high)


def spans(flags, seconds, is_true):
    out, since = [], seconds[0] if flags[0] else None
    for k in range(1, len(seconds)):
        if flags[k] == flags[k - 1]:
            continue
        at = bisect(seconds[k - 1], seconds[k], is_true)
        if flags[k]:
            since = at
        else:
            out.append([since, at])
    if since is not None and flags[-1]:
        out.append([since, seconds[-1]])
    return out


satellites = {e["id"]: satellite(e) for e in reference["satellites"]}
places = {s["id"]: wgs84.latlon(s["lat_deg"], s["lon_deg"], s["alt_m"]) for s in reference["sites"]}

instants = []
for number, (sat_id, sat) in enumerate(satellites.items()):
    for place_number, (place_id, place) in enumerate(places.items()):
        for k in range(4):
            second = 5000 + 977 * number + 3011 * place_number + 41_000 * k
            t = times(second)
            here = place.at(t).position.km
            there = sat.at(t).position.km
            to_sun = (sun - earth).at(t).position.km
            to_moon = (moon - earth).at(t).position.km
            look = (sat - place).at(t).altaz()
            instants.append({
                "satellite": sat_id, "site": place_id, "utc": utc(second),
                "elevationDeg": round(look[0].degrees, 6),
                "phaseAngleDeg": round(float(angle(to_sun - there, here - there)) / DEG, 6),
                "moonSeparationDeg": round(float(angle(to_moon - here, there - here)) / DEG, 6),
                "moonIllumination": round(float(almanac.fraction_illuminated(planets, "moon", t)), 6),
                "moonElevationDeg": round(90 - float(angle(to_moon - here, zenith := (wgs84.latlon(
                    place.latitude.degrees, place.longitude.degrees, place.elevation.m + 1e6) - place).at(t).position.km)) / DEG, 6),
                "sunElevationDeg": round(90 - float(angle(to_sun - here, zenith)) / DEG, 6),
            })


def lit(sat, second):
    """How many of the rays to the limb of the Sun are free, for each time."""
    t = times(np.atleast_1d(second))
    obj = sat.at(t).frame_xyz(itrs).km
    far = (sun - earth).at(t).frame_xyz(itrs).km
    line = far - obj
    distance = np.linalg.norm(line, axis=0)
    n = line / distance
    e1 = np.cross(n.T, [0.3, 0.5, 0.81]).T
    e1 /= np.linalg.norm(e1, axis=0)
    e2 = np.cross(n.T, e1.T).T
    sine = SUN_RADIUS_KM / distance
    count = np.zeros(len(distance), int)
    o = obj * STRETCH[:, None]
    for phi in np.linspace(0, 2 * np.pi, 720, endpoint=False):
        ray = n * np.sqrt(1 - sine**2) + sine * (np.cos(phi) * e1 + np.sin(phi) * e2)
        d = ray * STRETCH[:, None]
        a, b, c = (d * d).sum(0), (o * d).sum(0), (o * o).sum(0) - A_KM**2
        count += ~((b < 0) & (b * b - a * c > 0))
    return count


shadow = []
seconds = np.arange(0, 172_801, 20.0)
for sat_id, sat in satellites.items():
    counts = lit(sat, seconds)
    shadow.append({
        "satellite": sat_id,
        "umbra": [[utc(a), utc(b)] for a, b in spans(counts == 0, seconds, lambda s: lit(sat, s)[0] == 0)],
        "penumbra": [[utc(a), utc(b)] for a, b in spans(counts < 720, seconds, lambda s: lit(sat, s)[0] < 720)],
    })

azimuths = np.array([p[0] for p in PROFILE] + [360.0])
heights = np.array([p[1] for p in PROFILE] + [float(PROFILE[0][1])])


def over(sat, place, second):
    look = (sat - place).at(times(second)).altaz()
    return look[0].degrees > np.maximum(MASK, np.interp(look[1].degrees, azimuths, heights))


profile = []
seconds = np.arange(0, 172_801, 2.0)
for sat_id in ["JASON-1 (real elements)", "ISS-like", "SSO-700", "GTO-like", "POLAR-1200"]:
    for place_id in ["T1", "Z1", "N1"]:
        sat, place = satellites[sat_id], places[place_id]
        flags = over(sat, place, seconds)
        found = spans(flags, seconds, lambda s: bool(over(sat, place, s)))
        profile.append({"satellite": sat_id, "site": place_id, "spans": [[utc(a), utc(b)] for a, b in found]})

(HERE / "sky.json").write_text(json.dumps({
    "instants": instants, "shadow": shadow, "maskDeg": MASK, "profileDeg": PROFILE, "profile": profile,
}, separators=(",", ":")) + "\n")
print(len(instants), sum(len(s["umbra"]) for s in shadow), sum(len(p["spans"]) for p in profile))
