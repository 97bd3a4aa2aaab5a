import { readFileSync } from 'node:fs';
import { tableEphemeris } from '@keepout/astro/ephemeris/table';
import type { Ephemeris } from '@keepout/astro/nouns';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { propagateOne } from '@keepout/astro/sgp4/propagate';
import { batchOf } from '@keepout/astro/sgp4/record';
import { describe, expect, it } from 'vitest';
import { readGpCsv, utc } from '../../../../../conformance/gp-elements.ts';
import type { KeptReaches } from '../plan/orbit-reach.ts';
import { planScreening } from '../plan/plan.ts';
import { openSources } from '../plan/sources.ts';
import { screenBlock } from '../screen.ts';
import { orbitReach } from './sampled-trajectory.ts';

const file = new URL('../../../../../conformance/screening/elements-20241101.csv', import.meta.url);
const elements = readGpCsv(readFileSync(file, 'utf8')).slice(0, 400);
const startTaiS = utc('2024-11-02T00:00:00');
const HOURS = 24;
const batch = batchOf(elements.map((set) => sgp4Init(set)));
const empty = batchOf([]);

/** A day of an object by the minute; with an hour left out, or whole. */
function ephemerisOf(index: number, hasGap: boolean): Ephemeris {
  const count = HOURS * 60 + 1;
  const epochsTaiS = Float64Array.from({ length: count }, (_, k) => startTaiS + 60 * k);
  const states = new Float64Array(6 * count);
  epochsTaiS.forEach((t, k) => void propagateOne(batch, index, t, states, 6 * k));
  for (let k = 0; k < states.length; k++) states[k]! *= 1000;
  const [cut, on] = [600, 660];
  const segments = [
    [0, cut, startTaiS, epochsTaiS[cut - 1]!] as const,
    [on, count, epochsTaiS[on]!, epochsTaiS[count - 1]!] as const,
  ];
  return tableEphemeris({
    frame: 'TEME',
    epochsTaiS,
    states,
    method: 'LAGRANGE',
    degree: 8,
    ...(hasGap && { segments }),
  });
}

describe('a reach that is kept', () => {
  const ephemerides = [ephemerisOf(3, false), ephemerisOf(7, true)];
  const fresh = openSources({ batch: empty, ephemerides });

  it('is the one that is laid anew, of every span, and is not laid again', () => {
    const reaches: KeptReaches[] = [new Map(), new Map()];
    const keeping = openSources({ batch: empty, ephemerides, reaches });
    for (const object of [0, 1])
      for (let k = 0; k < 80; k++) {
        // More spans than are kept, each with an end of the one before, some of them beyond the data.
        const [from, to] = [k >> 1, (k + 1) >> 1].map((end) => startTaiS + 2500 * end);
        const span = [from! - 5000, to! - 2500] as const;
        const reach = orbitReach(keeping, object, ...span);
        expect(reach).toEqual(orbitReach(fresh, object, ...span));
        expect(orbitReach(keeping, object, ...span)).toBe(reach);
      }
    expect(reaches.every(({ size }) => size > 0 && size <= 64)).toBe(true);
  });

  it('changes no encounter of the screenings that it serves', () => {
    const reaches: KeptReaches[] = [new Map(), new Map()];
    const plan = (from: number) =>
      planScreening({
        startTaiS: from,
        stopTaiS: startTaiS + (HOURS - 1) * 3600,
        volume: { shape: 'sphere', radiusM: 50_000 },
        scope: { kind: 'primaries', primaries: [400] },
      });
    let encounters = 0;
    for (const from of [startTaiS, startTaiS + 1234, startTaiS]) {
      const each = plan(from);
      for (let block = 0; block < each.blocks.length; block++) {
        const without = screenBlock(each, { batch, ephemerides }, block);
        expect(screenBlock(each, { batch, ephemerides, reaches }, block)).toEqual(without);
        encounters += without.encounters.length;
      }
    }
    expect(encounters).toBeGreaterThan(30);
    expect(reaches.some(({ size }) => size > 0)).toBe(true);
  });
});
