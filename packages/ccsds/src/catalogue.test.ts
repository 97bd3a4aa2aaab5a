import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { recordValidation } from '../../../conformance/ledger.ts';
import { catalogueFormatOf, readCatalogue } from './catalogue.ts';
import { checksumOf } from './tle/columns.ts';

const HEADER =
  'OBJECT_NAME,OBJECT_ID,EPOCH,MEAN_MOTION,ECCENTRICITY,INCLINATION,RA_OF_ASC_NODE,ARG_OF_PERICENTER,MEAN_ANOMALY,EPHEMERIS_TYPE,CLASSIFICATION_TYPE,NORAD_CAT_ID,ELEMENT_SET_NO,REV_AT_EPOCH,BSTAR,MEAN_MOTION_DOT,MEAN_MOTION_DDOT';
const VANGUARD =
  'VANGUARD 1,1958-002B,2024-10-29T12:18:43.492896,10.85746790,.1843421,34.2551,352.8583,332.7861,18.6796,0,U,5,999,37861,.16091E-2,.1286E-4,0';
const DEBRIS =
  '"FENGYUN, ""1C"" DEB",1999-025AA,2024-10-31T07:15:45.666432,14.1,.01,98.8756,170.5612,280.5426,63.4993,0,U,100123456,999,46471,.10428E-2,.2025E-4,0';
const close = (line: string): string => line.slice(0, 68) + String(checksumOf(line));
const line1 = close('1 00005U 58002B   24260.92265253  .00001195  00000-0  15088-2 0  999');
const line2 = close('2 00005  34.2430 124.2622 1843142 140.8779 234.0702 10.8564213337339');

describe('a table of element sets', () => {
  it('keeps nine-digit numbers, quoted names and what a name says of the type', () => {
    const { format, elements, faults } = readCatalogue(`${HEADER}\r\n${VANGUARD}\r\n${DEBRIS}\r\n`);
    expect({ format, faults }).toEqual({ format: 'omm-csv', faults: [] });
    expect(elements[0]).toMatchObject({ noradId: 5, epochUtc: '2024-10-29T12:18:43.492896', bstar: 0.0016091 });
    expect(elements[1]).toMatchObject({ noradId: 100_123_456, name: 'FENGYUN, "1C" DEB', objectType: 'DEBRIS' });
  });

  it('reports a bad record by number and line and reads the others', () => {
    const bad = VANGUARD.replace('10.85746790', 'fast');
    const { elements, faults } = readCatalogue(`${HEADER}\n${bad}\n${DEBRIS}\n1,2,3\n`);
    expect(elements.length).toBe(1);
    expect(faults).toEqual([
      { code: 'not-a-number', line: 2, keyword: 'MEAN_MOTION', value: 'fast', record: 1 },
      { code: 'wrong-number-of-columns', line: 4, value: '3', limit: 17, record: 3 },
    ]);
  });

  it('keeps the newest of two records of one object and says so', () => {
    const older = VANGUARD.replace('2024-10-29', '2024-10-27');
    for (const order of [
      [older, VANGUARD],
      [VANGUARD, older],
    ]) {
      const { elements, faults } = readCatalogue([HEADER, ...order].join('\n'));
      expect(elements.map((element) => element.epochUtc)).toEqual(['2024-10-29T12:18:43.492896']);
      expect(faults).toMatchObject([{ code: 'duplicate-object', record: 2, noradId: 5 }]);
    }
  });

  it('of two and three lines skips what is broken', () => {
    const text = [
      '0 VANGUARD 1',
      line1,
      line2,
      'LOST',
      line1,
      'FOUND',
      '2 99999 nonsense',
      line1,
      line2.replace('34.2430', '34.x430'),
    ].join('\n');
    const { format, elements, faults } = readCatalogue(text);
    expect(format).toBe('3le');
    expect(elements.map((element) => element.name)).toEqual(['VANGUARD 1']);
    expect(faults.map((fault) => [fault.record, fault.code, fault.line])).toEqual([
      [2, 'missing-line', 6],
      [3, 'wrong-checksum', 9],
    ]);
  });

  it('reads one message or many of OMM in KVN, XML and JSON', () => {
    const kvn = (id: number): string =>
      `CCSDS_OMM_VERS = 2.0\nCREATION_DATE =\nORIGINATOR =\nOBJECT_NAME = A\nOBJECT_ID = 2020-001A\nCENTER_NAME = EARTH\nREF_FRAME = TEME\nTIME_SYSTEM = UTC\nMEAN_ELEMENT_THEORY = SGP4\nEPOCH = 2024-11-01T00:00:00\nMEAN_MOTION = 15\nECCENTRICITY = 0.001\nINCLINATION = 98\nRA_OF_ASC_NODE = 1\nARG_OF_PERICENTER = 2\nMEAN_ANOMALY = 3\nNORAD_CAT_ID = ${String(id)}\nBSTAR = 0\nMEAN_MOTION_DOT = 0\n`;
    const two = readCatalogue(kvn(1) + kvn(2).replace('= 15', '= x'));
    expect(two).toMatchObject({
      format: 'omm-kvn',
      elements: [{ noradId: 1 }],
      faults: [{ code: 'not-a-number', line: 30 }],
    });
    expect(readCatalogue('<ndm></ndm>').faults[0]?.code).toBe('wrong-root-element');
    expect(readCatalogue('[{"NORAD_CAT_ID": 5}, 7]').faults.map((fault) => fault.code)).toEqual([
      'missing-keyword',
      'malformed-json',
    ]);
    expect(catalogueFormatOf('hello\nworld')).toBeUndefined();
  });

  it('of SGP4-XP elements is refused record by record', () => {
    const { faults } = readCatalogue(`${HEADER}\n${VANGUARD.replace(',0,U,', ',4,U,')}`);
    expect(faults).toMatchObject([{ code: 'unsupported-ephemeris-type', record: 1, line: 2 }]);
  });
});

const catalogue = new URL('../../../../shared/reference/catalogue/', import.meta.url);

describe.skipIf(!existsSync(catalogue))('the public catalogues', () => {
  const unzip = (name: string): string => gunzipSync(readFileSync(new URL(name, catalogue))).toString('utf8');

  it('give the counts of their statistics', () => {
    const csv = readCatalogue(unzip('gp_20241101.csv.gz'));
    expect([csv.elements.length, csv.faultCount]).toEqual([26_834, 0]);
    expect(csv.elements.filter((element) => element.noradId > 99_999).length).toBe(304);
    expect(csv.elements.filter((element) => element.meanMotionRevPerDay <= 1440 / 225).length).toBe(4006);
    const named = readCatalogue(unzip('catalogue_20250112.3le.gz'));
    expect([named.format, named.elements.length, named.faultCount]).toEqual(['3le', 18_912, 0]);
    expect(named.elements.filter((element) => element.noradId > 99_999).length).toBe(298);
    recordValidation({
      room: 'ccsds',
      reference: 'catalogue counts',
      origin: 'CelesTrak GP 2024-11-01, Space-Track 2025-01-12',
      deviations: new Uint8Array(csv.elements.length + named.elements.length),
      unit: 'records read differently',
      tolerance: 0,
      stated: { accuracy: 0, by: 'counts' },
    });
  });

  it('of 27,000 records is read in less than half a second', () => {
    const text = unzip('gp_20241101.csv.gz');
    readCatalogue(text);
    const start = process.cpuUsage();
    readCatalogue(text);
    const used = process.cpuUsage(start);
    /** Time of the processor, not of the clock: 0.15 s measured. */
    expect((used.user + used.system) / 1e6).toBeLessThan(0.9);
  });
});
