import { egm96 } from '@keepout/astro/force/egm96';
import { forceModel } from '@keepout/astro/force/model';
import type { Ephemeris } from '@keepout/astro/nouns';
import { stateOfSix } from '@keepout/astro/six-numbers';
import { RAD_PER_DEG, wrapPi } from '@keepout/units/angle';
import { describe, expect, it } from 'vitest';
import { siteState, topocentricDirection } from '../direction.ts';
import { siteAt } from '../site.ts';
import { type OrbitDynamics, orbitArc } from './arc.ts';
import { type Prediction, predictedRow } from './predicted-row.ts';

const EPOCH = 7.5e8;
const START = [5.1e6, 3.9e6, 2.8e6, -4200, 1220, 6140];
const site = siteAt({ latitudeRad: 46 * RAD_PER_DEG, longitudeRad: 7 * RAD_PER_DEG, heightM: 900 });
const DYNAMICS: readonly OrbitDynamics[] = [
  'two-body',
  { forces: forceModel('EME2000', { gravity: egm96(4) }), massKg: 1 },
];

function predicted(six: readonly number[], at: number, dynamics: OrbitDynamics): Prediction {
  const arc = orbitArc(stateOfSix(six, EPOCH), EPOCH - 10, EPOCH + 7200, dynamics);
  if (!arc.ok) throw new Error(arc.fault.code);
  const { positionM, velocityMps } = siteState(site, at);
  return predictedRow(Float64Array.of(...positionM, ...velocityMps), at, arc.value)!;
}

const four = (one: Prediction, about: Prediction): number[] => [
  wrapPi(one.rightAscensionRad - about.rightAscensionRad) * Math.cos(about.declinationRad),
  one.declinationRad - about.declinationRad,
  one.rangeM - about.rangeM,
  one.rangeRateMps - about.rangeRateMps,
];

describe('a predicted measurement', () => {
  it('stands where the direction of the track is, with the same light time', () => {
    const arc = orbitArc(stateOfSix(START, EPOCH), EPOCH - 10, EPOCH + 7200, 'two-body');
    if (!arc.ok) throw new Error(arc.fault.code);
    const ephemeris: Ephemeris = {
      frame: 'EME2000',
      startTaiS: EPOCH - 10,
      stopTaiS: EPOCH + 7200,
      stateAt: (t, out) => arc.value.read(t, out),
    };
    const at = EPOCH + 4000;
    const direction = topocentricDirection(site, ephemeris, at)!;
    const ours = predicted(START, at, 'two-body');
    expect(wrapPi(ours.rightAscensionRad - direction.rightAscensionRad)).toBeCloseTo(0, 12);
    expect(ours.declinationRad).toBeCloseTo(direction.declinationRad, 12);
    expect(ours.rangeM).toBeCloseTo(direction.rangeM, 6);
    const [before, after] = [-1, 1].map((s) => topocentricDirection(site, ephemeris, at + s)!.rangeM);
    // A difference over two seconds of a range that curves.
    expect(Math.abs(ours.rangeRateMps - (after! - before!) / 2)).toBeLessThan(0.01);
  });

  it.each(DYNAMICS)('answers to state and clock as its own differences show', (dynamics) => {
    for (const after of [300, 3000, 6500]) {
      const at = EPOCH + after;
      const middle = predicted(START, at, dynamics);
      for (let i = 0; i < 6; i++) {
        const step = i < 3 ? 20 : 0.02;
        const [less, more] = [-step, step].map((by) =>
          four(
            predicted(
              START.map((value, k) => (k === i ? value + by : value)),
              at,
              dynamics,
            ),
            middle,
          ),
        );
        for (let row = 0; row < 4; row++) {
          const size = Math.max(
            ...Array.from({ length: 3 }, (_, k) => Math.abs(middle.slopes[6 * row + (i < 3 ? k : 3 + k)]!)),
          );
          const difference = (more![row]! - less![row]!) / (2 * step);
          expect(Math.abs(middle.slopes[6 * row + i]! - difference) / size, `${after} ${row} ${i}`).toBeLessThan(2e-3);
        }
      }
      const [before, later] = [-0.5, 0.5].map((by) => four(predicted(START, at + by, dynamics), middle));
      for (let row = 0; row < 4; row++) {
        const off = Math.abs(later![row]! - before![row]! - middle.rates[row]!);
        // The pull of the oblate Earth is left out of the last.
        expect(off, String(row)).toBeLessThan(row === 3 ? 0.05 : 3e-3 * Math.abs(middle.rates[row]!));
      }
    }
  });
});
