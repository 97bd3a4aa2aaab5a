const LINE = 112;
/** Words of the language that no name may be (`keyword.kwlist` of Python 3.10 to 3.14). */
const KEYWORDS = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

/** Whether a name of the wire can be the name of a field. */
export const isField = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name) && !KEYWORDS.has(name);

/** `listCdms`, `satellite-id` and `If-Match` as names of methods and arguments; a word of the language with a line behind it. */
export function snakeOf(name: string): string {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').replaceAll(/[^A-Za-z0-9]+/g, '_');
  const snake = words.toLowerCase();
  return KEYWORDS.has(snake) ? `${snake}_` : snake;
}

/** `satellite-id` and `changes` as a part of the name of a class. */
export const pascalOf = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');

/** A text between quotes. */
export const quoted = (text: string): string => JSON.stringify(text);

/** A docstring of paragraphs, each cut into lines. */
export function docstring(paragraphs: readonly (string | undefined)[], indent: string): string {
  const lines = paragraphs
    .filter((paragraph) => paragraph !== undefined)
    .flatMap((paragraph, index) => [...(index === 0 ? [] : ['']), ...linesOf(paragraph, LINE - indent.length)]);
  const text = lines.map((line) => line.replaceAll('\\', '\\\\').replaceAll('"""', "'''"));
  if (text.length === 1) return `${indent}"""${text[0]!.replace(/"$/, '" ')}"""\n`;
  const [first, ...others] = text;
  return `${indent}"""${first}\n${others.map((line) => `${line === '' ? '' : indent + line}\n`).join('')}${indent}"""\n`;
}

/** Lines of a paragraph; where it has lines of its own they stay. */
function linesOf(paragraph: string, length: number): readonly string[] {
  return paragraph.split('\n').flatMap((part) => {
    const lines: string[] = [''];
    for (const word of part.split(' ')) {
      const last = lines.at(-1)!;
      if (last === '') lines[lines.length - 1] = word;
      else if (last.length + word.length < length) lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(part.startsWith(':param') ? `    ${word}` : word);
    }
    return lines;
  });
}
