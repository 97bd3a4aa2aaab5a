import { parseNumber } from '../value/number.ts';

/**
 * Whether two messages say the same, whatever notation each came in: the same keywords with the same values in each section, and the
 * same comments in the same order. Numbers are compared as numbers (`1.0E+03` is `1000`); an optional value that is empty or NaN is as
 * good as absent. Where a comment stands does not count: NDM/XML moves comments to the beginning of a section.
 *
 * @param first, second   as `writeCdm` writes KVN, so that keywords are in the order of the book and units those of its tables
 */
export function isSameContent(first: string, second: string): boolean {
  if (first === second) return true;
  const [content, otherContent] = [contentOf(first), contentOf(second)];
  return (
    isSameList(content.comments, otherContent.comments, (a, b) => a === b) &&
    isSameList(content.fields, otherContent.fields, isSameField)
  );
}

type KvnField = readonly [keyword: string, value: string];

function contentOf(kvn: string): { readonly fields: readonly KvnField[]; readonly comments: readonly string[] } {
  const lines = kvn.split('\n');
  const fields = lines.flatMap((line): KvnField[] => {
    const at = line.indexOf(' = ');
    const value = line.slice(at + 3);
    return at < 0 || isComment(line) || SAYS_NOTHING.test(value) ? [] : [[line.slice(0, at), value]];
  });
  return { fields, comments: lines.filter(isComment) };
}

const isComment = (line: string): boolean => line.startsWith('COMMENT');

const SAYS_NOTHING = /^(NaN)?( \[[^\]]*\])?$/;

function isSameField([keyword, value]: KvnField, [otherKeyword, otherValue]: KvnField): boolean {
  if (keyword !== otherKeyword) return false;
  return value === otherValue || numberIn(value) === numberIn(otherValue);
}

/** NaN for a text, which equals nothing. */
const numberIn = (value: string): number => parseNumber(value.replace(/ \[[^\]]*\]$/, ''));

const isSameList = <T>(first: readonly T[], second: readonly T[], isSame: (a: T, b: T) => boolean): boolean =>
  first.length === second.length && first.every((item, index) => isSame(item, second[index]!));
