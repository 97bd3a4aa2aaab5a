/** A page with its front matter; who reads it in the repository is told where it is from. */
export function page(
  front: Readonly<Record<string, string | number>>,
  source: string,
  lines: readonly string[],
): string {
  const head = Object.entries(front).map(([key, value]) => `${key}: ${value}`);
  const notice = `<!-- Made of ${source} by npm run reference-pages. -->`;
  return `${['---', ...head, '---', '', notice, '', `# ${front['title']}`, '', ...lines].join('\n').trimEnd()}\n`;
}

/** A table; strokes inside of cells are no columns. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)];
}

/** A word as it stands in code; nothing for nothing. */
export const code = (text: string | undefined): string => (text === undefined || text === '' ? '' : `\`${text}\``);
