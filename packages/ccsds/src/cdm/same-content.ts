import { parseNumber } from '../value/number.ts';

/** Whether two messages say the same: their `contentOf` is equal. */
export const isSameContent = (first: string, second: string): boolean =>
  first === second || comparedContent(first) === comparedContent(second);

/**
 * Returns the content of a message in one form that is equal for equal contents in any notation: the same keywords with
 * the same values in each section, and the same comments in the same order. Numbers compare as numbers (`1.0E+03` is `1000`); an
 * optional value that is empty or NaN is the same as absent. The position of a comment does not count: NDM/XML moves comments to the
 * beginning of a section.
 *
 * @param kvn   as `writeCdm` writes it, so that keywords are in the order of the book and units those of its tables
 */
export function comparedContent(kvn: string): string {
  const lines = kvn.split('\n');
  const fields = lines.flatMap((line): string[] => {
    const at = line.indexOf(' = ');
    const value = line.slice(at + 3);
    return at < 0 || isComment(line) || SAYS_NOTHING.test(value) ? [] : [`${line.slice(0, at)} = ${plainValue(value)}`];
  });
  return [...lines.filter(isComment), ...fields].join('\n');
}

const isComment = (line: string): boolean => line.startsWith('COMMENT');

const SAYS_NOTHING = /^(NaN)?( \[[^\]]*\])?$/;

/** A number in one notation and without its unit, which is always that of the table; a text as it is. */
function plainValue(value: string): string {
  const number = parseNumber(value.replace(/ \[[^\]]*\]$/, ''));
  return Number.isNaN(number) ? value : String(number);
}
