/** The words of a paper: strings as the content streams show them, hexadecimal, in WinAnsi. */
export function wordsOf(pdf: Uint8Array): string {
  const text = Buffer.from(pdf).toString('latin1');
  const lines = [...text.matchAll(/\[((?:<[0-9a-f]*>\s*-?[\d.]*\s*)+)\] TJ/g)].map(([, run = '']) =>
    [...run.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
  );
  return lines.join(' ');
}
