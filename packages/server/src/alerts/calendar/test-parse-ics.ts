/** A component of a calendar: its properties by name, as they read without folds and escapes, and what stands in it. */
export interface TestComponent {
  readonly kind: string;
  readonly properties: ReadonlyMap<string, string>;
  readonly parts: readonly TestComponent[];
}

/**
 * Reads a calendar by the letter of RFC 5545, and throws at what is none: lines end with CRLF and have at most 75 octets, components are closed in the
 * order in which they were opened, nothing stands outside, and a property stands once.
 */
export function parseIcs(ics: string): TestComponent {
  if (!ics.endsWith('\r\n')) throw new Error('the last line is not ended');
  const raw = ics.slice(0, -2).split('\r\n');
  for (const line of raw) {
    if (/[\r\n]/.test(line)) throw new Error(`a break within ${line}`);
    if (new TextEncoder().encode(line).length > 75) throw new Error(`too long: ${line}`);
    if (line.includes('\uFFFD')) throw new Error(`a character was cut: ${line}`);
  }
  const lines: string[] = [];
  for (const line of raw) {
    if (line.startsWith(' ')) lines[lines.length - 1] += line.slice(1);
    else lines.push(line);
  }
  const open: { kind: string; properties: Map<string, string>; parts: TestComponent[] }[] = [];
  let root: TestComponent | undefined;
  for (const line of lines) {
    const [, name, value] = /^([A-Z-]+)(?:;[A-Z]+=[^:;]+)*:(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`no property: ${line}`);
    if (root !== undefined) throw new Error(`outside: ${line}`);
    if (name === 'BEGIN') open.push({ kind: value, properties: new Map(), parts: [] });
    else if (name === 'END') {
      const closed = open.pop();
      if (closed?.kind !== value) throw new Error(`closed in disorder: ${value}`);
      if (open.length === 0) root = closed;
      else open.at(-1)!.parts.push(closed);
    } else {
      const inside = open.at(-1);
      if (inside === undefined || inside.properties.has(name)) throw new Error(`twice, or outside: ${name}`);
      inside.properties.set(name, plain(value));
    }
  }
  if (root === undefined) throw new Error('nothing is closed');
  return root;
}

function plain(value: string): string {
  let text = '';
  for (let at = 0; at < value.length; at++) {
    if (value[at] !== '\\') {
      text += value[at];
      continue;
    }
    const next = value[++at] ?? '';
    if (!'\\;,nN'.includes(next) || next === '') throw new Error(`no escape: ${next}`);
    text += next === 'n' || next === 'N' ? '\n' : next;
  }
  return text;
}
