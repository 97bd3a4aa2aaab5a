import { readdirSync, readFileSync } from 'node:fs';
import { parseUtc } from '@keepout/astro/epoch';
import { describe, expect, it } from 'vitest';
import refused from '../../../../conformance/ccsds/ocm/manifest.json' with { type: 'json' };
import { recordValidation } from '../../../../conformance/ledger.ts';
import { convertMessage } from '../convert.ts';
import { validateMessage } from '../validate.ts';
import { commentsOf, textOf } from '../value/field.ts';
import { ocmCovariances, ocmStates } from './content.ts';
import { OCM_METADATA, OCM_ROWS } from './fields.ts';
import type { Ocm, OcmBlock } from './model.ts';
import { readOcm, readOcmAll } from './read.ts';

const root = new URL('../../../../conformance/ccsds/ocm/', import.meta.url);
const textOfSample = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const valid = readdirSync(new URL('valid/', root));

/** The correlation coefficients that a line of LTMWCC or UTMWCC writes beside the covariance, row-major with ones. */
function writtenCorrelations(numbers: readonly number[], size: number, order: 'LTMWCC' | 'UTMWCC'): Float64Array {
  const full = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const isCorrelation = order === 'LTMWCC' ? column > row : column < row;
      const value = row === column ? 1 : (numbers[size * row + column] ?? 0);
      if (row === column || isCorrelation) {
        full[size * row + column] = value;
        full[size * column + row] = value;
      }
    }
  }
  return full;
}

function read(text: string): Ocm {
  const ocm = readOcm(text);
  if (!ocm.ok) throw new Error(`${ocm.fault.code} on line ${String(ocm.fault.line)}`);
  return ocm.value;
}

function blocksOf(ocm: Ocm, name: string): OcmBlock[] {
  return ocm.blocks.filter((block) => block.name === name);
}

/** What every notation must carry. XML has comments at the start of a block and writes what else is a default. */
function essence(ocm: Ocm): unknown {
  const values = (fields: OcmBlock['fields']): string[] =>
    fields
      .filter(({ keyword, value }) => keyword !== 'COMMENT' && value !== '')
      .map(({ keyword, value }) => `${keyword}=${value}`)
      .filter((line) => !DEFAULT_VALUES.includes(line))
      .sort();
  return {
    header: values(ocm.header),
    metadata: values(ocm.metadata),
    blocks: ocm.blocks.map(({ name, fields, rows, comments }) => ({
      name,
      fields: values(fields),
      comments: [...commentsOf(fields), ...comments.map((comment) => comment.text)],
      lines: rows.map((row) => row.words),
    })),
  };
}

const DEFAULT_VALUES = [
  'TIME_SYSTEM=UTC',
  'CENTER_NAME=EARTH',
  'TRAJ_REF_FRAME=ICRF3',
  'TRAJ_TYPE=CARTPV',
  'COV_REF_FRAME=TNW_INERTIAL',
  'COV_TYPE=CARTPV',
  'COV_ORDERING=LTM',
  'MAN_REF_FRAME=TNW_INERTIAL',
  'DC_TYPE=CONTINUOUS',
];

describe('an orbit comprehensive message', () => {
  it('that says the number of the book for its version is accepted, and the departure named', () => {
    for (const file of ['47401.ocm', '95025.ocm']) {
      const { standing, version, faults, deviations } = validateMessage(textOfSample(`../../tracss/${file}`));
      expect({ standing, version, faults }).toEqual({ standing: 'accepted', version: '3.0', faults: [] });
      const departure = {
        code: 'value-not-allowed',
        line: 1,
        keyword: 'CCSDS_OCM_VERS',
        value: '502.0-B-3',
        limit: '3.0',
      };
      expect(deviations).toEqual([departure]);
    }
  });

  it('is read from each valid sample, and written and read back the same in each notation', () => {
    for (const file of valid) {
      const text = textOfSample(`valid/${file}`);
      expect(readOcmAll(text).faults, file).toEqual([]);
      const before = essence(read(text));
      for (const notation of ['kvn', 'xml', 'json'] as const) {
        const written = convertMessage(text, notation);
        if (!written.ok) throw new Error(`${file} as ${notation}: ${written.fault.code}`);
        expect(essence(read(written.value)), `${file} as ${notation}`).toEqual(before);
        const again = convertMessage(written.value, notation);
        expect(again.ok && again.value, `${file} as ${notation} twice`).toBe(written.value);
      }
    }
  });

  it('is refused for its reason, with its line', () => {
    // Those of the table of rules have a test of their own.
    const files = readdirSync(new URL('invalid/', root)).filter((file) => !file.startsWith('rule-'));
    expect(files.sort()).toEqual(Object.keys(refused).sort());
    for (const [file, [code, line]] of Object.entries(refused)) {
      const [first] = validateMessage(textOfSample(`invalid/${file}`)).faults;
      expect({ code: first?.code, line: first?.line }, file).toEqual({ code, line });
    }
    recordValidation({
      room: 'ccsds',
      reference: 'OCM samples',
      origin:
        'figures of CCSDS 502.0-B-3 annex G, Orekit (Apache-2.0), broken ones made of them: conformance/ccsds/SOURCE.md',
      deviations: [...valid, ...Object.keys(refused)].map(() => 0),
      unit: 'samples taken and written again, or refused with code and line',
      tolerance: 0,
      stated: { accuracy: 0, by: 'texts as they are written' },
    });
  });

  it('has every keyword of the book in the sample of all keywords', () => {
    const ocm = read(textOfSample('valid/all-keywords.kvn'));
    const keywords = new Set(
      [...ocm.metadata, ...ocm.blocks.flatMap((block) => block.fields)].map((field) => field.keyword),
    );
    const rowKeywords = [...OCM_METADATA, ...Object.values(OCM_ROWS).flat()].map((row) => row.keyword);
    expect(rowKeywords.filter((keyword) => !keywords.has(keyword))).toEqual([]);
  });

  it('keeps a comment between lines of data where it stands', () => {
    const written = convertMessage(textOfSample('valid/defaults.kvn'), 'kvn');
    expect(written.ok && written.value).toContain('0 7000.1 7.5 0 0 7.5 0\nCOMMENT between two lines\n1E1 6999.9');
  });

  it('counts seconds from EPOCH_TZERO over a leap second', () => {
    const [trajectory] = blocksOf(read(textOfSample('valid/defaults.kvn')), 'TRAJ');
    const instant = (utc: string): number => {
      const parsed = parseUtc(utc);
      return parsed.ok ? parsed.value : Number.NaN;
    };
    expect(trajectory?.rows.map((row) => row.epochTaiS)).toEqual([
      instant('2016-12-31T23:59:59'),
      instant('2016-12-31T23:59:60.5'),
      instant('2017-01-01T00:00:09.5'),
    ]);
  });
});

describe('the content of an orbit comprehensive message', () => {
  it('is states in metres, of positions with and without velocity and acceleration', () => {
    const g15 = read(textOfSample('valid/book-g15-ephemeris.kvn'));
    const states = ocmStates(g15, blocksOf(g15, 'TRAJ')[0]!);
    if (!states.ok) throw new Error(states.fault.code);
    expect(states.value.frame).toBe('ITRF');
    expect([...states.value.positionsM.slice(0, 3)]).toEqual([2854.5e3, -2916.2e3, -5360.7e3]);
    expect([...(states.value.velocitiesMps ?? []).slice(9, 12)]).toEqual([6730, 1010, -3530]);
    expect((states.value.accelerationsMps2 ?? [])[11]).toBeCloseTo(-5.8, 12);
    const all = read(textOfSample('valid/all-keywords.kvn'));
    const positions = ocmStates(all, blocksOf(all, 'TRAJ')[1]!);
    expect(positions.ok && [...positions.value.positionsM.slice(6)]).toEqual([6e6, 7e6, 8e6]);
    expect(positions.ok && positions.value.velocitiesMps).toBeUndefined();
  });

  it('is states of Keplerian elements, on the conic the elements say', () => {
    const g18 = read(textOfSample('valid/book-g18-thrust.kvn'));
    const block = blocksOf(g18, 'TRAJ')[1]!;
    const states = ocmStates(g18, block);
    if (!states.ok) throw new Error(states.fault.code);
    expect(states.value.frame).toBe('EME2000');
    const gm = 398600.4415e9;
    block.rows.forEach((row, index) => {
      const [a = 0, e = 0, i = 0, , , anomaly = 0] = row.words.slice(1).map(Number);
      const r = states.value.positionsM.slice(3 * index, 3 * index + 3);
      const v = states.value.velocitiesMps!.slice(3 * index, 3 * index + 3);
      const radius = (a * 1000 * (1 - e * e)) / (1 + e * Math.cos((anomaly * Math.PI) / 180));
      expect(Math.hypot(...r) / radius).toBeCloseTo(1, 14);
      // The vis-viva equation, and the inclination of the angular momentum.
      expect(Math.hypot(...v) ** 2 / (gm * (2 / radius - 1 / (a * 1000)))).toBeCloseTo(1, 13);
      const h = [r[1]! * v[2]! - r[2]! * v[1]!, r[2]! * v[0]! - r[0]! * v[2]!, r[0]! * v[1]! - r[1]! * v[0]!];
      expect((Math.acos(h[2]! / Math.hypot(...h)) * 180) / Math.PI).toBeCloseTo(i, 10);
    });
  });

  it('is refused where the product has no such frame, centre or element set, and where elements are mean', () => {
    const ask = (change: readonly [string, string]): unknown => {
      const ocm = read(textOfSample('valid/book-g18-thrust.kvn').replace(...change));
      const states = ocmStates(ocm, blocksOf(ocm, 'TRAJ')[1]!);
      return states.ok ? 'ok' : [states.fault.code, states.fault.keyword];
    };
    expect(ask(['= J2000', '= MOON_PA'])).toEqual(['unsupported-frame', 'TRAJ_REF_FRAME']);
    expect(ask(['= KEPLERIAN', '= ADBARV'])).toEqual(['unsupported-element-set', 'TRAJ_TYPE']);
    expect(ask(['= OSCULATING', '= BROUWER'])).toEqual(['unsupported-element-set', 'ORB_AVERAGING']);
    expect(ask(['TIME_SYSTEM = UTC', 'TIME_SYSTEM = TDB'])).toEqual(['unsupported-time-system', 'TIME_SYSTEM']);
    expect(ask(['0.000000 6600.0 .03', '0.000000 6600.0 1.03'])).toEqual(['number-out-of-range', 'TRAJ_TYPE']);
    expect(ask(['= KEPLERIAN', '= KEPLERIANMEAN'])).toBe('ok');
  });

  it('is the same covariance from every order of its terms', () => {
    const rows = [
      [43, 20, 3, -14, -2, 6],
      [20, 29, 8, 2, -1, 16],
      [3, 8, 9, -5, 0, 10],
      [-14, 2, -5, 27, 2, 3],
      [-2, -1, 0, 2, 1, 4],
      [6, 16, 10, 3, 4, 34],
    ];
    const correlation = (row: number, column: number): number =>
      rows[row]![column]! / Math.sqrt(rows[row]![row]! * rows[column]![column]!);
    const lines: Record<string, number[]> = {
      LTM: rows.flatMap((row, at) => row.slice(0, at + 1)),
      UTM: rows.flatMap((row, at) => row.slice(at)),
      FULL: rows.flat(),
      LTMWCC: rows.flatMap((row, at) => row.map((value, column) => (column > at ? correlation(at, column) : value))),
      UTMWCC: rows.flatMap((row, at) => row.map((value, column) => (column < at ? correlation(at, column) : value))),
    };
    for (const [order, numbers] of Object.entries(lines)) {
      const block = `COV_START\nCOV_ORDERING = ${order}\n0 ${numbers.join(' ')}\nCOV_STOP\n`;
      const ocm = read(`${textOfSample('valid/book-g15-ephemeris.kvn')}${block}`);
      const covariances = ocmCovariances(ocm, blocksOf(ocm, 'COV')[0]!);
      if (!covariances.ok) throw new Error(covariances.fault.code);
      expect(covariances.value[0]?.frame).toBe('TNW');
      expect(
        [...covariances.value[0]!.matrix].map((term) => term / 1e6),
        order,
      ).toEqual(rows.flat());
    }
  });

  it('has the correlation coefficients that Orekit wrote beside its covariance', () => {
    const all = read(textOfSample('valid/all-keywords.kvn'));
    const block = blocksOf(all, 'COV')[1]!;
    expect(textOf(block.fields, 'COV_ORDERING')).toBe('UTMWCC');
    const covariances = ocmCovariances(all, block);
    if (!covariances.ok) throw new Error(covariances.fault.code);
    const { matrix } = covariances.value[0]!;
    const written = writtenCorrelations(block.rows[0]!.words.slice(1).map(Number), 6, 'UTMWCC');
    const errors: number[] = [];
    for (let row = 0; row < 6; row += 1) {
      for (let column = 0; column < 6; column += 1) {
        const ours = matrix[6 * row + column]! / Math.sqrt(matrix[7 * row]! * matrix[7 * column]!);
        errors.push(Math.abs(ours - written[6 * row + column]!));
      }
    }
    expect(Math.max(...errors)).toBeLessThan(4e-16);
    recordValidation({
      room: 'ccsds',
      reference: 'OCM covariance, correlation coefficients',
      origin: 'Orekit (Apache-2.0), OCMExample4.txt, COV_ORDERING = UTMWCC',
      deviations: errors,
      unit: 'coefficient',
      tolerance: 4e-16,
      reason: 'two roundings of a float64: the coefficient is formed again from the covariance',
    });
  });
});
