import { describe, expect, it } from 'vitest';
import { readCatalogue } from './catalogue.ts';
import { readCdmAll } from './cdm/read.ts';
import { convertMessage } from './convert.ts';
import { LONGEST_LINE } from './notation/kvn.ts';
import { ocmEphemerisInput } from './ocm/bridge.ts';
import { readOcmAll } from './ocm/read.ts';
import { validateOcm } from './ocm/validate.ts';
import { readOemAll } from './oem/read.ts';
import { readOmmAll } from './omm/read.ts';
import { validateMessage } from './validate.ts';

const codes = (faults: readonly { code: string }[]): string[] => faults.map((fault) => fault.code);

describe('hostile texts', () => {
  it('a DOCTYPE is refused before anything else is read', () => {
    const text = '<?xml version="1.0"?>\n<!-- a -->\n<!DOCTYPE oem SYSTEM "file:./secret">\n<oem version="2.0"/>';
    expect(readOemAll(text).faults).toEqual([{ code: 'doctype-refused', line: 3, value: '<!DOCTYPE' }]);
  });

  it('an entity bomb does not expand', () => {
    const levels = Array.from(
      { length: 20 },
      (_, level) => `<!ENTITY l${String(level + 1)} "&l${String(level)};&l${String(level)};">`,
    );
    const text = `<!DOCTYPE omm [<!ENTITY l0 "lol">${levels.join('')}]><omm>&l20;</omm>`;
    expect(codes(readOmmAll(text).faults)).toEqual(['doctype-refused']);
    expect(codes(readOmmAll('<omm version="2.0"><header>&lol;</header></omm>').faults)).toEqual(['malformed-xml']);
  });

  it('ten thousand attributes are stopped at the sixty-fifth', () => {
    const attributes = Array.from({ length: 10_000 }, (_, index) => ` a${String(index)}="1"`).join('');
    expect(codes(readCdmAll(`<cdm${attributes}/>`).faults)).toEqual(['xml-too-many-attributes']);
  });

  it('an element tower is stopped', () => {
    expect(codes(readCdmAll('<cdm>'.repeat(100_000)).faults)).toEqual(['xml-too-deep']);
  });

  it('a JSON tower is a fault', () => {
    for (const read of [readOemAll, readCdmAll, readOmmAll]) {
      expect(read(`${'['.repeat(100_000)}`).faults.length).toBeGreaterThan(0);
      expect(read(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`).faults.length).toBeGreaterThan(0);
    }
  });

  it('bytes that are no text are told as such', () => {
    const png = '\u{fffd}PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR';
    expect(validateMessage(png)).toMatchObject({ format: 'not-text', faults: [{ code: 'not-text' }] });
    expect(codes(readOemAll(png).faults)).toEqual(['not-text']);
    expect(codes(readCatalogue(png).faults)).toEqual(['not-text']);
    expect(validateMessage(' \r\n').faults).toEqual([{ code: 'empty-text' }]);
  });

  it('a line of a megabyte is a fault with its line', () => {
    const text = `CCSDS_OEM_VERS = 2.0\nCOMMENT ${'x'.repeat(1_000_000)}\n`;
    expect(readOemAll(text).faults).toContainEqual({ code: 'line-too-long', line: 2, limit: LONGEST_LINE });
  });

  it('faults stop at one hundred', () => {
    const text = `CCSDS_OEM_VERS = 2.0\n${'NONSENSE = 1\n'.repeat(5000)}`;
    expect(readOemAll(text).faults.length).toBe(100);
  });

  it('an OCM of very many blocks and covariances is read whole, and what is odd about it told a hundred times', () => {
    const head =
      'CREATION_DATE = 2026-11-20T00:00:00\nORIGINATOR = T\nMETA_START\nEPOCH_TZERO = 2026-11-20T00:00:00\nMETA_STOP\n';
    const blocks = Array.from(
      { length: 30_000 },
      (_, n) => `TRAJ_START\n${2 * n} 7000 0 0 0 7 0\n${2 * n + 1} 7000 7 0 0 7 0\nTRAJ_STOP\n`,
    );
    const covariances = Array.from({ length: 30_000 }, (_, n) => `${n} -1${' 0'.repeat(20)}`);
    const { ocm } = readOcmAll(
      `CCSDS_OCM_VERS = 3.0\n${head}${blocks.join('')}COV_START\n${covariances.join('\n')}\nCOV_STOP\n`,
    );
    const table = ocmEphemerisInput(ocm!);
    expect(table.ok && [table.value.segments.length, table.value.covariances]).toEqual([30_000, undefined]);
    expect(new Set(codes(validateOcm(ocm!)))).toEqual(new Set(['covariance-not-positive']));
    expect(validateOcm(ocm!)).toHaveLength(100);
  });

  it('keywords that name parts of JavaScript objects are unknown keywords', () => {
    const text = 'CCSDS_CDM_VERS = 1.0\n__proto__ = 1\nconstructor = 2\ntoString = 3\n';
    expect(codes(readCdmAll(text).faults.filter((fault) => (fault.line ?? 0) > 1))).toEqual([
      'malformed-line',
      'unknown-keyword',
      'unknown-keyword',
    ]);
  });

  it('a line end hidden in XML or JSON cannot forge a KVN line', () => {
    const message = {
      CCSDS_OMM_VERS: '2.0',
      header: { CREATION_DATE: '', ORIGINATOR: '' },
      metadata: {
        OBJECT_NAME: 'A\nOBJECT_ID = 2000-001A',
        OBJECT_ID: '1998-067A',
        CENTER_NAME: 'EARTH',
        REF_FRAME: 'TEME',
        TIME_SYSTEM: 'UTC',
        MEAN_ELEMENT_THEORY: 'DSST',
      },
      meanElements: {
        EPOCH: '2024-11-01T00:00:00',
        MEAN_MOTION: '15',
        ECCENTRICITY: '0',
        INCLINATION: '1',
        RA_OF_ASC_NODE: '1',
        ARG_OF_PERICENTER: '1',
        MEAN_ANOMALY: '1',
      },
    };
    const written = convertMessage(JSON.stringify(message), 'kvn');
    expect(written.ok && written.value).toContain('OBJECT_NAME = A OBJECT_ID = 2000-001A\nOBJECT_ID = 1998-067A\n');
  });
});
