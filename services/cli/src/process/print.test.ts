import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { printableLine, printableTerminalText } from './print.ts';

describe('text of others in the terminal', () => {
  it.each([
    ['an escape sequence', '\u001b[2J', '\\u001b[2J'],
    ['a title of the window', '\u001b]0;x\u0007', '\\u001b]0;x\\u0007'],
    ['a sequence of one C1 byte', '\u009b31m', '\\u009b31m'],
    ['carriage return, backspace, delete', 'a\r\b\u007f', 'a\\u000d\\u0008\\u007f'],
    ['a change of direction', '\u202etxet\u2066', '\\u202etxet\\u2066'],
    [
      'characters without width',
      'a\u200b\u200d\u2060\ufeff\u00ad\u3164',
      'a\\u200b\\u200d\\u2060\\ufeff\\u00ad\\u3164',
    ],
    ['separators of lines', '\u2028\u2029\u0085', '\\u2028\\u2029\\u0085'],
    ['invisible characters beyond 16 bits', '\u{e0041}', '\\udb40\\udc41'],
    ['half a surrogate pair', '\ud800', '\\ud800'],
    ['letters, signs, line breaks and tabs as they are', 'Größe é 東 🛰\n\tσ', 'Größe é 東 🛰\n\tσ'],
  ])('shows %s', (_, text, expected) => {
    expect(printableTerminalText(text)).toBe(expected);
  });

  it('leaves JSON equal to what it was', () => {
    const value = { name: 'SAT\u009b2J\u202e\u{e0041}\u001b' };
    expect(JSON.parse(printableTerminalText(JSON.stringify(value)))).toEqual(value);
  });

  it('keeps a text of a file in its line', () => {
    expect(printableLine('SAT\nvalid\t\u001b')).toBe('SAT\\nvalid \\u001b');
  });

  it('is the way by which every command writes', () => {
    const folder = join(import.meta.dirname, '..');
    const direct = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /(?<!\.test)\.ts$/.test(file) &&
        !/(^|\/)test-/.test(file) &&
        /std(out|err)\.write|console\./.test(readFileSync(join(folder, file), 'utf8')),
    );
    expect(direct.sort()).toEqual(['process/print.ts', 'process/progress-line.ts']);
  });
});
