"""When sensors can observe objects, all conditions together, by Skyfield and numpy.

    python3 conformance/opportunities/opportunities.py > conformance/opportunities/opportunities.json

Every condition is a yes or no of an instant; all of them are asked every five seconds over two days, and each change is halved to 0.1 ms. The
shadow is found by 720 rays from the object to the limb of the Sun against the ellipsoid. UT1 = UTC and no polar motion, as the service has it.
"""
import json
import math
import pathlib
import sys

import numpy as np
import skyfield_data
from sgp4.api import WGS72, Satrec, jday
from skyfield.api import EarthSatellite, load, load_file, wgs84
from skyfield.framelib import itrs

DEG = np.pi / 180
AU_KM, SUN_RADIUS_KM = 149_597_870.7, 695_700.0
A_KM, FLATTENING = 6378.137, 1 / 298.257223563
STRETCH = np.array([1, 1, 1 / (1 - FLATTENING)])
ALBEDO, SUN_MAGNITUDE = 0.175, -26.76
SPAN_S, STEP_S = 172_800.0, 5.0
START = (2024, 11, 13, 12, 0, 0)
# TT - UT1 where UT1 is UTC.
ts = load.timescale(delta_t=69.184)
planets = load_file(str(pathlib.Path(skyfield_data.get_skyfield_data_path()) / "de421.bsp"))
earth, sun, moon = planets["earth"], planets["sun"], planets["moon"]

# Name; revolutions a day, e, i, node, argument, anomaly, BSTAR; radar cross-section m^2, or type with its radius.
OBJECTS = [
    ("550 km, 53 deg", 15.05, 2e-4, 53.0, 200.0, 60.0, 30.0, 1e-4, 2.0, None, None),
    ("800 km, sun-synchronous", 14.27, 1.1e-3, 98.6, 325.0, 120.0, 240.0, 3e-5, 0.05, None, None),
    ("1,400 km, 82 deg", 12.65, 3e-3, 82.0, 20.0, 200.0, 100.0, 0.0, None, "ROCKET BODY", 1.5),
    ("12 hours, 55 deg", 2.0056, 6e-3, 55.0, 80.0, 30.0, 310.0, 0.0, 3.0, None, None),
    ("transfer ellipse", 2.27, 0.72, 7.0, 310.0, 170.0, 90.0, 0.0, None, "ROCKET BODY", 1.5),
    ("geostationary", 1.00272, 2e-4, 0.05, 50.0, 20.0, 10.0, 0.0, 6.0, None, None),
]
RIDGE = [(0, 12), (40, 31), (75, 8), (120, 22), (121, 5), (200, 17), (260, 40), (300, 9)]
# Code; kind; latitude, longitude, height; mask; horizon; Sun below; Moon farther than; faintest; range of 1 m^2, km.
SENSORS = [
    ("telescope in the mountains", "OPTICAL", 46.9, 7.5, 900.0, 10.0, RIDGE, -12.0, 30.0, 11.5, None),
    ("telescope of the south", "OPTICAL", -24.6, -70.4, 2600.0, 15.0, [], -18.0, 60.0, 14.5, None),
    ("telescope at any hour", "OPTICAL", 28.3, -16.5, 2400.0, 5.0, [], -6.0, 0.0, None, None),
    ("radar of the north", "RADAR", 58.2, 15.4, 400.0, 3.0, [], 90.0, 0.0, None, 1600.0),
    ("radar with a ridge", "RADAR", 8.7, 167.7, 60.0, 2.0, RIDGE, 90.0, 0.0, None, 9000.0),
]


def satellite(motion, e, i, node, argument, anomaly, bstar):
    record = Satrec()
    days, part = jday(*START)
    record.sgp4init(
        WGS72, "i", 1, days + part - 0.3 - 2433281.5, bstar, 0.0, 0.0, e, argument * DEG, i * DEG, anomaly * DEG,
        motion * 2 * np.pi / 1440, node * DEG,
    )
    return EarthSatellite.from_satrec(record, ts)


def times(seconds):
    year, month, day, hour, minute, second = START
    return ts.utc(year, month, day, hour, minute, second + np.asarray(seconds, float))


def unit(a):
    return a / np.linalg.norm(a, axis=0)


def angle(a, b):
    return 2 * np.arctan2(np.linalg.norm(unit(a) - unit(b), axis=0), np.linalg.norm(unit(a) + unit(b), axis=0))


class World:
    """Object, Sun and Moon in ITRF at instants, km."""

    def __init__(self, sat, seconds):
        t = times(np.atleast_1d(seconds))
        self.there = sat.at(t).frame_xyz(itrs).km
        self.sun = (sun - earth).at(t).frame_xyz(itrs).km
        self.moon = (moon - earth).at(t).frame_xyz(itrs).km

    def of(self, flags):
        part = object.__new__(World)
        part.there, part.sun, part.moon = self.there[:, flags], self.sun[:, flags], self.moon[:, flags]
        return part


class Sensor:
    def __init__(self, code, kind, latitude, longitude, height, mask, horizon, dark, off_moon, faintest, reach):
        self.kind, self.mask, self.dark, self.off_moon = kind, mask, dark, off_moon
        self.faintest, self.reach = faintest, reach
        self.here = wgs84.latlon(latitude, longitude, height).itrs_xyz.km[:, None]
        a, o = latitude * DEG, longitude * DEG
        self.up = np.array([math.cos(a) * math.cos(o), math.cos(a) * math.sin(o), math.sin(a)])
        self.east = np.array([-math.sin(o), math.cos(o), 0.0])
        self.north = np.cross(self.up, self.east)
        self.azimuths = np.array([p[0] for p in horizon] + [360.0]) if horizon else None
        self.heights = np.array([p[1] for p in horizon] + [float(horizon[0][1])]) if horizon else None

    def elevation(self, there):
        return np.arcsin(self.up @ unit(there - self.here)) / DEG

    def azimuth(self, there):
        sight = there - self.here
        return np.arctan2(self.east @ sight, self.north @ sight) / DEG % 360

    def above(self, world):
        floor = self.mask
        if self.azimuths is not None:
            floor = np.maximum(self.mask, np.interp(self.azimuth(world.there), self.azimuths, self.heights))
        return self.elevation(world.there) > floor

    def range(self, world):
        return np.linalg.norm(world.there - self.here, axis=0)

    def moon_separation(self, world):
        return angle(world.there - self.here, world.moon - self.here) / DEG

    def magnitude(self, world, radius_m):
        p = angle(world.sun - world.there, self.here - world.there)
        distance = np.linalg.norm(world.sun - world.there, axis=0)
        phase = (np.sin(p) + (np.pi - p) * np.cos(p)) / np.pi
        share = 2 / 3 * ALBEDO * (radius_m / 1000 / self.range(world)) ** 2 * phase
        return SUN_MAGNITUDE - 2.5 * np.log10(share) + 5 * np.log10(distance / AU_KM)

    def conditions(self, world, radius_m):
        """What is asked after the horizon, in the order of the service, each with what it says where it leaves nothing of a pass."""
        if self.kind == "RADAR":
            yield "TOO_FAR", lambda w: self.range(w) < self.reach * (np.pi * radius_m**2) ** 0.25
            return
        yield "NEVER_DARK", lambda w: self.elevation(w.sun) < self.dark
        yield "NEVER_LIT", lambda w: free_rays(w) == 720
        yield "NEAR_MOON", lambda w: (self.moon_separation(w) > self.off_moon) | (self.elevation(w.moon) < 0)
        if self.faintest is not None:
            yield "TOO_FAINT", lambda w: self.magnitude(w, radius_m) < self.faintest

    def sees(self, world, radius_m):
        """Whether it can observe at each instant."""
        flags = self.above(world)
        for _, is_met in self.conditions(world, radius_m):
            if flags.any():
                flags[flags] = is_met(world.of(flags))
        return flags

    def obstacle(self, world, radius_m):
        """Of the pass that comes nearest to being observed."""
        up = self.above(world)
        furthest, left = "NO_PASS", up
        for name, is_met in self.conditions(world, radius_m):
            if not left.any():
                return furthest
            furthest = name
            left[left] = is_met(world.of(left))
        return furthest


def free_rays(world):
    """How many of the rays to the limb of the Sun meet no Earth."""
    line = world.sun - world.there
    distance = np.linalg.norm(line, axis=0)
    n = line / distance
    e1 = unit(np.cross(n.T, [0.3, 0.5, 0.81]).T)
    e2 = np.cross(n.T, e1.T).T
    sine = SUN_RADIUS_KM / distance
    count = np.zeros(len(distance), int)
    o = world.there * STRETCH[:, None]
    for phi in np.linspace(0, 2 * np.pi, 720, endpoint=False):
        d = (n * np.sqrt(1 - sine**2) + sine * (np.cos(phi) * e1 + np.sin(phi) * e2)) * STRETCH[:, None]
        a, b, c = (d * d).sum(0), (o * d).sum(0), (o * o).sum(0) - A_KM**2
        count += ~((b < 0) & (b * b - a * c > 0))
    return count


def spans(flags, seconds, is_true):
    def bisect(low, high):
        at_low = is_true(low)
        while high - low > 1e-4:
            middle = 0.5 * (low + high)
            low, high = (middle, high) if is_true(middle) == at_low else (low, middle)
        return 0.5 * (low + high)

    out, since = [], seconds[0] if flags[0] else None
    for k in np.nonzero(flags[1:] != flags[:-1])[0]:
        at = bisect(seconds[k], seconds[k + 1])
        if flags[k + 1]:
            since = at
        else:
            out.append((since, at))
    if flags[-1]:
        out.append((since, seconds[-1]))
    return out


def figures(sat, sensor, radius_m, start, stop):
    """Of a span, as the service tells them."""

    def at_least(value):
        low, high = start, stop
        for _ in range(3):
            grid = np.linspace(low, high, 400)
            values = value(World(sat, grid))
            k = int(np.argmin(values))
            low, high = grid[max(0, k - 1)], grid[min(399, k + 1)]
        return float(grid[k]), float(values[k])

    top, elevation = at_least(lambda w: -sensor.elevation(w.there))
    edge, there = World(sat, [start, stop]), World(sat, top)
    row = {
        "maxElevation": -elevation,
        "azimuthAtStart": sensor.azimuth(edge.there)[0],
        "azimuthAtEnd": sensor.azimuth(edge.there)[1],
        "range": sensor.range(there)[0],
        "sunElevation": sensor.elevation(there.sun)[0],
        "moonSeparation": at_least(sensor.moon_separation)[1],
        "magnitude": at_least(lambda w: sensor.magnitude(w, radius_m))[1] if sensor.kind == "OPTICAL" else None,
    }
    return {name: None if value is None else round(float(value), 5) for name, value in row.items()}


def main():
    seconds = np.arange(0, SPAN_S + 1, STEP_S)
    cases = []
    for name, *elements, rcs, kind, radius in OBJECTS:
        sat = satellite(*elements)
        radius_m = radius if rcs is None else math.sqrt(rcs / math.pi)
        world = World(sat, seconds)
        for row in SENSORS:
            sensor = Sensor(*row)
            flags = sensor.sees(world, radius_m)
            is_seen = lambda s: bool(sensor.sees(World(sat, s), radius_m)[0])
            found = spans(flags, seconds, is_seen)
            print(name, row[0], len(found), file=sys.stderr)
            told = [[round(a, 4), round(b, 4), figures(sat, sensor, radius_m, a, b)] for a, b in found]
            cases.append({"object": name, "sensor": row[0], "reason": None if found else sensor.obstacle(world, radius_m), "spans": told})
    names = ["meanMotionRevPerDay", "eccentricity", "inclinationDeg", "raanDeg", "argPerigeeDeg", "meanAnomalyDeg", "bstar"]
    objects = [
        {"name": name, "elements": dict(zip(names, elements)), "rcsM2": rcs, "objectType": kind}
        for name, *elements, rcs, kind, _ in OBJECTS
    ]
    sensors = [
        {
            "sensorId": code, "kind": kind, "site": {"latitude": a, "longitude": o, "altitude": h}, "minElevation": mask,
            "horizon": [{"azimuth": x, "elevation": y} for x, y in ridge], "maxSunElevation": dark,
            "minMoonSeparation": off, "limitingMagnitude": faintest, "maxRange": reach,
        }
        for code, kind, a, o, h, mask, ridge, dark, off, faintest, reach in SENSORS
    ]
    y, mo, d, h, mi, s = START
    print(json.dumps({
        "startUtc": f"{y}-{mo:02d}-{d:02d}T{h:02d}:{mi:02d}:{s:02d}", "elementsDaysBefore": 0.3, "spanS": SPAN_S,
        "objects": objects, "sensors": sensors, "cases": cases,
    }))


main()
