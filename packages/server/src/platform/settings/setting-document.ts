import { readFileSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { fail, ok, type Result } from '@keepout/units/result';

/** Settings whose value is a JSON object, or the path of a file with it. */

/** Place of an error in a document, and its reason, as a continuation of the setting's name. */
export interface DocumentFault {
  readonly code: 'malformed-document';
  readonly reason: string;
}

/** Same format as in `keepout client` and `keepout user`, so that a typing error creates no operator. */
export const OPERATOR_ID: RegExp = /^[A-Za-z0-9][A-Za-z0-9._@-]{0,79}$/;

/** Reads the document of a setting; `read` parses its JSON. */
export function documentIn<T>(
  text: string,
  root: string,
  read: (json: string) => Result<T, DocumentFault>,
): Result<T, DocumentFault> {
  if (text.startsWith('{')) return read(text);
  let json: string;
  try {
    json = readFileSync(isAbsolute(text) ? text : resolve(root, text), 'utf8');
  } catch {
    return wrong('must be JSON that begins with {, or the path of a file that can be read');
  }
  const value = read(json);
  return value.ok ? value : wrong(`names a file that ${value.fault.reason}`);
}

/** @param members   noun for the members of the object, for error messages */
export function readDocument(json: string, members: string): Result<Readonly<Record<string, unknown>>, DocumentFault> {
  let document: unknown;
  try {
    document = JSON.parse(json);
  } catch {
    const { line, character } = jsonFaultPlace(json) ?? { line: 1, character: 1 };
    return wrong(`is not JSON: line ${line}, character ${character}`);
  }
  return isJsonObject(document) ? ok(document) : wrong(`must be an object whose members are ${members}`);
}

export const wrong = (reason: string): Result<never, DocumentFault> => fail({ code: 'malformed-document', reason });

export const isJsonObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TOKEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON has none inside a text
  /\s*(?:([[\]{},:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.]))/y;

/** The expected next token: a value, the first member or item, a name, or a separator or end. */
type Expected = 'value' | 'item-or-end' | 'name' | 'name-or-end' | 'colon' | 'more-or-end' | 'nothing';

/**
 * Returns the position of a JSON syntax error for display, since the messages of parsers vary between versions or lack
 * it. Line and character count from 1; undefined for valid JSON.
 */
export function jsonFaultPlace(text: string): { readonly line: number; readonly character: number } | undefined {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let at = 0;
  const next = (): Expected => (open.length === 0 ? 'nothing' : 'more-or-end');
  for (;;) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    const start = at + /^\s*/.exec(text.slice(at))![0].length;
    if (match === null) return start >= text.length && expected === 'nothing' ? undefined : placeOf(text, start);
    const [, mark, name, plain] = match;
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
