import { readFileSync } from 'node:fs';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { batchOf } from '@keepout/astro/sgp4/record';
import { describe, expect, it } from 'vitest';
import { readTwoLines } from '../../../../conformance/gp-elements.ts';
import { planScreening } from './plan/plan.ts';
import { screenAll } from './screen.ts';

const file = new URL('../../../../conformance/sgp4/strong-drag.tle', import.meta.url);
const [, line1 = '', line2 = ''] = readFileSync(file, 'utf8').split(/\r?\n/);
const decaying = readTwoLines(line1, line2);
/** In its orbit a kilometre behind it, without drag. */
const follower = { ...decaying, bstar: 0, noradId: 1, meanAnomalyDeg: decaying.meanAnomalyDeg - 0.01 };
const sources = { batch: batchOf([decaying, follower].map((set) => sgp4Init(set))), ephemerides: [] };
const DAY_S = 86_400;

describe('an object that decays', () => {
  it.each([
    ['wasm', { kind: 'all-pairs' }],
    ['wasm', { kind: 'primaries', primaries: [0] }],
    ['wasm', { kind: 'primaries', primaries: [1] }],
  ] as const)('is out of a screening (%s, %o) of long before or after, with its reason', (engine, scope) => {
    for (const days of [-30, 30]) {
      const startTaiS = decaying.epochTaiS + days * DAY_S;
      const volume = { shape: 'sphere', radiusM: 60_000 } as const;
      const plan = planScreening({ startTaiS, stopTaiS: startTaiS + 7200, volume, scope, engine });
      expect(screenAll(plan, sources)).toMatchObject({
        encounters: [],
        dropouts: [{ object: 0, reason: 'sgp4-error', atTaiS: startTaiS }],
      });
    }
  });

  it.each([
    ['wasm', { kind: 'all-pairs' }],
    ['wasm', { kind: 'primaries', primaries: [0] }],
    ['wasm', { kind: 'primaries', primaries: [1] }],
    ['scalar', { kind: 'primaries', primaries: [0] }],
    ['scalar', { kind: 'primaries', primaries: [1] }],
  ] as const)('leaves a screening (%s, %o) with its reason, and meets nobody any more', (engine, scope) => {
    const startTaiS = decaying.epochTaiS - 3600;
    const volume = { shape: 'sphere', radiusM: 60_000 } as const;
    const plan = planScreening({ startTaiS, stopTaiS: startTaiS + 2 * DAY_S, volume, scope, engine });
    const { encounters, dropouts } = screenAll(plan, sources);
    const decayTaiS = decaying.epochTaiS + 1385 * 60;
    expect(encounters.length).toBeGreaterThan(0);
    for (const { tcaTaiS } of encounters) expect(tcaTaiS).toBeLessThan(decayTaiS);
    // Under the ground in its last perigees, then without a state: SGP4 error 6.
    expect(dropouts.map(({ object, reason }) => [object, reason])).toEqual([
      [0, 'below-surface'],
      [0, 'sgp4-error'],
    ]);
    expect(dropouts[1]!.code).toBe(6);
    expect(dropouts[0]!.atTaiS).toBeGreaterThan(decayTaiS - 3600);
    expect(dropouts[0]!.atTaiS).toBeLessThan(decayTaiS);
  });
});
