/** Leading letters of Alpha-5, A = 10 to Z = 33; I and O are left out. Source: Space-Track documentation. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Largest number that five columns hold: Z9999. */
export const LARGEST_ALPHA5 = 339_999;

const COLUMNS = 5;

/** Reads the five columns of a catalogue number, blanks in front allowed. @returns the number, or NaN */
export function parseAlpha5(text: string): number {
  let value = 0;
  let digits = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 32 && digits === 0) continue;
    if (code >= 48 && code <= 57) value = value * 10 + (code - 48);
    else {
      const letter = LETTERS.indexOf(text.charAt(at));
      if (letter < 0 || at !== 0 || text.length !== COLUMNS) return Number.NaN;
      value = letter + 10;
    }
    digits += 1;
  }
  return digits === 0 ? Number.NaN : value;
}

/** Five columns for a catalogue number; undefined above 339,999, which only OMM, CSV and JSON can carry. */
export function toAlpha5(noradId: number): string | undefined {
  if (!Number.isInteger(noradId) || noradId < 0 || noradId > LARGEST_ALPHA5) return undefined;
  if (noradId < 100_000) return String(noradId).padStart(5, '0');
  const letter = LETTERS[Math.floor(noradId / 10_000) - 10] ?? '';
  return letter + String(noradId % 10_000).padStart(4, '0');
}
