const TOKEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON has none inside a text
  /\s*(?:([[\]{},:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.]))/y;

/** What may come next: a value, the first member or item, a name, or what ends or goes on. */
type Expected = 'value' | 'item-or-end' | 'name' | 'name-or-end' | 'colon' | 'more-or-end' | 'nothing';

/**
 * Where a text stops being JSON, for a person who looks for it: parsers say it differently from version to version, or not
 * at all. Line and character count from 1; undefined where it is JSON.
 */
export function jsonFaultPlace(text: string): { readonly line: number; readonly character: number } | undefined {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let at = 0;
  const next = (): Expected => (open.length === 0 ? 'nothing' : 'more-or-end');
  for (;;) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    const start = at + /^\s*/.exec(text.slice(at))![0].length;
    if (found === null) return start >= text.length && expected === 'nothing' ? undefined : placeOf(text, start);
    const [, mark, name, plain] = found;
    const container = open.at(-1);
    const isValue = name !== undefined || plain !== undefined;
    if ((expected === 'value' || expected === 'item-or-end') && isValue) expected = next();
    else if ((expected === 'value' || expected === 'item-or-end') && (mark === '{' || mark === '[')) {
      open.push(mark);
      expected = mark === '{' ? 'name-or-end' : 'item-or-end';
    } else if ((expected === 'name' || expected === 'name-or-end') && name !== undefined) expected = 'colon';
    else if (expected === 'colon' && mark === ':') expected = 'value';
    else if (expected === 'more-or-end' && mark === ',') expected = container === '{' ? 'name' : 'value';
    else if (isEnd(expected) && mark === (container === '{' ? '}' : ']')) {
      open.pop();
      expected = next();
    } else return placeOf(text, start);
    at = TOKEN.lastIndex;
  }
}

const isEnd = (expected: Expected): boolean => ['item-or-end', 'name-or-end', 'more-or-end'].includes(expected);

function placeOf(text: string, offset: number): { readonly line: number; readonly character: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, character: before.at(-1)!.length + 1 };
}
