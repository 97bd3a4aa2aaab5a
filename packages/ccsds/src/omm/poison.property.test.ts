import { readFileSync } from 'node:fs';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/property-runs.mjs';
import { readCatalogue } from '../catalogue.ts';
import { writeTle } from '../tle/write.ts';
import { ommFromElements, writeOmm } from './write.ts';

/** Values that no field has, and that arithmetic turns into none. */
const POISONS = ['0', '-0', '1e-308', '-1e-308', '1e150', '-1e150', '1e308', '-1e308'] as const;
const good = readFileSync(new URL('../../../../conformance/ccsds/omm/valid/32395.omm', import.meta.url), 'utf8');
const lines = good.split('\n');
const numeric = lines.flatMap((line, index) => (/^[A-Z_]+ += [-+0-9.]+(e[-+]?\d+)?\r?$/i.test(line) ? [index] : []));

function outcomeOf(changes: ReadonlyMap<number, string>): 'taken' | 'refused' {
  const text = lines.map((line, index) =>
    line.replace(/= .*/, (had) => (changes.has(index) ? `= ${changes.get(index)}` : had)),
  );
  const { elements, faultCount } = readCatalogue(text.join('\n'));
  if (elements.length === 0) {
    expect(faultCount).toBeGreaterThan(0);
    return 'refused';
  }
  const [set] = elements;
  for (const value of Object.values(set!))
    if (typeof value === 'number') expect(Number.isFinite(value), String(value)).toBe(true);
  // What is taken can be propagated or is refused by name, and is written again without a word about it.
  for (const afterS of [0, 86_400, 7 * 86_400]) {
    const state = new Float64Array(6);
    if (sgp4Ephemeris(set!).stateAt(set!.epochTaiS + afterS, state)) {
      for (const value of state) expect(Number.isFinite(value), String(value)).toBe(true);
    }
  }
  const tle = writeTle(set!);
  if (tle.ok) expect(tle.value).not.toMatch(/NaN|Infinity|undefined/);
  expect(writeOmm(ommFromElements(set!, { creationTaiS: 0, originator: 'TEST' }), 'xml')).not.toMatch(/NaN|Infinity/);
  return 'taken';
}

describe('an element set with impossible numbers', () => {
  it('is refused, or has finite elements and finite states, whichever field has them', () => {
    expect(numeric.length).toBeGreaterThan(9);
    expect(outcomeOf(new Map())).toBe('taken');
    const counts = { taken: 0, refused: 0 };
    for (const index of numeric) for (const value of POISONS) counts[outcomeOf(new Map([[index, value]]))]++;
    expect(counts.taken).toBeGreaterThan(0);
    expect(counts.refused).toBeGreaterThan(0);
  });

  it('is so whichever fields together have them', () => {
    const change = fc.tuple(fc.constantFrom(...numeric), fc.constantFrom(...POISONS));
    fc.assert(
      fc.property(fc.array(change, { minLength: 2, maxLength: 8 }), (all) => void outcomeOf(new Map(all))),
      {
        numRuns: runs(500),
      },
    );
  });
});
