import { type ClientField, type Schema, type Shape, shapeOf } from './shape.ts';

/** A call of the API as a client makes it. */
export interface Call {
  readonly id: string;
  readonly method: string;
  /** With places such as `{satelliteId}`. */
  readonly path: string;
  readonly summary: string;
  readonly description: string | undefined;
  readonly params: readonly ClientField[];
  readonly query: readonly ClientField[];
  readonly headers: readonly ClientField[];
  readonly body: Body;
  readonly answer: Answer;
}

export type Body =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly shape: Shape; readonly isNeeded: boolean }
  /** A form with files; the same files may be sent as they are, which a client need not. */
  | { readonly kind: 'form'; readonly fields: readonly ClientField[] };

export type Answer =
  | { readonly kind: 'none' }
  /** `files`: other media types in which the same may be had; `isFollowed`: it may come in lines that tell how far it is. */
  | { readonly kind: 'json'; readonly shape: Shape; readonly files: readonly string[]; readonly isFollowed: boolean }
  /** A file in one of these media types, the usual first. */
  | { readonly kind: 'file'; readonly types: readonly string[] }
  | { readonly kind: 'stream'; readonly shape: Shape };

/** All that the descriptions of the services say, once. */
export interface DescribedClient {
  readonly calls: readonly Call[];
  readonly shapes: ReadonlyMap<string, { readonly shape: Shape; readonly description: string | undefined }>;
}

/** Descriptions (OpenAPI) by the name of the service. */
export type Descriptions = Readonly<Record<string, unknown>>;

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';
const STREAM_TYPE = 'text/event-stream';
const LINES_TYPE = 'application/x-ndjson';
/** An object of which nothing is said: a message, keyword by keyword, which is read as the file that it is. */
const isMessage = (shape: Shape): boolean => shape.kind === 'map' && shape.value.kind === 'json';

/** @throws Error where two services say different things by one name, or a call cannot be made with what is known here */
export function describedClient(descriptions: Descriptions): DescribedClient {
  const documents = Object.values(descriptions) as readonly Document[];
  const schemas = merged(documents.map(({ components }) => components.schemas));
  const operations = merged(
    documents.flatMap(({ paths }) =>
      Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({
          [operation.operationId]: { method, path, operation },
        })),
      ),
    ),
  );
  return {
    calls: Object.values(operations)
      .map(({ method, path, operation }) => callOf(method.toUpperCase(), path, operation))
      .toSorted((a, b) => (a.path === b.path ? 0 : a.path < b.path ? -1 : 1)),
    shapes: new Map(
      Object.entries(schemas)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, schema]) => [
          name,
          { shape: shapeOf(schema, name), description: schema['description'] as string | undefined },
        ]),
    ),
  };
}

function merged<T>(tables: readonly Readonly<Record<string, T>>[]): Readonly<Record<string, T>> {
  const whole = new Map<string, T>();
  for (const [name, value] of tables.flatMap((table) => Object.entries(table))) {
    const other = whole.get(name);
    if (other !== undefined && JSON.stringify(other) !== JSON.stringify(value))
      throw new Error(`${name} is described in two ways`);
    whole.set(name, value);
  }
  return Object.fromEntries(whole);
}

function callOf(method: string, path: string, operation: Operation): Call {
  const { operationId: id, summary, description, parameters = [] } = operation;
  const fieldsIn = (place: string): readonly ClientField[] =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, required = false, description: said, schema }) => ({
        name,
        shape: shapeOf(schema, `${id} ${name}`),
        isNeeded: required,
        description: said ?? (schema['description'] as string | undefined),
      }));
  const [params, query, headers] = [fieldsIn('path'), fieldsIn('query'), fieldsIn('header')];
  if (params.length + query.length + headers.length !== parameters.length)
    throw new Error(`${id}: a parameter stands neither in path nor in query nor in a header`);
  return {
    id,
    method,
    path,
    summary,
    description,
    params,
    query,
    headers,
    body: bodyOf(id, operation),
    answer: answerOf(id, operation),
  };
}

function bodyOf(id: string, { requestBody }: Operation): Body {
  if (requestBody === undefined) return { kind: 'none' };
  const { content, required: isNeeded = false } = requestBody;
  const form = content[FORM_TYPE];
  if (form !== undefined) {
    const shape = shapeOf({ ...form.schema, additionalProperties: false }, `${id} form`);
    if (shape.kind !== 'record') throw new Error(`${id}: its form has no fields`);
    return { kind: 'form', fields: shape.fields };
  }
  const json = content[JSON_TYPE];
  if (json === undefined) throw new Error(`${id}: its body is neither a form nor JSON`);
  return { kind: 'json', shape: shapeOf(json.schema, `${id} body`), isNeeded };
}

function answerOf(id: string, { responses }: Operation): Answer {
  const successes = Object.entries(responses).filter(([status, { content }]) => status.startsWith('2') && content);
  if (successes.length === 0) return { kind: 'none' };
  const answers = successes.map(([, { content = {} }]) => contentOf(id, content));
  const [answer] = answers;
  if (answers.some((other) => JSON.stringify(other) !== JSON.stringify(answer)))
    throw new Error(`${id}: its successes have different forms`);
  return answer!;
}

function contentOf(id: string, content: Content): Answer {
  const types = Object.keys(content);
  const stream = content[STREAM_TYPE]?.schema['properties'] as Readonly<Record<string, Schema>> | undefined;
  if (stream !== undefined)
    return { kind: 'stream', shape: shapeOf(stream['data']!['contentSchema'] as Schema, `${id} event`) };
  const json = content[JSON_TYPE];
  if (json === undefined) return { kind: 'file', types };
  const shape = shapeOf(json.schema, `${id} answer`);
  const files = types.filter((type) => type !== JSON_TYPE && type !== LINES_TYPE);
  if (files.length > 0 && isMessage(shape)) return { kind: 'file', types };
  return { kind: 'json', shape, files, isFollowed: types.includes(LINES_TYPE) };
}
