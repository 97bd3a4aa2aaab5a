import { readdirSync, readFileSync } from 'node:fs';
import type { DecisionResults } from '@keepout/assessment/record/decision-results';
import { earthOrientationOfDays } from '@keepout/astro/frames/earth-orientation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earthFixedCdm } from '../../../../../../conformance/earth-fixed.ts';
import { runs } from '../../../../../../scripts/property-runs.mjs';
import { testRecord } from '../test-record.ts';
import { canonicalJson } from './canonical-json.ts';
import { type DecisionRecord, recordText, sealed } from './decision-record.ts';
import { readRecord } from './read-record.ts';
import { replayRecord } from './replay.ts';

/** The same examples come in every run but those of `npm run test:validation`: these have more of them. */

const folder = new URL('../../../../../../conformance/ccsds/cdm/valid/', import.meta.url);
const texts = readdirSync(folder)
  .filter((name) => name.startsWith('0000') && name.endsWith('.cdm'))
  .slice(0, 6)
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));
const record = testRecord(texts.slice(0, 2));

type Path = readonly string[];

/** Every place of the record that holds a figure, a word or a flag. */
function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...path, key]));
}

function altered(whole: DecisionRecord, [first, ...rest]: Path, by: (value: unknown) => unknown): DecisionRecord {
  const copy = structuredClone(whole) as unknown as Record<string, unknown>;
  let at = copy;
  let key = first!;
  for (const next of rest) {
    at = at[key] as Record<string, unknown>;
    key = next;
  }
  at[key] = by(at[key]);
  return copy as unknown as DecisionRecord;
}

/** Another value of the same kind: the next double, one more letter. */
function other(value: unknown): unknown {
  if (typeof value === 'number') return value === 0 ? 1e-300 : value * (1 + 2 ** -52);
  if (typeof value === 'boolean') return !value;
  return value === null ? 1 : `${String(value)} `;
}

describe('a decision record', () => {
  it('of any message replays to the same digits after it was written and read', () => {
    for (const text of texts) {
      const read = readRecord(recordText(testRecord([text])));
      if (!read.ok) throw new Error(read.fault.message);
      expect(replayRecord(read.value)).toMatchObject({ isSame: true, differences: [] });
    }
  });

  it('of a message in ITRF carries how the Earth turned then, and replays by that', () => {
    const days = { firstDay: 8300, values: Array.from({ length: 200 }, () => [0.3 - 37, 0.1, 0.4, 0, 0, 0]).flat() };
    const [fixed, inertial] = [earthFixedCdm(texts[0]!, earthOrientationOfDays(days)), texts[0]!];
    const read = readRecord(recordText(testRecord([fixed], {}, days)));
    if (!read.ok) throw new Error(read.fault.message);
    expect(replayRecord(read.value)).toMatchObject({ isSame: true, differences: [] });
    const [taken] = read.value.inputs.messages.map((message) => message.taken);
    expect(taken).toMatchObject({ kind: 'MESSAGE', earthOrientation: { values: days.values.slice(0, 24) } });
    const placeOf = (one: DecisionRecord) => (one.results as unknown as DecisionResults).figures.objects[0].positionKm!;
    const apartKm = (other: readonly number[]) => Math.hypot(...placeOf(read.value).map((x, k) => x - other[k]!));
    expect(apartKm(placeOf(testRecord([inertial])))).toBeLessThan(1e-6);
    expect(apartKm(placeOf(testRecord([fixed])))).toBeGreaterThan(0.01);
  });

  it('is found out wherever one value of it is altered, be it the last digit', () => {
    const places = placesOf(record);
    expect(places.length).toBeGreaterThan(300);
    fc.assert(
      fc.property(fc.constantFrom(...places), (place) => {
        const changed = altered(record, place, other);
        const read = readRecord(JSON.stringify(changed));
        if (!read.ok) return true;
        const replay = replayRecord(read.value);
        return !replay.isSame && replay.hash.recorded !== replay.hash.computed;
      }),
      { numRuns: runs(40) },
    );
  });

  it('whose figure was altered and whose hash was made anew is found out by computing it', () => {
    const places = placesOf(record.results, ['results']);
    fc.assert(
      fc.property(fc.constantFrom(...places), (place) => {
        const { hash: _hash, ...forged } = altered(record, place, other);
        const replay = replayRecord(sealed(forged));
        return !replay.isSame && replay.differences.some(({ path }) => path === place.join('.'));
      }),
      { numRuns: runs(20) },
    );
  });

  it('whose message was altered is found out by its own hash and by what follows from it', () => {
    const { hash: _hash, ...forged } = altered(record, ['inputs', 'messages', '1', 'text'], (text) =>
      String(text).replace(/^X +=.*$/m, 'X = 7000.5 [km]'),
    );
    const replay = replayRecord(sealed(forged));
    expect(replay).toMatchObject({ isSame: false, alteredMessages: [record.inputs.messages[1]!.messageId] });
    expect(replay.differences.map(({ path }) => path)).toContain('results.figures.missDistanceM');
  });

  it('that was signed against its own rules is found out though every hash fits', () => {
    const settings = { ...record.inputs.settings, fourEyes: true };
    const alone = testRecord(texts.slice(0, 1), {
      inputs: { ...testRecord(texts.slice(0, 1)).inputs, settings },
      signed: record.decided,
      waivers: [],
    });
    const { breaches, isSame } = replayRecord(alone);
    expect(isSame).toBe(false);
    expect(breaches[0]).toContain('four eyes');
    expect(breaches.slice(1).every((breach) => breach.includes('neither met nor waived'))).toBe(true);
  });

  it.each([
    ['', 'not-json'],
    ['CCSDS_CDM_VERS = 1.0', 'not-json'],
    ['[]', 'not-a-record'],
    ['{"schema":"keepout-decision-record/2"}', 'other-version'],
    ['{"schema":"keepout-decision-record/1"}', 'malformed'],
    [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'not-a-record'],
    [JSON.stringify({ ...record, results: { deep: JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`) } }), 'malformed'],
    ['x'.repeat(50_000_001), 'too-large'],
  ])('that is none says why (%#)', (text, code) => {
    expect(readRecord(text)).toMatchObject({ ok: false, fault: { code } });
  });

  it('has one form: keys in order, and what is read is written the same', () => {
    expect(canonicalJson({ b: [1e-7, -0], a: { d: null, c: 'ä' } })).toBe('{"a":{"c":"ä","d":null},"b":[1e-7,0]}');
    const text = recordText(record);
    const read = readRecord(text);
    expect(read.ok && recordText(read.value)).toBe(text);
  });
});
