import { isDeepStrictEqual } from 'node:util';
import { type FormerName, formerNamesOf } from '@keepout/contract/platform/renamed';
import type { core } from 'zod';
import type { HttpApp } from './app.ts';
import { refused } from './problem.ts';

type Path = readonly PropertyKey[];
type Fields = Record<string, unknown>;
type ChangeOfNames = (fields: Fields, name: FormerName, path: Path) => void;
type Walk = (value: unknown, path: Path, change: ChangeOfNames) => void;

/** Adds the former names of renamed fields to an encoded answer, with the values of their successors. */
export function addFormerNames(schema: core.$ZodType, answer: unknown): void {
  walkOf(schema)?.(answer, [], (fields, { former, successor }) => {
    if (Object.hasOwn(fields, successor)) fields[former] = fields[successor];
  });
}

/** Replaces former names in bodies and queries by the present ones, before they are validated. */
export function acceptFormerNames(app: Pick<HttpApp, 'addHook'>): void {
  app.addHook('preValidation', async ({ routeOptions, body, query }) => {
    const { body: ofBody, querystring } = (routeOptions.schema ?? {}) as {
      body?: core.$ZodType;
      querystring?: core.$ZodType;
    };
    if (ofBody !== undefined) replaceFormerNames(ofBody, body);
    if (querystring !== undefined) replaceFormerNames(querystring, query, '?');
  });
}

/**
 * Replaces former names in a value by the present ones, in place.
 *
 * @throws Refusal if a field has two different values under its two names
 */
export function replaceFormerNames(schema: core.$ZodType, input: unknown, root = '#/'): void {
  walkOf(schema)?.(input, [], (fields, { former, successor }, path) => {
    if (!Object.hasOwn(fields, former)) return;
    const { [former]: value, [successor]: current = value } = fields;
    if (!isDeepStrictEqual(value, current)) {
      const pointer = `${root}${[...path, former].join('/')}`;
      const message = `\`${former}\` is the deprecated name of \`${successor}\`, and their values differ: send only \`${successor}\`.`;
      throw refused('invalid-request', { detail: message, errors: [{ code: 'custom', pointer, message }] });
    }
    fields[successor] = current;
    delete fields[former];
  });
}

const cachedWalks = new WeakMap<core.$ZodType, { readonly walk: Walk | undefined }>();

/** Returns the walk to the objects of a value that have renamed fields; undefined if the schema has none. */
function walkOf(schema: core.$ZodType): Walk | undefined {
  const cached = cachedWalks.get(schema);
  if (cached !== undefined) return cached.walk;
  const walk = madeWalk(schema._zod.def as Parts);
  cachedWalks.set(schema, { walk });
  return walk;
}

/** Parts of schemas of all kinds; the wire side of a conversion is its `in`. */
interface Parts {
  readonly shape?: core.$ZodShape;
  readonly element?: core.$ZodType;
  readonly valueType?: core.$ZodType;
  readonly options?: readonly core.$ZodType[];
  readonly innerType?: core.$ZodType;
  readonly in?: core.$ZodType;
}

function madeWalk({ shape, element, valueType, options, innerType, in: wire }: Parts): Walk | undefined {
  const inner = innerType ?? wire;
  if (shape !== undefined) return walkOfObject(shape);
  if (inner !== undefined) return walkOf(inner);
  const ofItem = element ?? valueType;
  const walks = (ofItem === undefined ? (options ?? []) : [ofItem]).flatMap((part) => walkOf(part) ?? []);
  if (walks.length === 0) return undefined;
  if (ofItem === undefined) {
    return (value, path, change) => {
      for (const walk of walks) walk(value, path, change);
    };
  }
  return (value, path, change) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, item] of Object.entries(value)) walks[0]!(item, [...path, key], change);
  };
}

function walkOfObject(shape: core.$ZodShape): Walk | undefined {
  const names = formerNamesOf(shape);
  const formerNames = new Set(names.map(({ former }) => former));
  const walks = Object.entries(shape).flatMap(([name, field]) => {
    const walk = formerNames.has(name) ? undefined : walkOf(field);
    return walk === undefined ? [] : [{ name, walk }];
  });
  if (names.length === 0 && walks.length === 0) return undefined;
  return (value, path, change) => {
    if (typeof value !== 'object' || value === null) return;
    const fields = value as Fields;
    for (const name of names) change(fields, name, path);
    for (const { name, walk } of walks) walk(fields[name], [...path, name], change);
  };
}
