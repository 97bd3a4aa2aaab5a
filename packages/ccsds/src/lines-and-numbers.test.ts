import { describe, expect, it } from 'vitest';
import { faultList } from './fault/message-fault.ts';
import { type KvnLine, LONGEST_LINE, walkKvn } from './notation/kvn.ts';
import { checkIsText, isBinary, looksLikeJson, looksLikeXml } from './notation/text-kind.ts';
import { fullNumberText, numberIn, numberText, parseInteger, parseNumber } from './value/number.ts';

describe('numbers', () => {
  it('may begin with a sign or a point, and may be zero', () => {
    for (const [text, value] of [
      ['0', 0],
      ['00', 0],
      ['+.5', 0.5],
      ['-.5e1', -5],
      ['-0.25', -0.25],
      ['+7', 7],
      ['9', 9],
      ['0e5', 0],
    ] as const)
      expect(parseNumber(text), text).toBe(value);
    for (const text of ['.', '+', '-.', '+x', '0X1F', '+0x1', '-0b1', '0O7', ' 1', '-Infinity', '/1', ':1'])
      expect(parseNumber(text), text).toBeNaN();
  });

  it('read where they stand are those of their text alone', () => {
    const short = [
      '-0',
      '-00.000',
      '5.',
      '.5',
      '1e5',
      '-1.5E-3',
      '6930.292259486',
      '-0.123456789012345',
      '999999999999999',
    ];
    const long = ['9007199254740993', '0.1234567890123456789', '123456789012345678.25', '1e999'];
    const odd = ['', '-', '.', '+-1', '1.2.3', '1-', '--1', ' 1', '1 ', '0x10', '١'];
    for (const text of [...short, ...long, ...odd]) {
      expect(numberIn(`9${text}9`, 1, 1 + text.length), text).toBe(parseNumber(text));
      expect(odd.includes(text) || parseNumber(text) === Number(text) || text === '1e999', text).toBe(true);
    }
  });

  it('whole have digits only, at most sixteen characters', () => {
    expect(parseInteger('1234567890123456')).toBe(1_234_567_890_123_456);
    expect(parseInteger('+42')).toBe(42);
    expect(parseInteger('-0042')).toBe(-42);
    for (const text of ['12345678901234567', '+', '/1', '1:', '1-', '+-1', '1.0'])
      expect(parseInteger(text), text).toBeNaN();
  });

  it('are written as short as they read back, or with seventeen digits', () => {
    expect(numberText(1e21)).toBe('1E+21');
    expect(numberText(-0.1)).toBe('-0.1');
    expect(fullNumberText(1 / 3)).toBe('3.3333333333333331E-1');
    expect(Number(fullNumberText(Math.PI))).toBe(Math.PI);
  });
});

describe('lines', () => {
  function walked(text: string): KvnLine[] {
    const lines: KvnLine[] = [];
    walkKvn(text, faultList(), (line) => {
      lines.push(line);
      return undefined;
    });
    return lines;
  }

  it('are keywords, comments or data, with their number', () => {
    expect(
      walked(
        '\ufeffCCSDS_OEM_VERS = 2.0\r\n\n  COMMENT a = b\nCOMMENT = c\nCOMMENT\nX_1=  y = z  \n1 2 = 3\nA B = 4\nend',
      ),
    ).toEqual([
      { line: 1, kind: 'keyword', keyword: 'CCSDS_OEM_VERS', value: '2.0' },
      { line: 3, kind: 'comment', keyword: '', value: 'a = b' },
      { line: 4, kind: 'comment', keyword: '', value: 'c' },
      { line: 5, kind: 'comment', keyword: '', value: '' },
      { line: 6, kind: 'keyword', keyword: 'X_1', value: 'y = z' },
      { line: 7, kind: 'data', keyword: '', value: '1 2 = 3' },
      { line: 8, kind: 'data', keyword: '', value: 'A B = 4' },
      { line: 9, kind: 'data', keyword: '', value: 'end' },
    ]);
  });

  it('that only begin like a comment are none, and a ruler stays', () => {
    expect(walked('COMMENTS = 1')).toMatchObject([{ kind: 'keyword', keyword: 'COMMENTS' }]);
    expect(walked('COMMENT_2 = 1')).toMatchObject([{ kind: 'keyword' }]);
    expect(walked('COMMENT ====')).toMatchObject([{ kind: 'comment', value: '====' }]);
    expect(walked('Azaz_Z09 = 1\n[A] = 1\n@A = 1\n{a = 1\n`a = 1')).toMatchObject([
      { kind: 'keyword', keyword: 'Azaz_Z09' },
      { kind: 'data' },
      { kind: 'data' },
      { kind: 'data' },
      { kind: 'data' },
    ]);
    for (const odd of ['@', '[', '`', '{', '/', ':', '-'])
      expect(walked(`A${odd}B = 1`), odd).toMatchObject([{ kind: 'data' }]);
  });

  it('stop when asked to, and where one is too long', () => {
    let seen = 0;
    walkKvn('A = 1\nB = 2\nC = 3', faultList(), () => {
      seen += 1;
      return seen < 2;
    });
    expect(seen).toBe(2);
    const faults = faultList();
    const visited: number[] = [];
    walkKvn(`A = 1\n${'x'.repeat(LONGEST_LINE + 1)}\nB = 2`, faults, ({ line }) => {
      visited.push(line);
      return undefined;
    });
    expect(visited).toEqual([1]);
    expect(faults.faults).toEqual([{ code: 'line-too-long', line: 2, limit: LONGEST_LINE }]);
    expect(walked('x'.repeat(LONGEST_LINE))).toHaveLength(1);
  });
});

describe('texts', () => {
  it('are XML or JSON by their first visible character', () => {
    expect(looksLikeXml('\ufeff \t\r\n<a/>')).toBe(true);
    expect(looksLikeXml('a<')).toBe(false);
    expect(looksLikeJson(' [1]')).toBe(true);
    expect(looksLikeJson('{}')).toBe(true);
    expect(looksLikeJson('(')).toBe(false);
    expect(looksLikeXml('')).toBe(false);
  });

  it('are bytes when they hold NUL or too much that is no text', () => {
    expect(isBinary('a\u0000')).toBe(true);
    expect(isBinary(`${'a'.repeat(98)}\u0001\u0002`)).toBe(false);
    expect(isBinary(`${'a'.repeat(97)}\u0001\u0002\u001f`)).toBe(true);
    expect(isBinary(`${'a'.repeat(97)}\ufffd\ufffd\ufffd`)).toBe(true);
    expect(isBinary('\t\n\r\f\u001a'.repeat(20))).toBe(false);
    expect(isBinary(`${'a'.repeat(4096)}\u0000`)).toBe(false);
    expect(isBinary('')).toBe(false);
  });

  it('that are none are told as such', () => {
    const faults = faultList();
    expect([checkIsText('\u0000', faults), checkIsText(' \n', faults), checkIsText('a', faults)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(faults.faults).toEqual([{ code: 'not-text' }, { code: 'empty-text' }]);
  });
});
