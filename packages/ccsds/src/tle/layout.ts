/** A character at the same column (from 0) of every element set. */
export interface FixedCharacter {
  readonly column: number;
  readonly code: number;
}

/**
 * The blanks and points of each line, `_` for varying characters; columns of Spacetrack Report 3.
 *
 * A line that lost a character has its numbers one column further left, and as numbers they look well: 11.62 revolutions a
 * day become 1.62. These characters move with them.
 */
export const FIXED_IN_LINE_1: readonly FixedCharacter[] = fixedIn(
  '1 ______ ________ _____.________ _.________ ________ ________ _ _____',
);
export const FIXED_IN_LINE_2: readonly FixedCharacter[] = fixedIn(
  '2 _____ ___.____ ___.____ _______ ___.____ ___.____ __.______________',
);

function fixedIn(picture: string): FixedCharacter[] {
  return [...picture].flatMap((character, column) =>
    character === '_' ? [] : [{ column, code: character.charCodeAt(0) }],
  );
}

/** The first column with a wrong character; missing columns of a short line are blank. */
export function shiftedColumn(line: string, fixed: readonly FixedCharacter[]): number | undefined {
  return fixed.find(({ column, code }) => column < line.length && line.charCodeAt(column) !== code)?.column;
}
