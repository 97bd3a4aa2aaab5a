import type { ResourceAccess } from '@keepout/contract/platform/roles';
import { fail, ok, type Result } from '@keepout/units/result';

/** What membership of a group of the identity provider means here. */
export interface GroupMeaning {
  /** The organisation that its members belong to; undefined: it gives roles alone. */
  readonly operatorId: string | undefined;
  readonly roles: ResourceAccess;
}

/** Groups by their name as the claim has it. */
export type GroupMap = ReadonlyMap<string, GroupMeaning>;

export const NO_GROUPS: GroupMap = new Map();

/** Where a map is wrong, and why, ready to follow the setting's name. */
export interface GroupMapFault {
  readonly code: 'malformed-groups';
  readonly reason: string;
}

/** As `keepout client` and `keepout user` take them: no operator is made by a slip of the hand. */
const OPERATOR = /^[A-Za-z0-9][A-Za-z0-9._@-]{0,79}$/;

/** Reads `{"group": {"operator": "aurora", "roles": {"collision-avoidance": ["user"]}}}`. */
export function readGroupMap(json: string): Result<GroupMap, GroupMapFault> {
  let document: unknown;
  try {
    document = JSON.parse(json);
  } catch {
    const { line, character } = jsonFaultPlace(json) ?? { line: 1, character: 1 };
    return wrong(`is not JSON: line ${line}, character ${character}`);
  }
  if (!isRecord(document)) return wrong('must be an object whose members are groups');
  const map = new Map<string, GroupMeaning>();
  for (const [name, entry] of Object.entries(document)) {
    const at = `at ${JSON.stringify(name)}`;
    if (name.trim() === '') return wrong('has a group without a name');
    if (!isRecord(entry)) return wrong(`${at}: must be an object with operator, roles or both`);
    const meaning = readMeaning(entry, at);
    if (!meaning.ok) return meaning;
    map.set(name, meaning.value);
  }
  return ok(map);
}

function readMeaning(entry: Readonly<Record<string, unknown>>, at: string): Result<GroupMeaning, GroupMapFault> {
  const { operator, roles = {}, ...further } = entry;
  const [unknown] = Object.keys(further);
  if (unknown !== undefined) return wrong(`${at}: ${JSON.stringify(unknown)} is neither operator nor roles`);
  if (operator !== undefined && !(typeof operator === 'string' && OPERATOR.test(operator)))
    return wrong(`${at}.operator: must be the id of an operator: letters, digits, dot, dash, underscore`);
  if (!isRecord(roles)) return wrong(`${at}.roles: must be an object from resources to lists of roles`);
  for (const [resource, names] of Object.entries(roles)) {
    if (!Array.isArray(names) || !names.every((name) => typeof name === 'string' && name !== ''))
      return wrong(`${at}.roles.${resource}: must be a list of names of roles`);
  }
  if (operator === undefined && Object.keys(roles).length === 0)
    return wrong(`${at}: gives neither an operator nor a role`);
  return ok({ operatorId: operator, roles: roles as ResourceAccess });
}

const RESOURCES = ['collision-avoidance', 'on-demand-tracking', 'payments'];
const ROLES = ['user', 'testuser', 'admin'];

/** What a map names that the platform does not know, or that no group may give; undefined when there is nothing. */
export function unfitGroups(map: GroupMap): string | undefined {
  for (const [name, { roles }] of map) {
    const at = `at ${JSON.stringify(name)}`;
    if (name.includes('*')) return `${at}: must be the whole name of a group: * stands for nothing here`;
    for (const [resource, names] of Object.entries(roles)) {
      if (!RESOURCES.includes(resource))
        return `${at}.roles.${resource}: is no resource; there are ${RESOURCES.join(', ')}`;
      const unknown = names.findIndex((role) => !ROLES.includes(role));
      if (unknown >= 0)
        return `${at}.roles.${resource}[${unknown}]: ${JSON.stringify(names[unknown])} is no role; there are ${ROLES.join(', ')}`;
    }
  }
  return undefined;
}

const wrong = (reason: string) => fail({ code: 'malformed-groups', reason } as const);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
