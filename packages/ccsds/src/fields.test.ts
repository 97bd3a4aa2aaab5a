import { describe, expect, it } from 'vitest';
import { faultList } from './fault/message-fault.ts';
import { checkValue, commentsOf, type Field, type FieldRow, numberOf, splitUnit, textOf } from './value/field.ts';
import { checkSection, inBookOrder } from './value/section.ts';

describe('fields', () => {
  const fields: Field[] = [
    { keyword: 'COMMENT', value: 'one', line: 1 },
    { keyword: 'A', value: '', line: 2 },
    { keyword: 'B', value: '7.5', line: 3 },
    { keyword: 'COMMENT', value: 'two', line: 4 },
    { keyword: 'C', value: 'text', line: 5 },
  ];

  it('give their text, number and comments; an empty one is absent', () => {
    expect(textOf(fields, 'A')).toBeUndefined();
    expect(textOf(fields, 'Z')).toBeUndefined();
    expect(textOf(fields, 'C')).toBe('text');
    expect(numberOf(fields, 'B')).toBe(7.5);
    expect(numberOf(fields, 'C')).toBeUndefined();
    expect(numberOf(fields, 'A')).toBeUndefined();
    expect(commentsOf(fields)).toEqual(['one', 'two']);
  });

  it('part from units only where a bracket closes them', () => {
    expect(splitUnit('7 [ km ]')).toEqual({ value: '7', unit: 'km' });
    expect(splitUnit('7')).toEqual({ value: '7' });
    expect(splitUnit('[m] 7 [km/s]')).toEqual({ value: '[m] 7', unit: 'km/s' });
    expect(splitUnit('[m]')).toEqual({ value: '', unit: 'm' });
  });

  function faultsOf(value: string, row: Partial<FieldRow>, unit?: string): unknown[] {
    const faults = faultList();
    const whole: FieldRow = { keyword: 'K', presence: 'mandatory', kind: 'number', book: '', ...row };
    checkValue({ keyword: 'K', value, line: 3, ...(unit === undefined ? {} : { unit }) }, whole, faults, 2);
    return faults.faults;
  }
  const place = { line: 3, keyword: 'K', segment: 2 };

  it('are checked against their kind', () => {
    expect(faultsOf('x', {})).toEqual([{ code: 'not-a-number', ...place, value: 'x' }]);
    expect(faultsOf('1.5', { kind: 'integer' })).toEqual([{ code: 'not-an-integer', ...place, value: '1.5' }]);
    expect(faultsOf('noon', { kind: 'epoch' })).toEqual([{ code: 'not-an-epoch', ...place, value: 'noon' }]);
    for (const [value, kind] of [
      ['1.5', 'number'],
      ['15', 'integer'],
      ['2024-01-01T00:00:00', 'epoch'],
      ['noon', 'text'],
      ['', 'number'],
    ] as const)
      expect(faultsOf(value, { kind }), value).toEqual([]);
  });

  it('may be unknown where they are optional', () => {
    expect(faultsOf('NaN', { presence: 'optional' })).toEqual([]);
    expect(faultsOf('NaN', {})).toHaveLength(1);
    expect(faultsOf('NaN', { presence: 'optional', kind: 'text', values: ['A'] })).toHaveLength(1);
  });

  it('are checked against the values and units of the book', () => {
    expect(faultsOf('no', { kind: 'text', values: ['YES', 'MAYBE'] })).toEqual([
      { code: 'value-not-allowed', ...place, value: 'no', limit: 'YES, MAYBE' },
    ]);
    expect(faultsOf('yes', { kind: 'text', values: ['YES', 'MAYBE'] })).toEqual([]);
    expect(faultsOf('1', { unit: 'km' }, 'm')).toEqual([{ code: 'wrong-unit', ...place, value: 'm', limit: 'km' }]);
    expect(faultsOf('1', {}, 'm')).toEqual([{ code: 'wrong-unit', ...place, value: 'm', limit: 'no unit' }]);
    for (const unit of ['km', ' K M ', '', 'n/a', 'N/A', 'kilometre']) {
      expect(faultsOf('1', { unit: 'km', unitAliases: ['Kilo Metre'] }, unit), unit).toEqual([]);
    }
    expect(faultsOf('1', { kind: 'text', unit: 'km' }, 'm')).toEqual([]);
  });
});

describe('a section', () => {
  const row = (keyword: string, changes: Partial<FieldRow> = {}): FieldRow => ({
    keyword,
    presence: 'optional',
    kind: 'text',
    book: '',
    ...changes,
  });
  const rows = [
    row('A', { presence: 'mandatory' }),
    row('B'),
    row('C', { since: '2.0' }),
    row('D', { presence: 'mandatory', mayBeEmpty: true }),
  ];
  const field = (keyword: string, value: string, line: number): Field => ({ keyword, value, line });
  function faultsOf(version: string, ...fields: Field[]): unknown[] {
    const faults = faultList();
    checkSection(fields, rows, { line: 10, segment: 1, version }, faults);
    return faults.faults;
  }

  it('is told what is unknown, doubled, too new, empty and missing', () => {
    expect(
      faultsOf(
        '1.0',
        field('COMMENT', 'x', 10),
        field('COMMENT', 'y', 11),
        field('Z', '1', 12),
        field('B', '1', 13),
        field('B', '2', 14),
        field('C', '1', 15),
        field('A', '', 16),
      ),
    ).toEqual([
      { code: 'unknown-keyword', line: 12, keyword: 'Z', segment: 1 },
      { code: 'duplicate-keyword', line: 14, keyword: 'B', value: '2', segment: 1 },
      { code: 'keyword-not-in-version', line: 15, keyword: 'C', limit: '2.0', segment: 1 },
      { code: 'empty-value', line: 16, keyword: 'A', segment: 1 },
      { code: 'missing-keyword', line: 10, keyword: 'D', segment: 1 },
    ]);
    expect(faultsOf('2.0', field('A', '1', 11), field('C', '', 12), field('D', '', 13))).toEqual([]);
  });

  it('is put in the order of the book, each comment before its keyword', () => {
    const order = inBookOrder(
      [field('Z', '', 0), field('COMMENT', 'b', 0), field('B', '', 0), field('A', '', 0), field('COMMENT', 'end', 0)],
      rows,
    );
    expect(order.map(({ keyword, value }) => value || keyword)).toEqual(['A', 'b', 'B', 'Z', 'end']);
  });
});
