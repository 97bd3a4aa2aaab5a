import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from './catalogue.ts';
import { convertMessage } from './convert.ts';
import { readOem, readOemAll } from './oem/read.ts';
import { validateMessage } from './validate.ts';

/** Names that every object of the language has without having got them: a table that is looked up by a word of a file must not answer to them. */
const NAMES = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];
/** In small letters alone, and with capitals; `__proto__` is set otherwise than others are. */
const FEW = ['constructor', 'toString', '__proto__'];
const CODE = /native code|\[object /;

const sample = (path: string): string =>
  readFileSync(new URL(`../../../conformance/ccsds/${path}`, import.meta.url), 'utf8');
const converted = (text: string, to: 'json' | 'xml'): string => {
  const result = convertMessage(text, to);
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
};

const KVN = {
  cdm: sample('cdm/valid/cdm.kvn'),
  omm: sample('omm/valid/OMMExample2.txt'),
  oem: sample('oem/valid/OEMExample1.txt'),
  opm: sample('opm/valid/OPMExample3.txt'),
  ocm: sample('ocm/valid/book-g18-thrust.kvn'),
} as const;

/** Reads, judges and writes a text again; what comes of it may be a refusal, and neither an error nor code of the language. */
function passThrough(text: string, name: string): void {
  const answers = [
    validateMessage(text),
    readCatalogue(text),
    ...(['kvn', 'json', 'xml'] as const).map((to) => convertMessage(text, to)),
  ];
  expect(JSON.stringify(answers), name).not.toMatch(CODE);
}

describe('a word of the language in the place of a keyword or a value', () => {
  it.each(Object.entries(KVN))('leaves a %s in KVN, XML and JSON a text', (_kind, kvn) => {
    for (const name of FEW) {
      const lines = kvn.split(/\r?\n/);
      const places = lines.flatMap((line, at) => (/^\s*\w+\s*=/.test(line) ? [at] : []));
      for (const at of places.filter((_, index) => index % 17 === 0)) {
        const [keyword = '', value = ''] = lines[at]!.split('=');
        for (const line of [`${name} = ${value}`, `${keyword} = ${name}`])
          passThrough(lines.with(at, line).join('\n'), `${name} at ${keyword}`);
      }
    }
    for (const to of ['json', 'xml'] as const) {
      const text = converted(kvn, to);
      const value = to === 'json' ? /: "[^"]*"/g : />[^<>\n]+</g;
      const [from, until] = to === 'json' ? [': "', '"'] : ['>', '<'];
      const places = [...text.matchAll(value)].filter((_, index) => index % 23 === 0);
      for (const name of FEW)
        for (const { index, 0: written } of places)
          passThrough(`${text.slice(0, index)}${from}${name}${until}${text.slice(index + written.length)}`, name);
    }
  });

  it('is an unknown keyword of an STK ephemeris, and a coordinate system of that name', () => {
    const stk = sample('stk/stk_02674_pv.e');
    for (const name of NAMES) {
      const line = stk.slice(0, stk.indexOf('EphemerisTimePosVel')).split('\n').length;
      expect(readOemAll(stk.replace('EphemerisTimePosVel', name)).faults[0], name).toMatchObject({
        code: name.startsWith('_') ? 'malformed-line' : 'unknown-keyword',
        line,
      });
      const frame = stk.replace(/(CoordinateSystem\s+)\S+/, `$1${name}`);
      expect(frame).not.toBe(stk);
      const read = readOem(frame);
      expect(read.ok && read.value.segments[0]!.metadata.refFrame, name).toBe(name);
    }
  });

  it('is a column of a catalogue that is passed over', () => {
    const csv =
      'OBJECT_NAME,OBJECT_ID,EPOCH,MEAN_MOTION,ECCENTRICITY,INCLINATION,RA_OF_ASC_NODE,ARG_OF_PERICENTER,MEAN_ANOMALY,EPHEMERIS_TYPE,CLASSIFICATION_TYPE,NORAD_CAT_ID,ELEMENT_SET_NO,REV_AT_EPOCH,BSTAR,MEAN_MOTION_DOT,MEAN_MOTION_DDOT\n' +
      'A,2001-001A,2024-06-01T00:00:00.000000,15.1,.0012,51.6,10,20,30,0,U,90001,999,1234,.0001,.00001,0\n';
    const plain = readCatalogue(csv);
    expect(plain).toMatchObject({ format: 'omm-csv', faults: [] });
    for (const name of NAMES) {
      const wider = csv.replace('\n', `,${name}\n`).replace(/\n$/, ',77\n');
      expect(readCatalogue(wider), name).toEqual(plain);
    }
  });

  it('stays in the JSON form of a message', () => {
    for (const name of NAMES) {
      const json = converted(KVN.opm, 'json').replace('"metadata": {', `$&"${name}": "7", `);
      expect(json, name).toContain(`"${name}"`);
      const result = convertMessage(json, 'json');
      expect(result.ok ? result.value : result.fault.code, name).toMatch(new RegExp(`"${name}": "7"|unknown-keyword`));
    }
  });
});
