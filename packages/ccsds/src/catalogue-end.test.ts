import { describe, expect, it } from 'vitest';
import { type CatalogueFormat, readCatalogue } from './catalogue.ts';
import { endsInsideRecord } from './catalogue-end.ts';

const LINES = [
  '1 25544U 98067A   25130.50000000  .00010000  00000-0  18000-3 0  9999',
  '2 25544  51.6400 100.0000 0005000  50.0000 310.0000 15.50000000500009',
];
const TLE = `${[...LINES, ...LINES, ...LINES].join('\n')}\n`;
const NAMED = `${['ISS', ...LINES, 'ISS', ...LINES].join('\r\n')}\r\n`;
const HEADER =
  'OBJECT_NAME,NORAD_CAT_ID,EPOCH,MEAN_MOTION,ECCENTRICITY,INCLINATION,RA_OF_ASC_NODE,ARG_OF_PERICENTER,MEAN_ANOMALY,BSTAR';
const ROW = '"A, B",25544,2025-05-10T12:00:00.000000,15.5,0.0005,51.64,100,50,310,0.00018';
const CSV = `${[HEADER, ROW, ROW.replace('25544', '25545')].join('\n')}\n`;
const KVN_RECORD = `CCSDS_OMM_VERS = 2.0
CREATION_DATE = 2025-05-10T12:00:00
ORIGINATOR = TEST
OBJECT_NAME = A
OBJECT_ID = 1998-067A
CENTER_NAME = EARTH
REF_FRAME = TEME
TIME_SYSTEM = UTC
MEAN_ELEMENT_THEORY = SGP4
EPOCH = 2025-05-10T12:00:00
MEAN_MOTION = 15.5
ECCENTRICITY = 0.0005
INCLINATION = 51.64
RA_OF_ASC_NODE = 100
ARG_OF_PERICENTER = 50
MEAN_ANOMALY = 310
EPHEMERIS_TYPE = 0
CLASSIFICATION_TYPE = U
NORAD_CAT_ID = 25544
ELEMENT_SET_NO = 1
REV_AT_EPOCH = 1
BSTAR = 0.00018
MEAN_MOTION_DOT = 0.0001
MEAN_MOTION_DDOT = 0
`;
const KVN = KVN_RECORD + KVN_RECORD;
const XML = '<?xml version="1.0"?><!-- GP data -->\n<ndm>\n<omm id="a"></omm>\n<omm id="b"></omm>\n</ndm>\n';

describe('the end of a table of element sets', () => {
  it.each<[CatalogueFormat, string]>([
    ['tle', TLE],
    ['3le', NAMED],
    ['omm-csv', CSV],
    ['omm-kvn', KVN],
    ['omm-xml', XML],
  ])('%s is whole as it is, with or without its last line end', (format, text) => {
    const faults = format === 'omm-xml' ? [] : readCatalogue(text).faults;
    expect(faults.filter((fault) => fault.code !== 'duplicate-object')).toEqual([]);
    expect(endsInsideRecord(text, format)).toBe(false);
    expect(endsInsideRecord(text.trimEnd(), format)).toBe(false);
    expect(endsInsideRecord(`${text}\n\n`, format)).toBe(false);
  });

  it('of two-line sets is told at every place inside the last set', () => {
    for (let at = TLE.length - 2; at > TLE.length - 2 * 70; at -= 1) {
      expect(endsInsideRecord(TLE.slice(0, at), 'tle'), `cut at ${at}`).toBe(true);
    }
  });

  it('of rows is told at every place before the last cell', () => {
    const lastCell = CSV.lastIndexOf(',');
    for (let at = lastCell; at > CSV.length - ROW.length; at -= 1) {
      expect(endsInsideRecord(CSV.slice(0, at), 'omm-csv'), `cut at ${at}`).toBe(true);
    }
  });

  it('of messages is told when the last of them lacks what it must have', () => {
    for (const keyword of ['ORIGINATOR', 'EPOCH', 'MEAN_ANOMALY', 'NORAD_CAT_ID']) {
      const at = KVN.lastIndexOf(`${keyword} =`);
      expect(endsInsideRecord(KVN.slice(0, at), 'omm-kvn'), keyword).toBe(true);
    }
    for (const tail of ['</ndm>', '</omm>\n</ndm>', '<omm id="b"></omm>\n</ndm>']) {
      expect(endsInsideRecord(XML.slice(0, XML.indexOf(tail)), 'omm-xml'), tail).toBe(true);
    }
  });

  it('with a fault in the last record is whole all the same', () => {
    const wrong = TLE.replace(/9\n$/, '8\n');
    expect(readCatalogue(wrong).faults.some((fault) => fault.code === 'wrong-checksum')).toBe(true);
    expect(endsInsideRecord(wrong, 'tle')).toBe(false);
  });
});
