import { readdirSync, readFileSync } from 'node:fs';
import type { DecisionResults } from '@keepout/assessment/record/decision-results';
import { earthOrientationOfDays } from '@keepout/astro/frames/earth-orientation';
import { type DecisionRecord, type SignedRecord, UNSIGNED_SCHEMA } from '@keepout/contract/ca/decision-record';
import { canonicalJson, signedText } from '@keepout/operations/record/canonical-json';
import { readRecord } from '@keepout/operations/record/read-record';
import { replayRecord } from '@keepout/operations/record/replay';
import { readRecordKeys } from '@keepout/operations/record/signature';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earthFixedCdm } from '../../../../../conformance/earth-fixed.ts';
import { runs } from '../../../../../scripts/property-runs.mjs';
import { NODE_CHECKS, recordText, textSha256 } from './sealing.ts';
import { TEST_KEY, testRecord } from './test-record.ts';

/** The same examples come in every run but those of `npm run test:nightly`: these have more of them. */

const folder = new URL('../../../../../conformance/ccsds/cdm/valid/', import.meta.url);
const texts = readdirSync(folder)
  .filter((name) => name.startsWith('0000') && name.endsWith('.cdm'))
  .slice(0, 6)
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));
const record: SignedRecord = testRecord(texts.slice(0, 2));

const replayed = (decision: DecisionRecord, keys: Parameters<typeof replayRecord>[2] = [TEST_KEY]) =>
  replayRecord(decision, NODE_CHECKS, keys);
/** As somebody who has no key would forge it: the hash fits again. */
const rehashed = (forged: DecisionRecord): DecisionRecord => ({ ...forged, hash: textSha256(signedText(forged)) });

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
  it.each([
    ['has a name twice, the first of them another', '{"acknowledged"', '{"decision":"NO_BURN","acknowledged"'],
    ['has a name twice, escaped', '"decided":{', '"\\u0064ecided":1,"decided":{'],
    ['has members that reading would drop', '"results":{', '"results":{"__proto__":{"pc":1e-9},'],
    ['has more than all numbers for none', /("results":.*?):null/, '$1:1e999'],
  ])('that %s is no record', (_what, place, forged) => {
    const text = recordText(record);
    expect(readRecord(text).ok).toBe(true);
    expect(text.replace(place, forged)).not.toBe(text);
    expect(readRecord(text.replace(place, forged))).toMatchObject({ fault: { code: 'malformed' } });
  });

  it('of any message replays to the same digits after it was written and read', async () => {
    for (const text of texts) {
      const read = readRecord(recordText(testRecord([text])));
      if (!read.ok) throw new Error(read.fault.message);
      expect(await replayed(read.value)).toMatchObject({ isSame: true, differences: [], signature: 'valid' });
    }
  });

  it('of a message in ITRF carries how the Earth turned then, and replays by that', async () => {
    const days = { firstDay: 8300, values: Array.from({ length: 200 }, () => [0.3 - 37, 0.1, 0.4, 0, 0, 0]).flat() };
    const [fixed, inertial] = [earthFixedCdm(texts[0]!, earthOrientationOfDays(days)), texts[0]!];
    const read = readRecord(recordText(testRecord([fixed], {}, days)));
    if (!read.ok) throw new Error(read.fault.message);
    expect(await replayed(read.value)).toMatchObject({ isSame: true, differences: [], signature: 'valid' });
    const [taken] = read.value.inputs.messages.map((message) => message.taken);
    expect(taken).toMatchObject({ kind: 'MESSAGE', earthOrientation: { values: days.values.slice(0, 24) } });
    const placeOf = (one: DecisionRecord) => (one.results as unknown as DecisionResults).figures.objects[0].positionKm!;
    const apartKm = (other: readonly number[]) => Math.hypot(...placeOf(read.value).map((x, k) => x - other[k]!));
    expect(apartKm(placeOf(testRecord([inertial])))).toBeLessThan(1e-6);
    expect(apartKm(placeOf(testRecord([fixed])))).toBeGreaterThan(0.01);
  });

  it('of methods that have changed since is as it was signed, where a key proves it, and is altered where not', async () => {
    const { versions, ...inputs } = record.inputs;
    const { methods: _, ...before } = versions;
    const results = structuredClone(record.results) as unknown as DecisionResults & { figures: { maxPc: number } };
    results.figures.maxPc *= 1.02;
    const ofBefore = { inputs: { ...inputs, versions: before }, results: results as never };
    const earlier = testRecord(texts.slice(0, 2), ofBefore);
    expect(await replayed(earlier)).toMatchObject({
      conclusion: 'other-methods',
      otherEdition: 1,
      isSame: false,
      differences: [{ path: 'results.figures.maxPc' }],
    });
    expect(await replayRecord(earlier, NODE_CHECKS)).toMatchObject({ conclusion: 'altered' });
    expect(await replayed(rehashed({ ...earlier, note: 'another' }))).toMatchObject({ conclusion: 'altered' });
    expect(await replayed(testRecord(texts.slice(0, 2), { results: results as never }))).toMatchObject({
      conclusion: 'altered',
    });
    const told = { ...record.told, pc: 0.5 };
    expect(await replayed(testRecord(texts.slice(0, 2), { ...ofBefore, told }))).toMatchObject({
      conclusion: 'told-otherwise',
    });
    const same = testRecord(texts.slice(0, 2), { inputs: ofBefore.inputs });
    expect(await replayed(same)).toMatchObject({ conclusion: 'proven', otherEdition: 1 });
  });

  it('is found out wherever one value of it is altered, be it the last digit', async () => {
    const places = placesOf(record);
    expect(places.length).toBeGreaterThan(300);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), async (place) => {
        const changed = altered(record, place, other);
        const read = readRecord(JSON.stringify(changed));
        if (!read.ok) return true;
        const replay = await replayed(read.value);
        return !replay.isSame && (replay.hash.recorded !== replay.hash.computed || replay.signature === 'invalid');
      }),
      { numRuns: runs(40) },
    );
  });

  it('whose figure was altered and whose hash was made anew is found out by computing it', async () => {
    const places = placesOf(record.results, ['results']);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), async (place) => {
        const replay = await replayed(rehashed(altered(record, place, other)), undefined);
        return !replay.isSame && replay.differences.some(({ path }) => path === place.join('.'));
      }),
      { numRuns: runs(20) },
    );
  });

  it('whose message was altered is found out by its own hash and by what follows from it', async () => {
    const forged = altered(record, ['inputs', 'messages', '1', 'text'], (text) =>
      String(text).replace(/^X +=.*$/m, 'X = 7000.5 [km]'),
    );
    const replay = await replayed(rehashed(forged));
    expect(replay).toMatchObject({ isSame: false, alteredMessages: [record.inputs.messages[1]!.messageId] });
    expect(replay.differences.map(({ path }) => path)).toContain('results.figures.missDistanceM');
  });

  it.each(['messageId', 'originator'])('whose message has another %s is found out by its text', async (field) => {
    const renamed = altered(record, ['inputs', 'messages', '1', field], () => 'OTHER');
    const { isSame, conclusion, alteredMessages } = await replayed(rehashed(renamed), undefined);
    expect({ isSame, conclusion, count: alteredMessages.length }).toEqual({
      isSame: false,
      conclusion: 'altered',
      count: 1,
    });
  });

  it('that was signed against its own rules is found out though every hash fits', async () => {
    const settings = { ...record.inputs.settings, fourEyes: true };
    const alone = testRecord(texts.slice(0, 1), {
      inputs: { ...testRecord(texts.slice(0, 1)).inputs, settings },
      signed: record.decided,
      waivers: [],
    });
    const { breaches, isSame } = await replayed(alone);
    expect(isSame).toBe(false);
    expect(breaches[0]).toContain('four eyes');
    expect(breaches.slice(1).every((breach) => breach.includes('neither met nor waived'))).toBe(true);
  });

  it('that tells a person otherwise than its messages come to is found out though every hash fits', async () => {
    const told = { ...record.told, verdict: record.told.verdict === 'SAFE' ? 'WATCH' : 'SAFE', pc: 1e-9 };
    const replay = await replayed(testRecord(texts.slice(0, 2), { told }));
    expect(replay).toMatchObject({ isSame: false, signature: 'valid' });
    expect(replay.differences.map(({ path }) => path)).toEqual(['told.pc', 'told.verdict']);
  });

  it('that was edited and hashed again is found out by the key, and only by it', async () => {
    const edited = rehashed({ ...record, note: 'The other operator has agreed.' });
    expect(await replayed(edited)).toMatchObject({ isSame: false, signature: 'invalid' });
    expect(await replayRecord(edited, NODE_CHECKS)).toMatchObject({ isSame: true, signature: 'no-key' });
    const { key: _, signature: __, ...content } = record;
    const unsigned = rehashed({ ...content, schema: UNSIGNED_SCHEMA });
    expect(await replayed(unsigned)).toMatchObject({ isSame: false, signature: 'unsigned' });
    expect(await replayRecord(unsigned, NODE_CHECKS)).toMatchObject({ isSame: true, signature: 'unsigned' });
  });

  it('is proven by keys that were in use when it was signed, in whatever form they come', async () => {
    const { x } = TEST_KEY;
    const pem = `-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA${Buffer.from(x, 'base64url').toString('base64')}\n-----END PUBLIC KEY-----\n`;
    const forms = [pem, x, JSON.stringify(TEST_KEY), JSON.stringify({ keys: [TEST_KEY] })];
    for (const form of forms) expect((await replayed(record, readRecordKeys(form))).signature).toBe('valid');
    expect(readRecordKeys('-----BEGIN PRIVATE KEY-----')).toEqual([]);
    const retired = { ...TEST_KEY, validUntil: '2020-01-01T00:00:00Z' };
    expect(await replayed(record, [retired])).toMatchObject({ isSame: false, signature: 'out-of-time' });
    expect(await replayed(record, [])).toMatchObject({ isSame: false, signature: 'no-key' });
    expect(record.key.kid).toBe(TEST_KEY.kid);
  });

  it.each([
    ['', 'not-json'],
    ['CCSDS_CDM_VERS = 1.0', 'not-json'],
    ['[]', 'not-a-record'],
    ['{"schema":"keepout-decision-record/9"}', 'other-version'],
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
