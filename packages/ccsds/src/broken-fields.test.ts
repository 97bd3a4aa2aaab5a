import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCdmAll } from './cdm/read.ts';
import { CDM } from './cdm/spec.ts';
import { writeCdm } from './cdm/write.ts';
import type { MessageFault, MessageFaultCode } from './fault/message-fault.ts';
import type { MessageSpec, SectionSpec } from './flat/spec.ts';
import { readOmmAll } from './omm/read.ts';
import { OMM } from './omm/spec.ts';
import type { FieldRow } from './value/field.ts';

const sample = (path: string): string[] =>
  readFileSync(new URL(`../../../conformance/ccsds/${path}`, import.meta.url), 'utf8')
    .trimEnd()
    .split(/\r?\n/);

/** What a word is told where the book wants something else. */
const CODES: Partial<Record<FieldRow['kind'], MessageFaultCode>> = {
  number: 'not-a-number',
  integer: 'not-an-integer',
  epoch: 'not-an-epoch',
};

interface Place {
  readonly at: number;
  readonly keyword: string;
  readonly row: FieldRow;
  readonly section: SectionSpec;
  /** 1 or 2 in a CDM. */
  readonly segment?: number;
}

/** Every line of a sample whose keyword the book has, with its row of the table. */
function places(lines: readonly string[], spec: MessageSpec): Place[] {
  let object = 0;
  return lines.flatMap((line, at): Place[] => {
    const keyword = /^(\w+)\s*=/.exec(line)?.[1] ?? '';
    if (keyword === spec.objectKeyword) object += 1;
    for (const section of spec.sections) {
      if (spec.objectKeyword !== undefined && (section.occurs === 'object') !== object > 0) continue;
      const row = section.rows.find((candidate) => candidate.keyword === keyword);
      if (row !== undefined) return [{ at, keyword, row, section, ...(object === 0 ? {} : { segment: object }) }];
    }
    return [];
  });
}

const kinds: readonly [string, readonly string[], MessageSpec, (text: string) => { faults: MessageFault[] }][] = [
  ['a CDM', sample('cdm/valid/cdm.kvn'), CDM, readCdmAll],
  ['an OMM', sample('omm/valid/OMMExample2.txt'), OMM, readOmmAll],
];

for (const [name, lines, spec, readAll] of kinds)
  describe(`each line of ${name}`, () => {
    const spots = places(lines, spec);
    const faultsOf = (at: number, ...by: string[]): MessageFault[] =>
      readAll([...lines.slice(0, at), ...by, ...lines.slice(at + 1)].join('\n')).faults;
    const place = ({ at, keyword, segment }: Place, behind: number = 0): object => ({
      line: at + 1 + behind,
      keyword,
      ...(segment === undefined ? {} : { segment }),
    });

    it('is known, and the sample good', () => {
      expect(spots.length).toBeGreaterThan(30);
      expect(readAll(lines.join('\n')).faults).toEqual([]);
    });

    it('that holds no number, no time or another unit is told with its keyword and value', () => {
      for (const position of spots) {
        const { at, keyword, row } = position;
        const broken = `${keyword} = broken`;
        const code = CODES[row.kind];
        if (code !== undefined && row.values === undefined)
          expect(faultsOf(at, broken), keyword).toContainEqual({ code, ...place(position), value: 'broken' });
        if (row.unit !== undefined && row.kind === 'number')
          expect(faultsOf(at, `${keyword} = 1 [furlong]`), keyword).toContainEqual({
            code: 'wrong-unit',
            ...place(position),
            value: 'furlong',
            limit: row.unit,
          });
        if (row.values !== undefined && row.kind === 'text')
          expect(faultsOf(at, broken), keyword).toContainEqual({
            code: 'value-not-allowed',
            ...place(position),
            value: 'broken',
            limit: row.values.join(', '),
          });
      }
    });

    it('that is there twice, empty or missing is told with its place', () => {
      for (const position of spots) {
        const { at, keyword, row, section } = position;
        const line = lines[at] ?? '';
        const value = line
          .slice(line.indexOf('=') + 1)
          .trim()
          .replace(/\s*\[[^\]]*\]$/, '');
        if (section.opensWith !== keyword && keyword !== spec.objectKeyword && row.kind !== 'text')
          expect(faultsOf(at, line, line), keyword).toContainEqual({
            code: 'duplicate-keyword',
            ...place(position, 1),
            value,
          });
        if (row.presence !== 'mandatory' || section.opensWith === keyword || keyword === spec.objectKeyword) continue;
        if (row.mayBeEmpty !== true)
          expect(faultsOf(at, `${keyword} =`), keyword).toContainEqual({ code: 'empty-value', ...place(position) });
        const code = section.name === 'covarianceMatrix' ? 'covariance-incomplete' : 'missing-keyword';
        const first = spots.find((other) => other.section === section && other.segment === position.segment);
        // The section is told by the line where it now begins.
        const begins = first === position ? (spots[spots.indexOf(position) + 1]?.at ?? 0) : (first?.at ?? 0) + 1;
        expect(faultsOf(at), keyword).toContainEqual({ ...place(position), code, line: begins });
      }
    });

    it('may be followed by neither an unknown keyword nor a line that is none', () => {
      for (const { at, keyword, segment } of spots) {
        const line = lines[at] ?? '';
        expect(faultsOf(at, line, 'NO_SUCH_WORD = 5'), keyword).toContainEqual({
          code: 'unknown-keyword',
          line: at + 2,
          keyword: 'NO_SUCH_WORD',
          ...(segment === undefined ? {} : { segment }),
        });
        expect(faultsOf(at, line, '1 2 3')).toEqual([{ code: 'malformed-line', line: at + 2, value: '1 2 3' }]);
      }
    });
  });

describe('the objects of a CDM', () => {
  const lines = sample('cdm/valid/cdm.kvn');
  const at = (keyword: string, from: number = 0): number =>
    lines.findIndex((line, k) => k >= from && line.startsWith(keyword));
  const second = at('OBJECT  ', at('OBJECT  ') + 1);

  it('are two, not one nor three', () => {
    const faults = readCdmAll(lines.slice(0, second).join('\n')).faults;
    expect(faults.every(({ segment, line }) => segment === 2 && line === second)).toBe(true);
    expect(faults.filter(({ code }) => code === 'missing-section').map(({ keyword }) => keyword)).toEqual([
      'metadata',
      'stateVector',
    ]);
    expect(faults.filter(({ code }) => code === 'missing-keyword').map(({ keyword }) => keyword)).toEqual(
      CDM.sections
        .filter(({ name }) => name === 'metadata' || name === 'stateVector')
        .flatMap(({ rows }) => rows.filter(({ presence }) => presence === 'mandatory').map(({ keyword }) => keyword)),
    );
    const three = readCdmAll([...lines, ...lines.slice(second)].join('\n')).faults;
    expect(three[0]).toEqual({
      code: 'section-repeated',
      line: lines.length + 1,
      keyword: 'OBJECT',
      value: '3',
      limit: 2,
    });
  });

  it('have their keywords in the order of the sections', () => {
    const moved = [...lines, 'OBJECT_NAME = B'];
    expect(readCdmAll(moved.join('\n')).faults).toContainEqual({
      code: 'keyword-out-of-order',
      line: moved.length,
      keyword: 'OBJECT_NAME',
      segment: 2,
    });
  });

  it('keep every value in KVN, XML, JSON and in the records of Space-Track', () => {
    const { cdm } = readCdmAll(lines.join('\n'));
    if (cdm === undefined) throw new Error('no CDM');
    const kvn = writeCdm(cdm, 'kvn');
    for (const notation of ['xml', 'json'] as const) {
      const again = readCdmAll(writeCdm(cdm, notation)).cdm;
      expect(again && writeCdm(again, 'kvn'), notation).toBe(kvn);
    }
    const record: Record<string, unknown> = {
      CONSTELLATION: 'X',
      CDM_ID: 5,
      GID: '1',
      INSERT_EPOCH: 'now',
      FILENAME: 'f',
    };
    let owner = '';
    for (const line of lines) {
      const [, keyword = '', value = '', unit] = /^(\w+)\s*=\s*(.*?)\s*(?:\[(.*)\])?$/.exec(line) ?? [];
      if (keyword === '' || keyword === 'COMMENT') continue;
      if (keyword === 'OBJECT') owner = value === 'OBJECT1' ? 'SAT1_' : 'SAT2_';
      record[owner + keyword] = value;
      if (unit !== undefined) record[`${owner + keyword}_UNIT`] = unit;
    }
    record['SAT1_COMMENT_HBR'] = 'a comment of the first';
    record['COMMENT_EMPTY'] = '';
    const read = readCdmAll(JSON.stringify([record]));
    expect(read.faults).toEqual([]);
    const plain = (text: string): string[] => text.split('\n').filter((line) => !line.startsWith('COMMENT'));
    expect(read.cdm && plain(writeCdm(read.cdm, 'kvn'))).toEqual(plain(kvn));
    expect(read.cdm?.objects[0]).toMatchObject({ covarianceRtnM2: cdm.objects[0].covarianceRtnM2 });
    expect(read.cdm && writeCdm(read.cdm, 'kvn')).toContain('COMMENT a comment of the first\n');
    const wrong = readCdmAll(JSON.stringify({ ...record, SAT1_X_UNIT: 'm' }));
    expect(wrong.faults).toEqual([{ code: 'wrong-unit', keyword: 'X', value: 'm', limit: 'km', segment: 1 }]);
    const { SAT1_OBJECT: _, ...unnamed } = record;
    expect(readCdmAll(JSON.stringify(unnamed)).faults).toEqual([]);
    for (const none of [{ TCA: 'x' }, { SAT1_OBJECT: 'x' }, { SAT1_X: 1 }, {}])
      expect(readCdmAll(JSON.stringify(none)).faults).toEqual([{ code: 'missing-keyword', keyword: 'CCSDS_CDM_VERS' }]);
  });
});
