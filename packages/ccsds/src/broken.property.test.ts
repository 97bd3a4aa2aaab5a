import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../scripts/property-runs.mjs';
import { readCatalogue } from './catalogue.ts';
import { convertMessage } from './convert.ts';
import { cutEphemeris } from './cut-ephemeris.ts';
import { describeFault } from './fault/fault-text.ts';
import { ocmEphemerisInput } from './ocm/bridge.ts';
import { readOcmAll } from './ocm/read.ts';
import { toEphemerisInput } from './oem/bridge.ts';
import { readOemAll } from './oem/read.ts';
import { validateMessage } from './validate.ts';

const root = new URL('../../../conformance/ccsds/', import.meta.url);
const sample = (path: string): string => readFileSync(new URL(path, root), 'utf8');

const messages = [
  'oem/valid/test_cov.oem',
  'oem/valid/OEMExample3.xml',
  'cdm/valid/CDMExample1.xml',
  'cdm/valid/cdm.kvn',
  'omm/valid/OMMExample2.txt',
  'omm/valid/v3_0_sample.xml',
  'opm/valid/OPMExample5.txt',
  'opm/valid/OPMExample3.xml',
  'tdm/valid/TDMExample2.txt',
  'tdm/valid/TDMExample8.xml',
  'ocm/valid/all-keywords.kvn',
  'ocm/valid/OCMExample2.xml',
  '../tracss/47401.ocm',
].map((path) => ({ path, text: sample(path) }));

/** Reads in every way; any throw fails the test. */
function readEveryWay(text: string): number {
  const validation = validateMessage(text);
  for (const fault of [...validation.faults, ...validation.limitations]) {
    expect(describeFault(fault).length).toBeGreaterThan(5);
  }
  convertMessage(text, 'json');
  readCatalogue(text);
  const { oem } = readOemAll(text);
  if (oem !== undefined) toEphemerisInput(oem);
  const { ocm } = readOcmAll(text);
  if (ocm !== undefined) ocmEphemerisInput(ocm);
  for (const from of [-1e9, 7.5e8, 8.5e8]) cutEphemeris(text, from, from + 1e8);
  return validation.faults.length + validation.limitations.length;
}

describe('broken messages', () => {
  it('an XML message cut at any place is a fault, never a throw', () => {
    for (const { path, text } of messages.filter((message) => message.path.endsWith('.xml'))) {
      const end = text.trimEnd().length;
      fc.assert(
        fc.property(fc.integer({ min: 0, max: end - 1 }), (at) => {
          expect(validateMessage(text.slice(0, at)).faults.length, path).toBeGreaterThan(0);
        }),
        { numRuns: runs(60) },
      );
    }
  });

  it('a KVN ephemeris or data message cut before its last line is noticed', () => {
    for (const { path, text } of messages.filter(
      ({ path }) => path.startsWith('oem/valid/test') || path.startsWith('cdm/valid/cdm') || path.endsWith('.ocm'),
    )) {
      const end = path.startsWith('cdm')
        ? text.indexOf('CNDOT_NDOT', text.indexOf('OBJECT2'))
        : text.lastIndexOf(path.endsWith('.ocm') ? 'TRAJ_STOP' : 'COVARIANCE_STOP');
      fc.assert(
        fc.property(fc.integer({ min: 0, max: end - 1 }), (at) => {
          const cut = text.slice(0, at);
          // An OCM may hold its metadata and nothing else.
          if (path.endsWith('.ocm') && cut.trimEnd().endsWith('META_STOP')) return;
          expect(readEveryWay(cut), path).toBeGreaterThan(0);
        }),
        { numRuns: runs(150) },
      );
    }
  });

  it('no cut, flip or splice makes a reader throw', () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 8, unit: 'binary' }),
      fc.constantFrom(
        '\n',
        '=',
        '<',
        '>',
        '[',
        ']',
        '"',
        '1e999',
        'NaN',
        'META_START',
        'COVARIANCE_STOP',
        '{',
        '}',
        '\r',
        '&',
      ),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...messages),
        fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat({ max: 30 }), piece), { maxLength: 5 }),
        fc.double({ min: 0.3, max: 1, noNaN: true }),
        (message, edits, keep) => {
          let text = message.text;
          for (const [where, drop, insert] of edits) {
            const at = Math.floor(where * text.length);
            text = text.slice(0, at) + insert + text.slice(at + drop);
          }
          readEveryWay(text.slice(0, Math.ceil(keep * text.length)));
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it('no text at all makes a reader throw', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: 'binary' }), (text) => {
        readEveryWay(text);
        readEveryWay(`CCSDS_OEM_VERS = 2.0\n${text}`);
        readEveryWay(`CCSDS_OCM_VERS = 3.0\n${text}`);
        readEveryWay(`1 ${text}\n2 ${text}`);
        readEveryWay(`<cdm>${text}</cdm>`);
      }),
      { numRuns: runs(200) },
    );
  });
});
