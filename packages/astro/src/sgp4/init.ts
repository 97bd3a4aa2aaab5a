import { TWO_PI } from '@keepout/units/angle';
import { utcJulianDate } from '../epoch.ts';
import type { MeanElements } from '../nouns.ts';
import { initDeepSpace } from './deep-space-init.ts';
import { limitLife } from './propagate.ts';
import type { Sgp4Mode, Sgp4Record } from './record.ts';
import * as row from './record.ts';
import { EARTH_RADIUS_KM, J2, J3_OVER_J2, J4, longPeriodCoefficient, XKE } from './wgs72.ts';

/** Periods from here on (min) need the lunisolar and resonance terms. */
const DEEP_SPACE_PERIOD_MIN = 225;
/** Perigee height (km) under which the drag series stops after its linear terms. */
const SIMPLE_DRAG_PERIGEE_KM = 220;
const RAD = Math.PI / 180;

/**
 * Turns an element set into the constants that SGP4/SDP4 needs at every later time.
 *
 * Method   Hoots and Roehrich 1980; Vallado, Crawford, Hujsak, Kelso 2006 (AIAA 2006-6753); docs/models/sgp4
 * Assumes  WGS-72; Kozai mean motion as in a TLE or an OMM with EPHEMERIS_TYPE 0
 *
 * @param elements   MeanElements   rev/day, degrees, 1/earth radii
 * @param mode       improved (the published verification default) or afspc (the operational habits)
 * @returns the record; `initError` is 1 (eccentricity), 2 (mean motion) or 7 (not finite) where no orbit exists
 *
 * Checked  conformance/sgp4 (1e-6 km)          Cost  2 microseconds, deep space 6
 */
export function sgp4Init(elements: MeanElements, mode: Sgp4Mode = 'improved'): Sgp4Record {
  const nearEarth = new Float64Array(row.ROW);
  const record = { noradId: elements.noradId, epochTaiS: elements.epochTaiS, nearEarth };
  const integrator = new Float64Array(row.INTEGRATOR_ROW);
  nearEarth[row.EPOCH_TAI_S] = elements.epochTaiS;
  nearEarth[row.NORAD_ID] = elements.noradId;

  const e = elements.eccentricity;
  const kozai = (elements.meanMotionRevPerDay * TWO_PI) / 1440;
  const initError = !(kozai > 0) ? 2 : !(e >= 0 && e < 1) ? 1 : hasFiniteFields(elements) ? 0 : 7;
  nearEarth[row.INIT_ERROR] = initError;
  if (initError !== 0) return { ...record, initError, deep: undefined, integrator };

  const inclination = elements.inclinationDeg * RAD;
  const node = elements.raanDeg * RAD;
  const argPerigee = elements.argPerigeeDeg * RAD;
  const meanAnomaly = elements.meanAnomalyDeg * RAD;
  const { bstar } = elements;
  const cosI = Math.cos(inclination);
  const sinI = Math.sin(inclination);
  const cos2 = cosI * cosI;
  const cos4 = cos2 * cos2;
  const e2 = e * e;
  const beta2 = 1 - e2;
  const beta = Math.sqrt(beta2);

  // Kozai's mean motion to Brouwer's.
  const con41 = 3 * cos2 - 1;
  const kozaiAxis = (XKE / kozai) ** (2 / 3);
  const d1 = (0.75 * J2 * con41) / (beta * beta2);
  const del0 = d1 / (kozaiAxis * kozaiAxis);
  const axis0 = kozaiAxis * (1 - del0 * del0 - del0 * (1 / 3 + (134 * del0 * del0) / 81));
  const n = kozai / (1 + d1 / (axis0 * axis0));
  const a = (XKE / n) ** (2 / 3);

  // Density function: the fitting height follows low perigees down.
  const perigeeKm = (a * (1 - e) - 1) * EARTH_RADIUS_KM;
  const sHeightKm = perigeeKm >= 156 ? 78 : perigeeKm >= 98 ? perigeeKm - 78 : 20;
  const s = sHeightKm / EARTH_RADIUS_KM + 1;
  const qs4 = ((120 - sHeightKm) / EARTH_RADIUS_KM) ** 4;

  const po2 = (a * beta2) ** 2;
  const xi = 1 / (a - s);
  const eta = a * e * xi;
  const eta2 = eta * eta;
  const eEta = e * eta;
  const psi2 = Math.abs(1 - eta2);
  const coef = qs4 * xi ** 4;
  const coef1 = coef / psi2 ** 3.5;
  const c2 =
    coef1 *
    n *
    (a * (1 + 1.5 * eta2 + eEta * (4 + eta2)) + ((0.375 * J2 * xi) / psi2) * con41 * (8 + 3 * eta2 * (8 + eta2)));
  const c1 = bstar * c2;
  const c3 = e > 1e-4 ? (-2 * coef * xi * J3_OVER_J2 * n * sinI) / e : 0;
  const x1mth2 = 1 - cos2;
  const c4 =
    2 *
    n *
    coef1 *
    a *
    beta2 *
    (eta * (2 + 0.5 * eta2) +
      e * (0.5 + 2 * eta2) -
      ((J2 * xi) / (a * psi2)) *
        (-3 * con41 * (1 - 2 * eEta + eta2 * (1.5 - 0.5 * eEta)) +
          0.75 * x1mth2 * (2 * eta2 - eEta * (1 + eta2)) * Math.cos(2 * argPerigee)));
  const c5 = 2 * coef1 * a * beta2 * (1 + 2.75 * (eta2 + eEta) + eEta * eta2);

  // Secular rates of the zonal harmonics.
  const k1 = (1.5 * J2 * n) / po2;
  const k2 = (0.5 * k1 * J2) / po2;
  const k4 = (-0.46875 * J4 * n) / (po2 * po2);
  const meanAnomalyRate = n + 0.5 * k1 * beta * con41 + 0.0625 * k2 * beta * (13 - 78 * cos2 + 137 * cos4);
  const argPerigeeRate =
    -0.5 * k1 * (1 - 5 * cos2) + 0.0625 * k2 * (7 - 114 * cos2 + 395 * cos4) + k4 * (3 - 36 * cos2 + 49 * cos4);
  const nodeRate0 = -k1 * cosI;
  const nodeRate = nodeRate0 + (0.5 * k2 * (4 - 19 * cos2) + 2 * k4 * (3 - 7 * cos2)) * cosI;

  nearEarth[row.MEAN_ANOMALY] = meanAnomaly;
  nearEarth[row.MEAN_ANOMALY_RATE] = meanAnomalyRate;
  nearEarth[row.ARG_PERIGEE] = argPerigee;
  nearEarth[row.ARG_PERIGEE_RATE] = argPerigeeRate;
  nearEarth[row.NODE] = node;
  nearEarth[row.NODE_RATE] = nodeRate;
  nearEarth[row.NODE_DRAG] = 3.5 * beta2 * nodeRate0 * c1;
  nearEarth[row.C1] = c1;
  nearEarth[row.BC4] = bstar * c4;
  nearEarth[row.T2] = 1.5 * c1;
  nearEarth[row.ETA] = eta;
  nearEarth[row.DELTA_M0] = (1 + eta * Math.cos(meanAnomaly)) ** 3;
  nearEarth[row.SIN_M0] = Math.sin(meanAnomaly);
  nearEarth[row.MEAN_MOTION] = n;
  nearEarth[row.SEMI_MAJOR_AXIS] = a;
  nearEarth[row.ECCENTRICITY] = e;
  nearEarth[row.COS_I] = cosI;
  nearEarth[row.SIN_I] = sinI;
  nearEarth[row.INCLINATION] = inclination;
  nearEarth[row.AYCOF] = -0.5 * J3_OVER_J2 * sinI;
  nearEarth[row.XLCOF] = longPeriodCoefficient(sinI, cosI);
  nearEarth[row.CON41] = con41;
  nearEarth[row.X1MTH2] = x1mth2;
  nearEarth[row.X7THM1] = 7 * cos2 - 1;

  const isDeep = TWO_PI / n >= DEEP_SPACE_PERIOD_MIN;
  if (isDeep) {
    const { day, fraction } = utcJulianDate(elements.epochTaiS);
    const epoch1950 = day - 2_433_281.5 + fraction;
    return { ...record, initError, deep: initDeepSpace(nearEarth, epoch1950, mode), integrator };
  }
  // The simple-drag objects keep zeros here, so that propagation needs no branch.
  if (perigeeKm >= SIMPLE_DRAG_PERIGEE_KM) {
    const c1c1 = c1 * c1;
    const d2 = 4 * a * xi * c1c1;
    const step = (d2 * xi * c1) / 3;
    const d3 = (17 * a + s) * step;
    const d4 = 0.5 * step * a * xi * (221 * a + 31 * s) * c1;
    nearEarth[row.OMEGA_DRAG] = bstar * c3 * Math.cos(argPerigee);
    nearEarth[row.ANOMALY_DRAG] = e > 1e-4 ? (-(2 / 3) * coef * bstar) / eEta : 0;
    nearEarth[row.D2] = d2;
    nearEarth[row.D3] = d3;
    nearEarth[row.D4] = d4;
    nearEarth[row.BC5] = bstar * c5;
    nearEarth[row.T3] = d2 + 2 * c1c1;
    nearEarth[row.T4] = 0.25 * (3 * d3 + c1 * (12 * d2 + 10 * c1c1));
    nearEarth[row.T5] = 0.2 * (3 * d4 + 12 * c1 * d3 + 6 * d2 * d2 + 15 * c1c1 * (2 * d2 + c1c1));
  }
  limitLife(nearEarth, 0);
  return { ...record, initError, deep: undefined, integrator };
}

function hasFiniteFields(e: MeanElements): boolean {
  return Number.isFinite(
    e.epochTaiS + e.inclinationDeg + e.raanDeg + e.argPerigeeDeg + e.meanAnomalyDeg + e.bstar + e.meanMotionRevPerDay,
  );
}
