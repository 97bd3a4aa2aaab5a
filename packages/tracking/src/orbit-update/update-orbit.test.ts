import { MU_EARTH } from '@keepout/astro/constants';
import { congruent6 } from '@keepout/astro/covariance/matrix6';
import { cartesianFromKeplerian } from '@keepout/astro/elements/keplerian';
import { egm96 } from '@keepout/astro/force/egm96';
import { forceModel } from '@keepout/astro/force/model';
import { sixOf, stateOfSix } from '@keepout/astro/six-numbers';
import { propagateTwoBody } from '@keepout/astro/two-body/propagate';
import { RAD_PER_ARCSEC, RAD_PER_DEG } from '@keepout/units/angle';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { describe, expect, it } from 'vitest';
import {
  arcOf,
  drawsOf,
  EPOCH_TAI_S,
  passesOf,
  RADAR,
  type Sensor,
  SITES,
  TELESCOPE,
  trackOf,
  truthOf,
} from '../../test/simulated-tracks.ts';
import type { MeasurementTrack } from '../measurement.ts';
import { type OrbitDynamics, orbitArc } from './arc.ts';
import { rtnTransform } from './prior.ts';
import { type OrbitUpdate, type OrbitUpdateRequest, updateOrbit } from './update-orbit.ts';

/** One object with its tracks: always the same. */
function scene(sensors: readonly Sensor[], dynamics: OrbitDynamics = 'two-body', options = {}) {
  const draws = drawsOf(7);
  const truth = truthOf(draws, [100, 600, 80]);
  const arc = arcOf(truth.state, dynamics);
  const starts = SITES.flatMap((site) =>
    passesOf(arc, site, EPOCH_TAI_S - 43_200, EPOCH_TAI_S).map((start) => ({ site, start })),
  );
  const tracks = sensors.map((sensor, i) => trackOf(arc, starts[i]!.site, starts[i]!.start, sensor, draws, options));
  const request: OrbitUpdateRequest = { prior: truth.prior, tracks, dynamics };
  return { truth, tracks, request };
}

function positionError(update: { positionM: readonly number[] }, state: Float64Array): number {
  return Math.hypot(...update.positionM.map((value, i) => value - state[i]!));
}

const positionSigma = ({ covarianceRtn }: OrbitUpdate): number =>
  Math.sqrt([0, 7, 14].reduce((sum, i) => sum + covarianceRtn![i]!, 0));

/** Known to metres but for so many seconds of its own motion. */
function priorAlong(six: Float64Array, sigmaS: number) {
  const { positionM, velocityMps } = stateOfSix(six, EPOCH_TAI_S);
  const radius = Math.hypot(...positionM);
  const motion = [...velocityMps, ...positionM.map((value) => (-MU_EARTH * value) / radius ** 3)];
  const inertial = Float64Array.from({ length: 36 }, (_, n) => {
    const [i, j] = [Math.floor(n / 6), n % 6];
    return sigmaS ** 2 * motion[i]! * motion[j]! + (i === j ? (i < 3 ? 10 : 0.01) ** 2 : 0);
  });
  const covarianceRtn = congruent6(rtnTransform({ positionM, velocityMps }, 'to-rtn'), inertial);
  return { positionM, velocityMps, covarianceRtn };
}

const withFirst = (track: MeasurementTrack, change: Partial<MeasurementTrack['measurements'][number]>) => ({
  ...track,
  measurements: track.measurements.map((one, i) => (i === 4 ? { ...one, ...change } : one)),
});

describe('an orbit update', () => {
  it('of three tracks brings the orbit to where the object is, and says how well', () => {
    const { truth, request } = scene([TELESCOPE, RADAR, TELESCOPE]);
    const update = updateOrbit(request);
    expect(update).toMatchObject({ state: 'UPDATED', accepted: 36, rejected: 0, priorKind: 'complete' });
    const sigma = positionSigma(update);
    expect(positionError(update, truth.state)).toBeLessThan(4 * sigma);
    expect(sigma).toBeLessThan(60);
    expect(update.wrms).toBeGreaterThan(0.7);
    expect(update.wrms).toBeLessThan(1.4);
    expect(update.message).toMatchObject([{ code: 'updated', figures: { accepted: 36, measurements: 36 } }]);
    expect(update.observability.code).toMatch(/^sees-(some|all)-better$/);
  });

  it.each([12, 35])('days ahead of which the object was seen is found, however the air braked it: draw %i', (seed) => {
    const draws = drawsOf(seed);
    const truth = truthOf(draws, [30, 3000, 12]);
    const lastTaiS = EPOCH_TAI_S - 2 * SECONDS_PER_DAY;
    const firstTaiS = lastTaiS - SECONDS_PER_DAY;
    const braked = (share: number) => forceModel('EME2000', { drag: { areaM2: 0.02 * share, coefficient: 1 } });
    const flown = { forces: braked(1 + 0.3 * draws.normal()), massKg: 1 };
    const arc = orbitArc(stateOfSix(truth.state, EPOCH_TAI_S), firstTaiS, EPOCH_TAI_S, flown);
    if (!arc.ok) throw new Error(arc.fault.code);
    const [pass] = SITES.flatMap((site) =>
      passesOf(arc.value, site, firstTaiS + 400, lastTaiS).map((start) => ({ site, start })),
    );
    const track = trackOf(arc.value, pass!.site, pass!.start, RADAR, draws, { points: 40, stepS: 8 });
    const dynamics = { forces: braked(1), considered: braked(1.3), massKg: 1, persistence: 0.9 };
    const update = updateOrbit({ prior: truth.prior, tracks: [track], dynamics });
    expect(update).toMatchObject({ state: 'UPDATED', rejected: 0 });
    expect(positionError(update, truth.state)).toBeLessThan(4 * positionSigma(update));
  });

  it.each([
    ['a low', 7_000_000, 0.002, 2, 40_000],
    ['a transfer', 24_400_000, 0.72, 0.2, -30_000],
  ])('%s orbit whose prior is two sigma off along its path is where its thin directions say', (_, ...orbit) => {
    const [semiMajorAxisM, eccentricity, meanAnomalyRad, aheadM] = orbit;
    const draws = drawsOf(11);
    const believed = cartesianFromKeplerian({
      semiMajorAxisM,
      eccentricity,
      inclinationRad: 0.5,
      raanRad: 1,
      argPerigeeRad: 2,
      meanAnomalyRad,
    });
    const speed = Math.hypot(...believed.subarray(3));
    const prior = { ...priorAlong(believed, Math.abs(aheadM) / 2 / speed), epochTaiS: EPOCH_TAI_S };
    const truth = new Float64Array(6);
    propagateTwoBody(believed, aheadM / speed, truth);
    const arc = arcOf(truth);
    const tracks = SITES.flatMap((site) =>
      passesOf(arc, site, EPOCH_TAI_S - 40_000, EPOCH_TAI_S + 40_000).map((start) => ({ site, start })),
    )
      .slice(0, 1)
      .map(({ site, start }) => trackOf(arc, site, start, { ...TELESCOPE, angleBiasSigmaRad: 0 }, draws));
    const update = updateOrbit({ prior, tracks, dynamics: 'two-body' });
    expect(update).toMatchObject({ state: 'UPDATED', rejected: 0 });
    expect(positionError(update, truth)).toBeLessThan(4 * positionSigma(update));
    expect(update.agreement!.square).toBeLessThan(4 + 4 * update.agreement!.directions);
  });

  it('with all forces does the same over half a day', () => {
    const forces = forceModel('EME2000', { gravity: egm96(8), withSun: true, withMoon: true });
    const { truth, request } = scene([TELESCOPE, RADAR], { forces, massKg: 100 });
    const update = updateOrbit(request);
    expect(update.state).toBe('UPDATED');
    const sigma = Math.sqrt([0, 7, 14].reduce((sum, i) => sum + update.covarianceRtn![i]!, 0));
    expect(positionError(update, truth.state)).toBeLessThan(4 * sigma);
    // With the point mass alone the same measurements contradict the prior.
    expect(updateOrbit({ ...request, dynamics: 'two-body' }).state).toBe('INCONSISTENT');
  });

  it('finds the same orbit from wherever near it the search begins', () => {
    const { request } = scene([TELESCOPE, RADAR]);
    const update = updateOrbit(request);
    const last = updateOrbit({ ...request, tracks: request.tracks.slice(0, 1) });
    const again = updateOrbit({ ...request, initialGuess: sixOf(last) });
    expect(again).toMatchObject({ state: 'UPDATED', accepted: update.accepted, priorKind: update.priorKind });
    // A step below a hundredth of a sigma ends the search.
    const sigma = Math.sqrt([0, 7, 14].reduce((sum, i) => sum + update.covarianceRtn![i]!, 0));
    expect(positionError(again, Float64Array.from(update.positionM))).toBeLessThan(0.03 * sigma);
    for (const i of [0, 7, 14]) expect(again.covarianceRtn![i]! / update.covarianceRtn![i]!).toBeCloseTo(1, 2);
    expect(again.agreement!.directions).toBe(update.agreement!.directions);
  });

  it('turns a star away that was taken for the object, and counts a point once that was written twice', () => {
    const { truth, request } = scene([TELESCOPE, RADAR]);
    const clean = updateOrbit(request);
    const [first, second] = request.tracks as [MeasurementTrack, MeasurementTrack];
    const star = withFirst(first, { declinationRad: first.measurements[4]!.declinationRad! + 0.2 * RAD_PER_DEG });
    const edited = updateOrbit({ ...request, tracks: [star, second] });
    expect(edited).toMatchObject({ state: 'UPDATED', accepted: 23, rejected: 1 });
    expect(edited.residuals[4]!.use).toBe('rejected');
    expect(positionError(edited, truth.state)).toBeLessThan(3 * positionError(clean, truth.state) + 20);
    const again = { ...first, measurements: [...first.measurements, ...first.measurements] };
    const doubled = updateOrbit({ ...request, tracks: [again, second] });
    expect(doubled).toMatchObject({ accepted: 24, rejected: 0, positionM: clean.positionM });
    expect(doubled.residuals.filter(({ use }) => use === 'duplicate')).toHaveLength(12);
  });

  it('of one short arc gains along the arc, and says what it does not see', () => {
    const { request } = scene([TELESCOPE], 'two-body', { points: 3, stepS: 5 });
    const update = updateOrbit(request);
    expect(update.state).toBe('UPDATED');
    expect(update.agreement!.directions).toBeLessThan(6);
    expect(update.observability.code).toMatch(/^sees-(some|all)-better$/);
    const { directions } = update.observability.figures as { readonly directions: number };
    expect([1, 2, 3, 4]).toContain(directions);
    const [before, after] = [request.prior.covarianceRtn, update.covarianceRtn!];
    for (const i of [0, 7, 14]) expect(after[i]!).toBeLessThanOrEqual(1.01 * before[i]!);
  });

  it('is unobservable where one short arc stands alone, or says nothing new, or nothing at all', () => {
    const { request } = scene([TELESCOPE], 'two-body', { points: 3, stepS: 5 });
    const alone = updateOrbit({ ...request, prior: { ...request.prior, covarianceRtn: new Float64Array(36) } });
    expect(alone).toMatchObject({ state: 'UNOBSERVABLE', priorKind: 'none' });
    expect(alone.message).toEqual([{ code: 'update-undetermined-without-errors', figures: {} }]);
    const sure = request.prior.covarianceRtn.map((value) => value * 1e-10);
    const [track] = request.tracks as [MeasurementTrack];
    const blunt = { ...track, sigma: { angleRad: 1 * RAD_PER_DEG } };
    const known = { ...request, prior: { ...request.prior, covarianceRtn: sure }, tracks: [blunt] };
    expect(updateOrbit(known)).toMatchObject({ state: 'UNOBSERVABLE' });
    expect(updateOrbit({ ...request, tracks: [] })).toMatchObject({ state: 'UNOBSERVABLE', accepted: 0 });
  });

  it('without a prior follows from tracks enough', () => {
    const { truth, request } = scene([RADAR, RADAR, TELESCOPE]);
    const update = updateOrbit({ ...request, prior: { ...request.prior, covarianceRtn: new Float64Array(36) } });
    expect(update.state).toBe('UPDATED');
    expect(update.observability).toMatchObject({ code: 'sees-all-alone', figures: { directions: 6 } });
    expect(positionError(update, truth.state)).toBeLessThan(200);
  });

  it('takes a covariance without velocities for what it tells, and repairs one that is flat', () => {
    const { truth, request } = scene([RADAR, TELESCOPE]);
    const positions = request.prior.covarianceRtn.map((value, n) => (n % 6 < 3 && n < 18 ? value : 0));
    const partial = updateOrbit({ ...request, prior: { ...request.prior, covarianceRtn: positions } });
    expect(partial).toMatchObject({ state: 'UPDATED', priorKind: 'partial' });
    expect(positionError(partial, truth.state)).toBeLessThan(200);
    const flat = Float64Array.from(request.prior.covarianceRtn);
    // Along-track position and radial velocity as one and the same error.
    flat[9] = flat[19] = -Math.sqrt(flat[7]! * flat[21]!);
    const repaired = updateOrbit({ ...request, prior: { ...request.prior, covarianceRtn: flat } });
    expect(repaired.priorKind).toBe('repaired');
    expect(repaired.covarianceRtn!.every(Number.isFinite)).toBe(true);
  });

  it('says so where the prior is far too sure of itself', () => {
    const { request } = scene([TELESCOPE, RADAR]);
    const sure = request.prior.covarianceRtn.map((value) => value * 1e-4);
    const update = updateOrbit({ ...request, prior: { ...request.prior, covarianceRtn: sure } });
    expect(update.state).toBe('INCONSISTENT');
    expect(update.message[0]!.code).toBe('update-against-prior');
  });

  it('says so where the object is another one', () => {
    const { request } = scene([TELESCOPE, RADAR]);
    const { tracks } = (() => {
      const other = truthOf(drawsOf(99), [1, 1, 1]);
      const arc = arcOf(other.state);
      const site = SITES[1]!;
      const [start] = passesOf(arc, site, EPOCH_TAI_S - 43_200, EPOCH_TAI_S);
      return { tracks: [trackOf(arc, site, start!, TELESCOPE, drawsOf(1))] };
    })();
    const update = updateOrbit({ ...request, tracks });
    expect(['INCONSISTENT', 'NOT_CONVERGED']).toContain(update.state);
    expect(update.message.map(({ code }) => code).join()).toMatch(/update-against-prior|update-other-object/);
  });

  it('names the clock that is off by a second where the prior knows better', () => {
    const { request } = scene([TELESCOPE], 'two-body', { clockS: 1 });
    const sure = request.prior.covarianceRtn.map((value) => value / 9);
    const update = updateOrbit({ ...request, prior: { ...request.prior, covarianceRtn: sure } });
    expect(update.state).toBe('INCONSISTENT');
    expect(update.message[1]).toMatchObject({
      code: 'update-clock-off',
      figures: { track: 1, aheadOrBehind: 'ahead' },
    });
    const { offsetS } = update.message[1]!.figures as { readonly offsetS: number };
    expect(Math.abs(offsetS - 1)).toBeLessThan(0.3);
    // A clock that is known to be so far off is no contradiction, and taken off.
    const [track] = request.tracks as [MeasurementTrack];
    expect(updateOrbit({ ...request, tracks: [{ ...track, timeBiasS: 1 }] }).state).toBe('UPDATED');
    const free = updateOrbit({ ...request, tracks: [{ ...track, timeBiasSigmaS: 2 }] });
    expect(free.state).toBe('UPDATED');
    expect(free.biases[0]![0]).toBeGreaterThan(0.5);
  });

  it('holds what the measurements of a track share in its covariance', () => {
    const { request } = scene([TELESCOPE, TELESCOPE]);
    const without = updateOrbit({
      ...request,
      tracks: request.tracks.map((track) => ({ ...track, timeBiasSigmaS: 0, angleBiasSigmaRad: 0 })),
    });
    const biased = updateOrbit({
      ...request,
      tracks: request.tracks.map((track) => ({ ...track, angleBiasSigmaRad: 10 * RAD_PER_ARCSEC })),
    });
    expect(without.sharedSigmaRtnM!.every((one) => one < 1e-3)).toBe(true);
    expect(biased.covarianceRtn![14]!).toBeGreaterThan(1.2 * without.covarianceRtn![14]!);
    const [, , cross] = biased.sharedSigmaRtnM!;
    expect(cross).toBeGreaterThan(0.3 * Math.sqrt(biased.covarianceRtn![14]!));
  });

  it('tells an orbit that comes down before it is measured', () => {
    const { request } = scene([TELESCOPE]);
    const forces = forceModel('EME2000', {});
    const [u, v, w] = request.prior.velocityMps;
    const falling = { ...request.prior, velocityMps: [0.3 * u, 0.3 * v, 0.3 * w] as const };
    const dynamics = { forces, massKg: 1 };
    expect(updateOrbit({ ...request, prior: falling, dynamics })).toMatchObject({
      state: 'NOT_CONVERGED',
      accepted: 0,
    });
  });
});
