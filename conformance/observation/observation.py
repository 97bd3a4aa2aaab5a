"""Directions, ranges and range rates of made-up orbits seen from three sites, by ERFA: see SOURCE.md. Writes observation.json beside it."""
import json
from pathlib import Path
import erfa
import numpy as np

C = 299792458.0
MU = 3.986004418e14
AU = 149597870700.0
DAY = 86400.0
OMEGA = 7.292115e-5

SITES = [("Zimmerwald", 46.8772, 7.4652, 951.0), ("Reunion", -21.2, 55.4, 100.0), ("Pole", 78.23, 15.4, 30.0)]
ORBITS = [("low", 6.9e6, 97.5, 40.0, 10.0), ("medium", 2.656e7, 55.0, 200.0, 80.0), ("high", 4.2164e7, 0.5, 90.0, 300.0)]
ATMOSPHERES = [("none", 0.0, 0.0, 0.0, 0.55), ("sea", 1013.25, 15.0, 0.5, 0.55), ("mountain", 900.0, 2.0, 0.3, 0.7), ("radar", 1000.0, 10.0, 0.6, 3.0e4)]


def inertial(orbit, t):
    """Circular orbit in EME2000 axes, seconds from 2024-11-01T00:00:00 UTC."""
    _, a, i, node, phase = orbit
    n = np.sqrt(MU / a**3)
    u = np.radians(phase) + n * t
    i, node = np.radians([i, node])
    p = np.array([np.cos(node), np.sin(node), 0.0])
    q = np.array([-np.sin(node) * np.cos(i), np.cos(node) * np.cos(i), np.sin(i)])
    return a * (np.cos(u) * p + np.sin(u) * q)


def times(t):
    utc = erfa.dtf2d("UTC", 2024, 11, 1, 0, 0, 0.0)
    utc = (utc[0], utc[1] + t / DAY)
    tai = erfa.utctai(*utc)
    return utc, erfa.taitt(*tai)


def earth_fixed_matrix(t):
    utc, tt = times(t)
    return erfa.rxr(erfa.rz(erfa.gst94(*utc), np.eye(3)), erfa.pnm80(*tt))


def site_xyz(site):
    _, lat, lon, h = site
    return erfa.gd2gc(1, np.radians(lon), np.radians(lat), h)


def site_inertial(site, t):
    return earth_fixed_matrix(t).T @ site_xyz(site)


def light_time_vector(site, orbit, t):
    here = site_inertial(site, t)
    tau = 0.0
    for _ in range(6):
        rho = inertial(orbit, t - tau) - here
        tau = np.linalg.norm(rho) / C
    return rho, tau


def derivative(f, t, h=2.0):
    """Seven points: error of h^6."""
    return (-f(t - 3 * h) + 9 * f(t - 2 * h) - 45 * f(t - h) + 45 * f(t + h) - 9 * f(t + 2 * h) + f(t + 3 * h)) / (60 * h)


def radec(v):
    ra, dec = erfa.c2s(v)
    return [float(np.degrees(ra % (2 * np.pi))), float(np.degrees(dec))]


def barycentric(site, orbit, t):
    """The same in the barycentric frame: natural direction by barycentric light time, proper direction by eraAb."""
    _, tt = times(t)
    heliocentric, pvb = erfa.epv00(*tt)
    earth_velocity = pvb["v"] * AU / DAY
    here = site_inertial(site, t)
    tau = 0.0
    for _ in range(6):
        # The Earth moved on while the light came; over a tenth of a second on a straight line.
        natural = inertial(orbit, t - tau) - here - earth_velocity * tau
        tau = np.linalg.norm(natural) / C
    site_velocity = np.array([derivative(lambda s, k=k: site_inertial(site, s)[k], t) for k in range(3)])
    v = (earth_velocity + site_velocity) / C
    s = np.linalg.norm(heliocentric["p"])
    unit = natural / np.linalg.norm(natural)
    proper = erfa.ab(unit, v, 1e9 * s, np.sqrt(1 - v @ v))
    return natural, proper


def observed(site, vector, t, atmosphere):
    """Azimuth and elevation by eraAtio13 (IAU 2006): Earth rotation, diurnal aberration, refraction."""
    utc, tt = times(t)
    _, lat, lon, h = site
    _, pressure, temperature, humidity, wavelength = atmosphere
    bias_removed = erfa.bp00(*tt)[0].T @ vector  # EME2000 to GCRS
    cirs = erfa.c2i06a(*tt) @ bias_removed
    ri, di = erfa.c2s(cirs)
    aob, zob, *_ = erfa.atio13(ri, di, *utc, 0.0, np.radians(lon), np.radians(lat), h, 0.0, 0.0, pressure, temperature, humidity, wavelength)
    return [float(np.degrees(aob)), float(90 - np.degrees(zob))]


cases = []
for site in SITES:
    for orbit in ORBITS:
        found = 0
        for t in range(0, 86400, 90 if orbit[0] == "low" else 900):
            t = t + 0.25
            rho, tau = light_time_vector(site, orbit, t)
            plain = observed(site, rho, t, ATMOSPHERES[0])
            if plain[1] < 8 or found >= 6:
                continue
            found += 1
            natural, proper = barycentric(site, orbit, t)
            cases.append({
                "site": site[0], "orbit": orbit[0], "secondsUtc": t,
                "lightTimeDeg": radec(rho), "againstStarsDeg": radec(natural), "properDeg": radec(proper),
                "rangeM": float(np.linalg.norm(rho)),
                "rangeRateMps": float(derivative(lambda s: np.linalg.norm(light_time_vector(site, orbit, s)[0]), t)),
                "observedDeg": {a[0]: observed(site, rho, t, a) for a in ATMOSPHERES},
            })

Path(__file__).with_name("observation.json").write_text(json.dumps({
    "epochUtc": "2024-11-01T00:00:00",
    "sites": [dict(zip(("id", "lat_deg", "lon_deg", "alt_m"), s)) for s in SITES],
    "orbits": [dict(zip(("id", "radiusM", "inclinationDeg", "nodeDeg", "phaseDeg"), o)) for o in ORBITS],
    "atmospheres": [dict(zip(("id", "pressureHPa", "temperatureC", "relativeHumidity", "wavelengthUm"), a)) for a in ATMOSPHERES],
    "cases": cases,
}))
print(len(cases))
