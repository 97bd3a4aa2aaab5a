import { inFrame } from '@keepout/astro/ephemeris/reframe';
import type { Ephemeris } from '@keepout/astro/nouns';
import { RAD_PER_DEG } from '@keepout/units/angle';
import { expect, it } from 'vitest';
import { recordValidation } from '../../../conformance/ledger.ts';
import reference from '../../../conformance/passes/passes.json' with { type: 'json' };
import figures from '../../../conformance/passes/sky.json' with { type: 'json' };
import { epoch, orientation2003, site, trajectory } from '../test/reference.ts';
import { horizonOf } from './horizon.ts';
import type { Interval } from './intervals.ts';
import { lookAngles, sineOfElevation } from './look-angles.ts';
import { litSpans } from './optical.ts';
import { findPasses } from './passes.ts';
import { angleBetween, moonIllumination, skyOverEarth } from './sky.ts';

const eop = orientation2003();
const sky = skyOverEarth(eop);
const startTaiS = epoch(reference.window.start);
const stopTaiS = epoch(reference.window.stop);
const satellites = new Map<string, Ephemeris>(
  reference.satellites.map((elements) => [elements.id, inFrame(trajectory(elements), 'ITRF', eop)]),
);
const sites = new Map(reference.sites.map((raw) => [raw.id, site(raw)]));
const row = { room: 'tracking', origin: 'Skyfield 1.55 with JPL DE421 and finals2000A, sgp4 2.27' };
const REASON_OF_MOON = 'our Moon is good to 15 arcsec (0.004 deg), the lunar parallax and the sites to less';

it('Sun, Moon and phase angle stand where Skyfield sees them', () => {
  const apart: Record<'moonSeparation' | 'moonElevation' | 'sunElevation' | 'phaseAngle' | 'elevation', number[]> = {
    moonSeparation: [],
    moonElevation: [],
    sunElevation: [],
    phaseAngle: [],
    elevation: [],
  };
  const illumination: number[] = [];
  const state = new Float64Array(6);
  for (const one of figures.instants) {
    const here = sites.get(one.site)!;
    const t = epoch(one.utc);
    satellites.get(one.satellite)!.stateAt(t, state);
    const [sun, moon] = [sky.sun(t), sky.moon(t)];
    const compare = (what: keyof typeof apart, rad: number, theirsDeg: number): void => {
      apart[what].push(Math.abs(rad / RAD_PER_DEG - theirsDeg));
    };
    compare('elevation', lookAngles(here, state).elevationRad, one.elevationDeg);
    compare('moonSeparation', angleBetween(here.positionM, state, moon), one.moonSeparationDeg);
    compare('phaseAngle', angleBetween(state, sun, here.positionM), one.phaseAngleDeg);
    compare('moonElevation', Math.asin(sineOfElevation(here, ...moon)), one.moonElevationDeg);
    compare('sunElevation', Math.asin(sineOfElevation(here, ...sun)), one.sunElevationDeg);
    illumination.push(Math.abs(moonIllumination([0, 0, 0], sun, moon) - one.moonIllumination));
  }
  const unit = 'deg';
  const moon = { ...row, unit, tolerance: 0.005, reason: REASON_OF_MOON };
  const near = { ...row, unit, tolerance: 1e-3, reason: 'two SGP4 codes and two series of the Earth: 5 m at 1,000 km' };
  recordValidation({ ...moon, reference: 'separation of objects from the Moon', deviations: apart.moonSeparation });
  recordValidation({ ...moon, reference: 'elevation of the Moon', deviations: apart.moonElevation });
  recordValidation({ ...near, reference: 'elevation of the Sun', deviations: apart.sunElevation });
  recordValidation({ ...near, reference: 'phase angle of objects', deviations: apart.phaseAngle });
  recordValidation({
    ...row,
    reference: 'lit share of the Moon',
    deviations: illumination,
    unit: '1',
    tolerance: 1e-4,
    reason: 'theirs looks back by the light time, which turns the Moon by an arcsecond',
  });
  expect(illumination.length).toBeGreaterThan(250);
  expect(Math.max(...apart.elevation)).toBeLessThan(1e-3);
  expect(Math.max(...apart.moonSeparation)).toBeLessThan(0.005);
  expect(Math.max(...apart.moonElevation)).toBeLessThan(0.005);
  expect(Math.max(...apart.sunElevation)).toBeLessThan(1e-3);
  expect(Math.max(...apart.phaseAngle)).toBeLessThan(1e-3);
  expect(Math.max(...illumination)).toBeLessThan(1e-4);
});

it.each(['umbra', 'penumbra'] as const)(
  'the %s is entered and left when rays to the limb of the Sun say so',
  (shadow) => {
    const limitsS: number[] = [];
    for (const one of figures.shadow) {
      const ephemeris = satellites.get(one.satellite)!;
      const lit = litSpans({ ephemeris, shadow, eop }, { startTaiS, stopTaiS }, (t) => sky.sun(t));
      const dark = gaps(lit);
      expect(dark.length, one.satellite).toBe(one[shadow].length);
      for (const [i, limits] of one[shadow].entries()) {
        const theirs = limits.map(epoch);
        limitsS.push(...[dark[i]!.startTaiS, dark[i]!.stopTaiS].map((ours, k) => Math.abs(ours - theirs[k]!)));
      }
    }
    recordValidation({
      ...row,
      reference: `limits of the ${shadow}, by rays`,
      deviations: limitsS,
      unit: 's',
      tolerance: 0.1,
      reason:
        'the limb is sought in one plane, the rays meet the whole of it; 720 rays are 0.5 degree of the limb apart',
    });
    expect(limitsS.length).toBeGreaterThan(200);
    expect(Math.max(...limitsS)).toBeLessThan(0.1);
  },
);

it('passes over a horizon profile are those that Skyfield samples', () => {
  const points = figures.profileDeg.map(([azimuth, elevation]) => ({
    azimuthRad: azimuth! * RAD_PER_DEG,
    elevationRad: elevation! * RAD_PER_DEG,
  }));
  const horizon = horizonOf(figures.maskDeg * RAD_PER_DEG, points);
  const limitsS: number[] = [];
  for (const one of figures.profile) {
    const found = findPasses({
      ephemeris: satellites.get(one.satellite)!,
      site: sites.get(one.site)!,
      startTaiS,
      stopTaiS,
      eop,
      horizon,
      minElevationRad: 0,
    });
    expect(found.length, `${one.satellite} over ${one.site}`).toBe(one.spans.length);
    for (const [i, limits] of one.spans.entries()) {
      const theirs = limits.map(epoch);
      limitsS.push(Math.abs(found[i]!.startTaiS - theirs[0]!), Math.abs(found[i]!.stopTaiS - theirs[1]!));
    }
  }
  recordValidation({
    ...row,
    reference: 'limits of passes over a horizon profile',
    deviations: limitsS,
    unit: 's',
    tolerance: 0.02,
    reason: 'slow objects of the reference cross their horizon at leisure; low ones agree to a millisecond',
  });
  expect(limitsS.length).toBeGreaterThan(250);
  expect(Math.max(...limitsS)).toBeLessThan(0.02);
});

function gaps(lit: readonly Interval[]): Interval[] {
  const ends = [startTaiS, ...lit.flatMap((span) => [span.startTaiS, span.stopTaiS]), stopTaiS];
  const out: Interval[] = [];
  for (let i = 0; i < ends.length; i += 2) {
    if (ends[i + 1]! > ends[i]!) out.push({ startTaiS: ends[i]!, stopTaiS: ends[i + 1]! });
  }
  return out;
}
