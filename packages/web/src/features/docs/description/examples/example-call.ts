import type { Media, OpenApiParameter } from '../open-api.ts';
import type { Operation } from '../operations.ts';

/** One call with all values filled in, independent of a programming language. */
export interface ExampleCall {
  /** Operation id in the contract. */
  readonly id: string;
  readonly method: string;
  /** Path with placeholders such as `{satelliteId}`, as in the description. */
  readonly template: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body:
    | { readonly kind: 'none' }
    | { readonly kind: 'json'; readonly value: unknown }
    /** Form field of the file that the variable FILE names. */
    | { readonly kind: 'form'; readonly field: string };
  readonly answer: 'json' | 'text' | 'binary' | 'stream' | 'none';
}

/** Values by name, with which parameters and ids of bodies are filled in; missing ones become `sat-…` and the like. */
export type KnownValues = Readonly<Record<string, string | number>>;

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';

/** Returns the example call of an operation with its required parameters only. */
export function exampleCallOf(operation: Operation, values: KnownValues = {}): ExampleCall {
  const fields = operation.parameters.filter(
    (parameter) => parameter.in === 'path' || (parameter.in === 'query' && isNeeded(parameter)),
  );
  const answered = answerOf(operation);
  const filledWith = (name: string, example: unknown): string =>
    String(values[name] ?? values[camelOf(name)] ?? example ?? valueIn(answered.example, camelOf(name)) ?? name);
  const filled = (place: string) =>
    Object.fromEntries(
      fields
        .filter((parameter) => parameter.in === place)
        .map(({ name, example, examples = {} }) => [
          name,
          filledWith(name, example ?? Object.values(examples)[0]?.value),
        ]),
    );
  return {
    id: operation.id,
    method: operation.method.toUpperCase(),
    template: operation.path,
    path: filled('path'),
    query: filled('query'),
    body: bodyOf(operation, values),
    answer: answered.kind,
  };
}

/** Returns whether a parameter is required, alone or as an alternative to another one, which a description can only state in text. */
const isNeeded = ({ required = false, description = '' }: OpenApiParameter): boolean =>
  required || description.includes('needed without');

/** Converts a name in an address to that in records: `satellite-id` to `satelliteId`. */
const camelOf = (name: string): string => name.replaceAll(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());

function bodyOf({ bodies }: Operation, values: KnownValues): ExampleCall['body'] {
  const form = bodies[FORM_TYPE];
  if (form) return { kind: 'form', field: fileField(form) };
  const json = bodies[JSON_TYPE];
  return json ? { kind: 'json', value: withKnown(json.example ?? {}, values) } : { kind: 'none' };
}

function fileField({ schema }: Media): string {
  const names = Object.entries(schema?.properties ?? {});
  const isFile = ({ format, items }: { readonly format?: string; readonly items?: { readonly format?: string } }) =>
    format === 'binary' || items?.format === 'binary';
  return names.find(([, property]) => isFile(property) || property.anyOf?.some(isFile))?.[0] ?? 'file';
}

/** Returns an example in which the given values replace those of the description. */
function withKnown(example: unknown, values: KnownValues): unknown {
  if (Array.isArray(example)) return example.map((item) => withKnown(item, values));
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(
    Object.entries(example).map(([key, value]) => [
      key,
      typeof value === typeof values[key] ? values[key] : withKnown(value, values),
    ]),
  );
}

function answerOf({ answers }: Operation): { readonly kind: ExampleCall['answer']; readonly example?: unknown } {
  const [, success] = Object.entries(answers).find(([status]) => status.startsWith('2')) ?? [];
  const [type, media] = Object.entries(success?.content ?? {})[0] ?? [];
  if (type === undefined) return { kind: 'none' };
  if (type === JSON_TYPE) return { kind: 'json', example: media?.example };
  if (type === 'text/event-stream') return { kind: 'stream' };
  return { kind: /^text\/|json|xml/.test(type) ? 'text' : 'binary' };
}

/** Returns the value of a field in a record, or in the first record of a list. */
function valueIn(example: unknown, name: string): unknown {
  const record: unknown = Array.isArray(example) ? example[0] : example;
  if (typeof record !== 'object' || record === null) return undefined;
  return (record as Readonly<Record<string, unknown>>)[name];
}

/** Returns the path and query of a call. */
export function exampleUrl({ template, path, query }: ExampleCall): string {
  const address = template.replaceAll(/\{([^}]+)\}/g, (_all, name: string) => encodeURIComponent(path[name] ?? name));
  const search = new URLSearchParams(query).toString();
  return search === '' ? address : `${address}?${search}`;
}
