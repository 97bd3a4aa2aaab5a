import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chance, mutate, type Notation, withChecksum } from '../../../conformance/ccsds/mutate.ts';
import { recordValidation } from '../../../conformance/ledger.ts';
import { isNightly, runs } from '../../../scripts/property-runs.mjs';
import { readCatalogue } from './catalogue.ts';
import { convertMessage } from './convert.ts';
import { describeFault } from './fault/fault-text.ts';
import { toEphemerisInput } from './oem/bridge.ts';
import { readOem } from './oem/read.ts';
import { readTle } from './tle/read.ts';
import { writeTle } from './tle/write.ts';
import { validateMessage } from './validate.ts';

/** Seconds for each notation: 60 in a validation run unless KEEPOUT_FUZZ_SECONDS says otherwise. */
const seconds = Number(process.env['KEEPOUT_FUZZ_SECONDS'] ?? (isNightly ? '60' : '0'));
/** A seed of one's own repeats a run: KEEPOUT_FUZZ_SEED. Every run of the short form has the same. */
const seed = Number(process.env['KEEPOUT_FUZZ_SEED'] ?? (isNightly ? String(Date.now() % 1_000_000_000) : '20261120'));
const SHORT_RUN = runs(80);

const root = new URL('../../../conformance/ccsds/', import.meta.url);
const kinds = ['oem', 'opm', 'omm', 'ocm', 'cdm', 'tdm'];

/** Samples of a notation; at most eight of a kind, so that the many alike do not crowd out the few. */
function seeds(notation: Notation): string[] {
  if (notation === 'tle') return TLE.map((text) => text.split('\n').map(withChecksum).join('\n'));
  if (notation === 'csv') return CSV;
  const isXml = (file: string): boolean => file.endsWith('.xml');
  const texts = kinds.flatMap((kind) => {
    const folder = new URL(`${kind}/valid/`, root);
    const files = readdirSync(folder).filter((file) => notation === 'json' || isXml(file) === (notation === 'xml'));
    const every = Math.max(1, Math.floor(files.length / 8));
    return files
      .filter((_file, index) => index % every === 0)
      .map((file) => readFileSync(new URL(file, folder), 'utf8'));
  });
  if (notation !== 'json') return texts;
  return texts.flatMap((text) => {
    const json = convertMessage(text, 'json');
    return json.ok ? [json.value] : [];
  });
}

const TLE = [
  'VANGUARD 1\n1 00005U 58002B   24260.92265253  .00001195  00000-0  15088-2 0  9998\n2 00005  34.2488 350.8243 1841553 160.9393 205.2571 10.85395398392183\n',
  '1 25544U 98067A   24306.52392577  .00026713  00000-0  47183-3 0  9999\n2 25544  51.6393 332.4021 0009060  81.1363  42.9236 15.49970985479770\n',
  '0 ISS\r\n1 A0001U 98067A   24306.52392577  .00026713  00000-0  47183-3 0  9999\r\n2 A0001  51.6393 332.4021 0009060  81.1363  42.9236 15.49970985479770\r\n',
];
const CSV = [
  'OBJECT_NAME,OBJECT_ID,EPOCH,MEAN_MOTION,ECCENTRICITY,INCLINATION,RA_OF_ASC_NODE,ARG_OF_PERICENTER,MEAN_ANOMALY,EPHEMERIS_TYPE,CLASSIFICATION_TYPE,NORAD_CAT_ID,ELEMENT_SET_NO,REV_AT_EPOCH,BSTAR,MEAN_MOTION_DOT,MEAN_MOTION_DDOT\n' +
    'ISS,1998-067A,2024-11-01T12:34:27.186528,15.49970985,.000906,51.6393,332.4021,81.1363,42.9236,0,U,25544,999,47977,.47183E-3,.26713E-3,0\n"A ""B"", C",2000-001A,2024-11-01T00:00:00,14,.001,98,1,2,3,0,U,30000,1,2,0,0,0\n',
];

/** What a message says, whatever the notation: values by section without the empty ones, comments in any order. */
function essence(text: string): unknown {
  const json = convertMessage(text, 'json');
  if (!json.ok) throw new Error(`not read again: ${describeFault(json.fault)} ${JSON.stringify(json.fault)}`);
  const comments: string[] = [];
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip).filter((member) => member !== undefined);
    if (typeof value !== 'object' || value === null) return value === '' || value === 'NaN' ? undefined : value;
    const kept = Object.entries(value as Record<string, unknown>)
      .flatMap(([key, member]): [string, unknown][] => {
        if (key === 'COMMENT' || key === 'comments') {
          for (const comment of Array.isArray(member) ? (member as unknown[]) : [member]) {
            const content =
              typeof comment === 'object' && comment !== null ? (comment as { text?: unknown }).text : comment;
            comments.push(String(content).trim());
          }
          return [];
        }
        const inner = strip(member);
        return inner === undefined ? [] : [[key, inner]];
      })
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return kept.length === 0 ? undefined : Object.fromEntries(kept);
  };
  const values = strip(JSON.parse(json.value));
  return { values, comments: comments.filter((comment) => comment !== '').sort() };
}

/** Left-out keywords of an OCM are written with their defaults in XML; they say the same. */
const DEFAULTS =
  /"(?:TIME_SYSTEM":"UTC|CENTER_NAME":"EARTH|TRAJ_REF_FRAME":"ICRF3|TRAJ_TYPE":"CARTPV|COV_REF_FRAME":"TNW_INERTIAL|COV_TYPE":"CARTPV|COV_ORDERING":"LTM|MAN_REF_FRAME":"TNW_INERTIAL|DC_TYPE":"CONTINUOUS)",?/g;

function sameFor(text: string): string {
  const json = JSON.stringify(essence(text));
  return json.includes('CCSDS_OCM_VERS')
    ? json.replaceAll(DEFAULTS, '').replaceAll(',}', '}').replaceAll('"fields":{},', '').replaceAll('"fields":{}', '')
    : json;
}

/** An OPM or OMM 2.0 without all spacecraft parameters is written in XML as version 3.0: the schema of 2.0 requires all of them. */
const ODM_VERSION = /"CCSDS_O[PM]M_VERS":"[^"]*"/;

/** Reads a text in every way. What is accepted is written in each notation and read again to the same message. */
function check(text: string): 'refused' | 'accepted' {
  const { faults, limitations } = validateMessage(text);
  for (const fault of [...faults, ...limitations]) expect(describeFault(fault).length).toBeGreaterThan(5);
  const { elements } = readCatalogue(text);
  for (const element of elements.slice(0, 3)) {
    const lines = writeTle(element, '3');
    if (!lines.ok) continue;
    const again = readTle(lines.value);
    if (!again.ok) throw new Error(`the two lines written are refused: ${again.fault.code}\n${lines.value}`);
    const twice = writeTle(again.value, '3');
    expect(twice.ok && twice.value).toBe(lines.value);
  }
  const kvn = convertMessage(text, 'kvn');
  if (!kvn.ok) return faults.length === 0 && elements.length > 0 ? 'accepted' : 'refused';
  const oem = readOem(text);
  if (oem.ok) toEphemerisInput(oem.value);
  const json = sameFor(text);
  for (const notation of ['kvn', 'xml', 'json'] as const) {
    const written = convertMessage(text, notation);
    if (!written.ok) throw new Error(`written as KVN and not as ${notation}: ${written.fault.code}`);
    const [was, is] = [json, sameFor(written.value)].map((said) =>
      notation === 'xml' ? said.replace(ODM_VERSION, '') : said,
    );
    expect(is, notation).toBe(was);
    const again = convertMessage(written.value, notation);
    expect(again.ok && again.value, `${notation} written twice`).toBe(written.value);
  }
  return 'accepted';
}

describe('random mutation', () => {
  for (const notation of ['kvn', 'xml', 'json', 'tle', 'csv'] as const) {
    it(`${notation}: nothing is thrown, nothing hangs, what is accepted is written and read again the same`, () => {
      const texts = seeds(notation);
      for (const text of texts) expect(check(text), text.slice(0, 300)).toBe('accepted');
      const by = chance(seed);
      const before = process.memoryUsage().heapUsed;
      const end = performance.now() + seconds * 1000;
      const counts = { refused: 0, accepted: 0 };
      let slowestMs = 0;
      let slowest = '';
      for (let run = 0; seconds > 0 ? performance.now() < end : run < SHORT_RUN; run += 1) {
        let text = by.pick(texts);
        for (let steps = by.pick([1, 1, 1, 2, 3, 8]); steps > 0; steps -= 1)
          text = mutate(text, notation, texts, by).slice(0, 400_000);
        const start = process.cpuUsage();
        try {
          counts[check(text)] += 1;
        } catch (cause) {
          throw new Error(
            `seed ${String(seed)}, input ${String(run)}: ${String(cause).slice(0, 1500)}\n${JSON.stringify(text.slice(0, 20_000))}`,
            { cause },
          );
        }
        const { user, system } = process.cpuUsage(start);
        const tookMs = (user + system) / 1000;
        if (tookMs > slowestMs) {
          slowestMs = tookMs;
          slowest = text;
        }
      }
      // A guard against hangs, far from what the slowest needs: a message is checked in milliseconds.
      expect(slowestMs, slowest.slice(0, 2000)).toBeLessThan(20_000);
      expect(process.memoryUsage().heapUsed - before).toBeLessThan(1_500_000_000);
      if (!isNightly) return;
      recordValidation({
        room: 'ccsds',
        reference: `Random mutation of ${notation.toUpperCase()}`,
        kind: 'fuzzing',
        origin: 'own: conformance/ccsds/mutate.ts on the samples',
        deviations: new Uint8Array(counts.refused + counts.accepted),
        unit: 'inputs that were thrown at, hung or were not read again the same',
        tolerance: 0,
        stated: { accuracy: 0, by: 'what is accepted must come back the same, character by character' },
        note: `${String(counts.accepted)} accepted and read again in three notations; the slowest took ${slowestMs.toFixed(0)} ms of CPU; seed ${String(seed)}`,
      });
    }, 3_600_000);
  }
});
