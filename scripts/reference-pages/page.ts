/** Returns a page with front matter and a comment with its source. */
export function page(
  front: Readonly<Record<string, string | number>>,
  source: string,
  lines: readonly string[],
): string {
  const head = Object.entries(front).map(([key, value]) => `${key}: ${value}`);
  const notice = `<!-- Made of ${source} by npm run reference-pages. -->`;
  return `${['---', ...head, '---', '', notice, '', `# ${front['title']}`, '', ...lines].join('\n').trimEnd()}\n`;
}

/** Returns the lines of a table; escapes vertical bars in cells. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)];
}

/** Returns the text as inline code; empty for empty text. */
export const code = (text: string | undefined): string => (text === undefined || text === '' ? '' : `\`${text}\``);
