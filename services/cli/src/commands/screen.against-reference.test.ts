import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseUtc } from '@keepout/astro/epoch';
import { readCatalogue } from '@keepout/ccsds/catalogue';
import { ocmOf, testCrosser, testElements, testOem } from '@keepout/server/ca/test-oem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordWhole } from '../../../../conformance/ledger.ts';
import { isNightly, sampled } from '../../../../scripts/property-runs.mjs';
import { command } from '../test-command.ts';

const HEADER = 'NORAD_CAT_ID_1,NORAD_CAT_ID_2,TCA,TCA_RANGE,TCA_RELATIVE_SPEED,MAX_PROB,DILUTION';
const conformance = (name: string) => new URL(`../../../../conformance/screening/${name}`, import.meta.url).pathname;
const epochOf = (utc: string): number => {
  const epoch = parseUtc(utc);
  if (!epoch.ok) throw new Error(utc);
  return epoch.value;
};
const rows = (text: string) =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
/** The reference has seven days; a usual run screens two of them. */
const DAYS = isNightly ? 7 : 2;
/** Printed to the millisecond and the metre's thousandth on either side. */
const PRINTED_MS = 1;
const TWO_MILLIMETRES_KM = 2e-6;

describe('keepout screen', () => {
  let folder: string;
  const at = (name: string) => join(folder, name);
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'keepout-screen-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('finds every approach of the reference within 5 km, and writes it as documented', async () => {
    const primaries = rows(readFileSync(conformance('primaries-20241101.csv'), 'utf8'))
      .flat()
      .join(',');
    const { code, stdout, stderr } = await command(
      ...['screen', '--catalogue', conformance('elements-20241101.csv'), '--primary', primaries],
      ...['--start', '2024-11-01T00:00:00Z', '--days', String(DAYS), '--threshold-km', '5', '--workers', '2'],
      ...['--out', at('found.csv')],
    );
    expect(code, stderr).toBe(0);
    expect(stdout).toMatch(
      new RegExp(String.raw`^\d+ approaches within 5 km among 869 objects in ${DAYS} days.*written to .*found\.csv\n$`),
    );
    expect(stderr).toMatch(/screening: \d+ %/);
    const text = readFileSync(at('found.csv'), 'utf8');
    expect(text.split('\n', 1)[0]).toBe(HEADER);
    const events = rows(text);
    const byPair = new Map<string, string[][]>();
    for (const row of events) {
      expect(Number(row[0])).toBeLessThanOrEqual(Number(row[1]));
      expect(row[2]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(Number(row[5])).toBeGreaterThan(0);
      const key = `${row[0]} ${row[1]}`;
      byPair.set(key, [...(byPair.get(key) ?? []), row]);
    }
    const reference = rows(readFileSync(conformance('events-20241101-7d-5km.csv'), 'utf8'));
    // Slow neighbours are intervals there, one line an interval here.
    const stopMs = Date.parse('2024-11-01T00:00:00Z') + DAYS * 86_400_000;
    const fast = reference.filter((row) => Number(row[5]) > 0.1 && Date.parse(row[2]!) < stopMs);
    let worstMs = 0;
    const missesKm: number[] = [];
    for (const [a, b, tca = '', , missKm] of fast) {
      const key = Number(a) < Number(b) ? `${a} ${b}` : `${b} ${a}`;
      const near = (byPair.get(key) ?? []).find((row) => Math.abs(Date.parse(row[2]!) - Date.parse(tca)) < 100);
      expect(near, `${key} ${tca}`).toBeDefined();
      worstMs = Math.max(worstMs, Math.abs(Date.parse(near![2]!) - Date.parse(tca)));
      missesKm.push(Math.abs(Number(near![3]) - Number(missKm)));
    }
    recordWhole({
      room: 'cli',
      reference: 'screen: approaches within 5 km in 7 days, as CSV',
      kind: 'repeat',
      origin: 'brute force with the reference C++ SGP4; CelesTrak GP of 2024-11-01',
      deviations: missesKm,
      unit: 'km',
      tolerance: TWO_MILLIMETRES_KM,
      stated: { accuracy: 1e-3, by: 'the source: a miss within a metre; both sides print a millimetre' },
    });
    expect(fast.length).toBeGreaterThan(40 * DAYS);
    expect(worstMs).toBeLessThanOrEqual(PRINTED_MS);
    expect(Math.max(...missesKm)).toBeLessThan(TWO_MILLIMETRES_KM);
  });

  it('writes the same bytes for any number of workers', async () => {
    const texts: string[] = [];
    for (const workers of ['1', '2']) {
      const { code, stderr } = await command(
        ...['screen', '--catalogue', conformance('elements-20241101.csv'), '--start', '2024-11-01T00:00:00Z'],
        ...['--days', '0.2', '--threshold-km', '5', '--workers', workers, '--out', at('same.csv')],
      );
      expect(code, stderr).toBe(0);
      texts.push(readFileSync(at('same.csv'), 'utf8'));
    }
    expect(texts[0]!.split('\n').length).toBeGreaterThan(10);
    expect(texts[1]).toBe(texts[0]);
  });

  it('takes ephemerides in place of element sets, and finds the approaches that the elements have', async () => {
    const elements = readCatalogue(readFileSync(conformance('elements-20241101.csv'), 'utf8')).elements;
    const startTaiS = epochOf('2024-11-01T00:00:00');
    mkdirSync(at('fleet'));
    const fleet = elements.filter((_, index) => index % 40 === 0);
    for (const element of fleet) {
      const named = { ...element, cosparId: String(element.noradId) };
      writeFileSync(at(`fleet/${element.noradId}.oem`), testOem(named, { startTaiS, count: 361, stepS: 60 }));
    }
    const run = async (name: string, ...more: string[]) => {
      const { code, stderr } = await command(
        ...['screen', '--catalogue', conformance('elements-20241101.csv'), '--start', '2024-11-01T00:00:00Z'],
        ...['--days', '0.25', '--threshold-km', '20', '--workers', '1', '--out', at(name), ...more],
      );
      expect(code, stderr).toBe(0);
      // Of docked neighbours, which are at no distance, nothing but that they are there is compared.
      return rows(readFileSync(at(name), 'utf8'))
        .map((row) => (Number(row[4]) < 0.05 ? row.slice(0, 2) : row))
        .toSorted((a, b) => a.join().localeCompare(b.join()));
    };
    const ids = new Set(fleet.map(({ noradId }) => String(noradId)));
    const busy = (await run('all.csv')).flatMap((row) => row.slice(0, 2)).filter((id) => ids.has(id));
    for (const primary of sampled([[], ['--primary', busy.at(-1)!]], 2)) {
      const before = await run('elements.csv', ...primary);
      const after = await run('orbits.csv', ...primary, '--ephemerides', at('fleet'));
      expect(after.map(([a, b]) => `${a} ${b}`)).toEqual(before.map(([a, b]) => `${a} ${b}`));
      for (const [k, [a, b, tca, missKm]] of after.entries()) {
        if (tca === undefined) continue;
        const [, , tcaBefore = '', missBefore] = before[k]!;
        expect(Math.abs(Date.parse(tca) - Date.parse(tcaBefore)), `${a} ${b}`).toBeLessThanOrEqual(PRINTED_MS);
        expect(Math.abs(Number(missKm) - Number(missBefore)), `${a} ${b}`).toBeLessThan(5e-6);
      }
      expect(before.length).toBeGreaterThan(primary.length === 0 ? 150 : 0);
    }
  });

  it('names the folder, the file and the place that is at fault among ephemerides', async () => {
    const refused = async (folder: string) => {
      const { code, stderr } = await command(
        ...['screen', '--catalogue', conformance('elements-20241101.csv'), '--days', '1', '--threshold-km', '5'],
        ...['--out', at('none.csv'), '--ephemerides', folder],
      );
      expect(code).toBe(1);
      return stderr;
    };
    expect(await refused(at('nowhere'))).toContain('nowhere: the folder cannot be read');
    mkdirSync(at('empty'));
    expect(await refused(at('empty'))).toContain('empty: no file is in it');
    mkdirSync(at('twice'));
    const oem = testOem(testElements(epochOf('2024-11-01T00:00:00')), {
      startTaiS: epochOf('2024-11-01T00:00:00'),
      count: 40,
      stepS: 60,
    });
    writeFileSync(at('twice/a.oem'), oem);
    writeFileSync(at('twice/b.oem'), oem);
    expect(await refused(at('twice'))).toMatch(/b\.oem: of object 2026-001A, as .*a\.oem is; leave one/);
    writeFileSync(at('twice/b.oem'), 'CCSDS_OEM_VERS = 2.0\nnonsense\n');
    for (const later of 'cdef') writeFileSync(at(`twice/${later}.oem`), 'nonsense\n');
    expect(await refused(at('twice'))).toMatch(/^(reading ephemerides: .*\n)*[^\n]*twice\/b\.oem:\d+: .*\[/);
  });

  it('screens with a box around the primary: what is in it of what a sphere around the box has', async () => {
    const run = async (name: string, ...volume: string[]) => {
      const { code, stdout, stderr } = await command(
        ...['screen', '--catalogue', conformance('elements-20241101.csv'), '--primary', '25544'],
        ...['--start', '2024-11-01T00:00:00Z', '--days', '1', '--workers', '1', '--out', at(name), ...volume],
      );
      return { code, stdout, stderr, events: code === 0 ? rows(readFileSync(at(name), 'utf8')) : [] };
    };
    const box = await run('box.csv', '--volume', 'verification-set');
    expect(box.stdout, box.stderr).toContain('approaches within a box of 0.4 x 44 x 51 km among 869 objects');
    for (const same of ['0.4,44,51', 'LEO1'])
      expect((await run('same.csv', '--volume', same)).events).toEqual(box.events);
    const sphere = new Set(
      (await run('sphere.csv', '--threshold-km', '67.358')).events.map((row) => row.slice(0, 4).join()),
    );
    expect(box.events.length).toBeGreaterThan(0);
    expect(box.events.length).toBeLessThan(sphere.size);
    expect(box.events.filter((row) => !sphere.has(row.slice(0, 4).join()))).toEqual([]);
    expect((await run('none.csv')).code).toBe(2);
    expect((await run('none.csv', '--volume', '1,2')).code).toBe(2);
    expect((await run('none.csv', '--volume', '1,2,3', '--threshold-km', '5')).code).toBe(2);
  });

  it('takes an OEM or OCM as the primary, and finds the same as its elements do; JSON holds what the CSV holds', async () => {
    const startTaiS = 800_000_000;
    const sentinel = testElements(startTaiS);
    writeFileSync(at('pair.json'), JSON.stringify([sentinel, testCrosser(startTaiS)].map(omm)));
    const oem = testOem(sentinel, { startTaiS, count: 1441, stepS: 60 });
    writeFileSync(at('day.oem'), oem);
    writeFileSync(at('day.ocm'), ocmOf(oem));
    const window = ['--start', sentinel.epochUtc, '--days', '1', '--threshold-km', '50', '--workers', '1'];
    const run = async (primary: string, out: string) =>
      await command('screen', '--catalogue', at('pair.json'), '--primary', primary, ...window, '--out', at(out));
    expect((await run(at('day.oem'), 'oem.json')).code).toBe(0);
    const asOcm = await run(at('day.ocm'), 'ocm.json');
    expect([asOcm.code, asOcm.stderr]).toEqual([
      0,
      expect.stringContaining('day.ocm:1: CCSDS_OCM_VERS is "502.0-B-3"'),
    ]);
    const elements = await run('90000', 'elements.json');
    expect(elements.code, elements.stderr).toBe(0);
    const read = (name: string) => JSON.parse(readFileSync(at(name), 'utf8')).approaches as Record<string, number>[];
    expect(read('ocm.json')).toEqual(read('oem.json'));
    const others = read('oem.json').filter((row) => row['noradId1'] !== row['noradId2']);
    expect(others.length).toBeGreaterThan(20);
    expect(others.map((row) => row['rangeKm']!.toFixed(5))).toEqual(
      read('elements.json').map((row) => row['rangeKm']!.toFixed(5)),
    );
  });

  it('prints an encounter of two primaries once, whichever is named first, and as the screening of all pairs does', async () => {
    const startTaiS = 800_000_000;
    const pair = [testElements(startTaiS), testCrosser(startTaiS)];
    // A neighbour a few kilometres behind, that stays in the volume: intervals.
    const [first] = pair;
    const follower = {
      ...first!,
      noradId: 90_009,
      cosparId: '2020-009A',
      meanAnomalyDeg: first!.meanAnomalyDeg + 0.02,
    };
    writeFileSync(at('three.json'), JSON.stringify([...pair, follower].map(omm)));
    const window = ['--start', first!.epochUtc, '--days', '1', '--threshold-km', '50', '--workers', '1'];
    const run = async (out: string, ...primaries: readonly string[]) => {
      const { code, stdout, stderr } = await command(
        ...['screen', '--catalogue', at('three.json'), ...primaries, ...window, '--out', at(out)],
      );
      expect(code, stderr).toBe(0);
      const text = readFileSync(at(out), 'utf8');
      expect(Number(/^\d+/.exec(stdout)?.[0])).toBe(rows(text).length);
      return rows(text).map((row) => row.slice(0, 4).join(','));
    };
    const everybody = await run('all.csv');
    const ids = [...pair, follower].map(({ noradId }) => noradId);
    for (const named of [ids, ids.toReversed(), [...ids, ids[0]]]) {
      const lines = await run('some.csv', '--primary', named.join(','));
      expect(new Set(lines).size, 'no line twice').toBe(lines.length);
      expect(lines).toEqual(everybody);
    }
    expect(everybody.length).toBeGreaterThan(20);
    expect(everybody.some((row) => row.includes('90009'))).toBe(true);
  });

  it('leaves out records at fault with their lines, and goes on', async () => {
    const lines = readFileSync(conformance('elements-20241101.csv'), 'utf8').split('\n').slice(0, 60);
    lines[30] = lines[30]!.replace(/,\.(\d)/, ',x$1');
    writeFileSync(at('bad.csv.gz'), gzipSync(lines.join('\n')));
    const args = ['--start', '2024-11-01T00:00:00Z', '--days', '0.1', '--threshold-km', '5', '--out', at('bad.csv')];
    const { code, stderr } = await command('screen', '--catalogue', at('bad.csv.gz'), ...args);
    expect(code, stderr).toBe(0);
    expect(stderr).toMatch(/bad\.csv\.gz:31: .*\./);
  });

  it('says which primary is unknown, and where it cannot write', async () => {
    const catalogue = conformance('elements-20241101.csv');
    const window = ['--start', '2024-11-01T00:00:00Z', '--days', '0.01', '--threshold-km', '5'];
    const unknown = await command(
      'screen',
      '--catalogue',
      catalogue,
      '--primary',
      '1',
      ...window,
      '--out',
      at('a.csv'),
    );
    expect(unknown).toMatchObject({ code: 1, stderr: expect.stringMatching(/--primary 1: the catalogue has no/) });
    const nowhere = await command('screen', '--catalogue', catalogue, ...window, '--out', at('no/folder/a.csv'));
    expect(nowhere).toMatchObject({ code: 1, stderr: expect.stringMatching(/no\/folder\/a\.csv: cannot be written/) });
  });
});

function omm(elements: ReturnType<typeof testElements>) {
  return {
    OBJECT_NAME: elements.name,
    OBJECT_ID: elements.cosparId,
    EPOCH: elements.epochUtc,
    MEAN_MOTION: elements.meanMotionRevPerDay,
    ECCENTRICITY: elements.eccentricity,
    INCLINATION: elements.inclinationDeg,
    RA_OF_ASC_NODE: elements.raanDeg,
    ARG_OF_PERICENTER: elements.argPerigeeDeg,
    MEAN_ANOMALY: elements.meanAnomalyDeg,
    EPHEMERIS_TYPE: 0,
    CLASSIFICATION_TYPE: 'U',
    NORAD_CAT_ID: elements.noradId,
    ELEMENT_SET_NO: 1,
    REV_AT_EPOCH: 1,
    BSTAR: elements.bstar,
    MEAN_MOTION_DOT: 0,
    MEAN_MOTION_DDOT: 0,
  };
}
