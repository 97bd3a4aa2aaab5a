/** Control, format (bidi, zero width), separator and other invisible characters, and half surrogate pairs; not line break and tab. */
const UNPRINTABLE = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Returns the text with every character that a terminal obeys, reorders or hides as `\u…`, which JSON reads as that character.
 * Line breaks and tabs remain.
 */
export function printableTerminalText(text: string): string {
  return text.replace(UNPRINTABLE, escaped);
}

/** As `printable`, in one line: a text of a file cannot begin a line of its own. */
export function printableLine(text: string): string {
  return printableTerminalText(text).replaceAll('\n', '\\n').replaceAll('\t', ' ');
}

function escaped(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

/** Writes to standard output. Texts of files, messages, feeds and servers are made printable here, for every command. */
export function print(text: string): void {
  process.stdout.write(printableTerminalText(text));
}

/** As `print`, to standard error. */
export function printError(text: string): void {
  process.stderr.write(printableTerminalText(text));
}
