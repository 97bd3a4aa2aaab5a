import { describe, expect, it } from 'vitest';
import { readingMemoryBytes } from './reading-memory.ts';

const memoryOf = (text: string): number => readingMemoryBytes(Buffer.from(text));

describe('the memory that reading a text takes', () => {
  it.each([
    ['lists of JSON', '[', '[],', 100],
    ['objects of JSON', '[', '{},', 700],
    ['numbers of JSON', ' [', '1,', 60],
    ['elements of XML', '\ufeff<?xml version="1.0"?><oem>', '<a/>', 300],
    ['lines of KVN', 'CCSDS_OEM_VERS = 2.0\n', 'X = Y\n', 400],
    ['lines that end with CR', 'CCSDS_OEM_VERS = 2.0\r', 'X = Y\r', 400],
    ['cells of a table', 'OBJECT_NAME,OBJECT_ID\n', ',', 48],
    ['words of a line', 'stk.v.11.0\n', 'a ', 48],
  ])('grows with %s', (_, start, part, leastBytes) => {
    const added = memoryOf(start + part.repeat(2000)) - memoryOf(start + part.repeat(1000));
    expect(added / 1000).toBeGreaterThanOrEqual(leastBytes);
  });

  it('counts a name of JSON once for all objects that have the same names in the same order', () => {
    const records = (nameOf: (record: number) => string): number =>
      memoryOf(`[${Array.from({ length: 1000 }, (_, record) => `{"${nameOf(record)}":1}`).join()}]`);
    const shared = records(() => 'aaaa');
    const distinct = records((record) => `a${String(record).padStart(3, '0')}`);
    expect(distinct - shared).toBeGreaterThan(300 * 990);
    expect(records(() => '1000') - shared).toBeGreaterThan(300 * 990);
  });

  it('does not count structure inside of texts of JSON', () => {
    const quoted = memoryOf(JSON.stringify(['[{,:'.repeat(1000)]));
    expect(quoted).toBeLessThan(20_000);
    expect(memoryOf(JSON.stringify([`"${'['.repeat(1000)}`]))).toBeLessThan(4000);
  });
});
