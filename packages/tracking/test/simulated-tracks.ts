import { cholesky } from '@keepout/astro/covariance/positive-definite';
import { cartesianFromKeplerian } from '@keepout/astro/elements/keplerian';
import { rtnAxes } from '@keepout/astro/frames/local';
import type { Vec3 } from '@keepout/astro/nouns';
import type { TransitionArc } from '@keepout/astro/numerical/transition';
import { stateOfSix } from '@keepout/astro/six-numbers';
import { RAD_PER_ARCSEC, RAD_PER_DEG } from '@keepout/units/angle';
import { siteState } from '../src/direction.ts';
import type { Measurement, MeasurementTrack } from '../src/measurement.ts';
import { type OrbitDynamics, orbitArc } from '../src/orbit-update/arc.ts';
import { predictedRow } from '../src/orbit-update/predicted-row.ts';
import type { OrbitPrior } from '../src/orbit-update/prior.ts';
import { type Site, siteAt } from '../src/site.ts';

/** Reproducible numbers of a seed (mulberry32), and normal ones (Box and Muller). */
export interface Draws {
  uniform(from: number, to: number): number;
  normal(): number;
}

export function drawsOf(seed: number): Draws {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let z = Math.imul(state ^ (state >>> 15), state | 1);
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
    return ((z ^ (z >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    uniform: (from, to) => from + (to - from) * next(),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

export const EPOCH_TAI_S = 7.8e8;

const PLACES: readonly Vec3[] = [
  [46.9, 7.5, 900],
  [-23.6, -70.4, 2600],
  [-31.3, 149.1, 1100],
  [19.8, -155.5, 4200],
  [28.3, -16.5, 2400],
  [78.2, 15.4, 400],
];
export const SITES: readonly Site[] = PLACES.map(([lat, lon, heightM]) =>
  siteAt({ latitudeRad: lat * RAD_PER_DEG, longitudeRad: lon * RAD_PER_DEG, heightM }),
);

/** A covariance in RTN of a number of metres, its velocities those of an error in time and in altitude. */
export function covarianceOf([r, t, n]: Vec3, motion: number, correlation = 0.9): Float64Array {
  const m = new Float64Array(36);
  const sigma = [r, t, n, motion * t, motion * r, motion * n];
  for (let i = 0; i < 6; i++) m[7 * i] = sigma[i]! ** 2;
  m[19] = m[9] = 0;
  m[3 * 6 + 1] = m[1 * 6 + 3] = -correlation * sigma[3]! * t;
  m[4 * 6] = m[4] = -correlation * sigma[4]! * r;
  return m;
}

/** An orbit, where it is believed to be, and where it is. */
export interface Truth {
  readonly prior: OrbitPrior;
  readonly state: Float64Array;
}

/** A low orbit, or now and then a high one, off its prior by a draw of its covariance. */
export function truthOf(draws: Draws, sigmaRtnM: Vec3, isHigh = false): Truth {
  const semiMajorAxisM = isHigh ? 42_164_000 : draws.uniform(6.9e6, 7.8e6);
  const believed = cartesianFromKeplerian({
    semiMajorAxisM,
    eccentricity: draws.uniform(0, 0.01),
    inclinationRad: isHigh ? draws.uniform(0, 0.2) : draws.uniform(0.6, 1.8),
    raanRad: draws.uniform(0, 6.28),
    argPerigeeRad: draws.uniform(0, 6.28),
    meanAnomalyRad: draws.uniform(0, 6.28),
  });
  const covarianceRtn = covarianceOf(sigmaRtnM, Math.sqrt(3.986004418e14 / semiMajorAxisM ** 3));
  const { positionM, velocityMps } = stateOfSix(believed, EPOCH_TAI_S);
  const prior = { epochTaiS: EPOCH_TAI_S, positionM, velocityMps, covarianceRtn };
  return { prior, state: drawnFrom(prior, draws) };
}

/** A state drawn from a prior. */
export function drawnFrom({ positionM, velocityMps, covarianceRtn }: OrbitPrior, draws: Draws): Float64Array {
  const lower = cholesky(covarianceRtn, 6)!;
  const units = Float64Array.from({ length: 6 }, () => draws.normal());
  const rtn = Float64Array.from({ length: 6 }, (_, i) => units.reduce((sum, u, k) => sum + lower[6 * i + k]! * u, 0));
  const rows = rtnAxes(Float64Array.from(positionM), Float64Array.from(velocityMps));
  return Float64Array.from([...positionM, ...velocityMps], (value, i) => {
    const from = i < 3 ? 0 : 3;
    return value + [0, 1, 2].reduce((sum, k) => sum + rows[3 * k + (i % 3)]! * rtn[from + k]!, 0);
  });
}

export interface Sensor {
  readonly kind: 'optical' | 'radar';
  readonly timeBiasSigmaS: number;
  readonly angleBiasSigmaRad: number;
}

export const TELESCOPE: Sensor = { kind: 'optical', timeBiasSigmaS: 1e-3, angleBiasSigmaRad: RAD_PER_ARCSEC };
export const RADAR: Sensor = { kind: 'radar', timeBiasSigmaS: 1e-5, angleBiasSigmaRad: 10 * RAD_PER_ARCSEC };

/** The orbit of a true state over two days. */
export function arcOf(state: Float64Array, dynamics: OrbitDynamics = 'two-body'): TransitionArc {
  const arc = orbitArc(stateOfSix(state, EPOCH_TAI_S), EPOCH_TAI_S - 86_400, EPOCH_TAI_S + 86_400, dynamics);
  if (!arc.ok) throw new Error(arc.fault.code);
  return arc.value;
}

/** Begins of passes over a site, above 15 degrees, within the span. */
export function passesOf(arc: TransitionArc, site: Site, fromTaiS: number, toTaiS: number): number[] {
  const starts: number[] = [];
  const state = new Float64Array(6);
  let wasUp = true;
  for (let t = fromTaiS; t < toTaiS; t += 60) {
    arc.read(t, state);
    const siteM = siteState(site, t).positionM;
    const sight = siteM.map((value, i) => state[i]! - value);
    const sine =
      sight.reduce((sum, value, i) => sum + value * siteM[i]!, 0) / (Math.hypot(...sight) * Math.hypot(...siteM));
    if (sine > 0.26 && !wasUp) starts.push(t);
    wasUp = sine > 0.26;
  }
  return starts;
}

/** A track of the true orbit with noise, its own shared errors drawn too. */
export function trackOf(
  arc: TransitionArc,
  site: Site,
  startTaiS: number,
  sensor: Sensor,
  draws: Draws,
  { points = 12, stepS = 15, clockS = 0 } = {},
): MeasurementTrack {
  const { kind, timeBiasSigmaS, angleBiasSigmaRad } = sensor;
  const sigma =
    kind === 'optical'
      ? { angleRad: 2 * RAD_PER_ARCSEC }
      : { angleRad: 60 * RAD_PER_ARCSEC, rangeM: 20, rangeRateMps: 0.05 };
  const lateS = clockS + timeBiasSigmaS * draws.normal();
  const [east, north] = [angleBiasSigmaRad * draws.normal(), angleBiasSigmaRad * draws.normal()];
  const measurements = Array.from({ length: points }, (_, i): Measurement => {
    const receptionTaiS = startTaiS + i * stepS;
    const { positionM, velocityMps } = siteState(site, receptionTaiS - lateS);
    const predicted = predictedRow(Float64Array.of(...positionM, ...velocityMps), receptionTaiS - lateS, arc)!;
    const noise = (size: number): number => size * draws.normal();
    return {
      receptionTaiS,
      rightAscensionRad:
        predicted.rightAscensionRad + (noise(sigma.angleRad) + east) / Math.cos(predicted.declinationRad),
      declinationRad: predicted.declinationRad + noise(sigma.angleRad) + north,
      ...(kind === 'radar' && {
        rangeM: predicted.rangeM + noise(20),
        rangeRateMps: predicted.rangeRateMps + noise(0.05),
      }),
    };
  });
  return { site, measurements, sigma, timeBiasS: 0, timeBiasSigmaS, angleBiasSigmaRad };
}

/** A few tracks over some of the sites, within half a day of the epoch. */
export function someTracks(arc: TransitionArc, draws: Draws, maximumTracks: number): MeasurementTrack[] {
  const passes = SITES.flatMap((site) =>
    passesOf(arc, site, EPOCH_TAI_S - 43_200, EPOCH_TAI_S + 21_600).map((start) => ({ site, start })),
  );
  const trackCount = 1 + Math.floor(draws.uniform(0, maximumTracks));
  return Array.from({ length: Math.min(trackCount, passes.length) }, () => {
    const [pass] = passes.splice(Math.floor(draws.uniform(0, passes.length)), 1);
    return trackOf(arc, pass!.site, pass!.start, draws.uniform(0, 1) < 0.5 ? TELESCOPE : RADAR, draws);
  });
}
