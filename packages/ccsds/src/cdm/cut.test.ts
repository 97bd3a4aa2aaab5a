import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageRanges } from './cut.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const cut = (text: string, most = 1000) =>
  messageRanges(bytesOf(text), most).map(({ start, end, line }) => ({
    text: new TextDecoder().decode(bytesOf(text).subarray(start, end)),
    line,
  }));

describe('cutting a file into messages', () => {
  it('finds the records that JSON.parse finds, each on its line', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { minLength: 2, maxLength: 8 }), fc.nat(2), (list, indent) => {
        const text = `\n ${JSON.stringify(list, null, indent)}\n`;
        const records = cut(text);
        expect(records.map((record) => JSON.parse(record.text) as unknown)).toEqual(JSON.parse(text));
        const lines = text.split('\n');
        for (const record of records) expect(lines[record.line - 1]).toContain(record.text.split('\n')[0]!.trimEnd());
      }),
    );
  });

  it('cuts KVN at each version keyword, and keeps what stands before the first', () => {
    const message = 'CCSDS_CDM_VERS = 1.0\nCOMMENT the CCSDS_CDM_VERS of a comment\n';
    expect(cut(`\n${message}  ${message}${message}`)).toEqual([
      { text: `\n${message}`, line: 1 },
      { text: `  ${message}`, line: 4 },
      { text: message, line: 6 },
    ]);
  });

  it('takes anything else for one message', () => {
    for (const text of ['', '{}', '[]', '[{}]', '[{},', '[{}, {}', '<cdm/>', 'CCSDS_CDM_VERS = 1.0\n', '"[1,2]"']) {
      expect(cut(text)).toEqual([{ text, line: 1 }]);
    }
  });

  it('stops one after as many as are wanted', () => {
    expect(cut(`[${Array(100_000).fill('{}').join()}]`, 500)).toHaveLength(501);
    expect(cut('CCSDS_CDM_VERS = 1.0\n'.repeat(100_000), 500)).toHaveLength(501);
  });
});
