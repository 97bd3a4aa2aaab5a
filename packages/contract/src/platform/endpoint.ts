import type { ZodType } from 'zod';
import type { ProblemCode } from '../problems.ts';

/** Quotas that a call increases. The call of an operator at its limit is refused before the body is read. */
export type Quota = 'screenings' | 'storage' | 'records';

/** Properties of a call apart from its path and schemas. */
export interface EndpointManners {
  /** Description of a body that the call reads itself. */
  readonly form?: { readonly required: boolean; readonly content: Readonly<Record<string, unknown>> };
  /** Media types of the response, the preferred first; absent: JSON only. */
  readonly offers?: readonly string[];
  /** Headers of a success; the `ETag` of a response with a version is implied. */
  readonly tells?: readonly ('ETag' | 'Location' | 'Allow')[];
  /** The call that reads the created record: its URL is the `Location`, its variables are fields of the response. */
  readonly readBy?: string;
  /** Problem codes in addition to those of every call of its kind. */
  readonly problems?: readonly ProblemCode[];
  readonly adds?: readonly Quota[];
  /** The call is refused without `If-Match` (428). */
  readonly needsVersion?: true;
  /** Required roles (P-03); absent: those of the service; empty: sign-in only. */
  readonly requirement?: readonly string[];
  /** Fields that the response returns once: they are not stored, and null in a repeated response. */
  readonly tellsOnce?: readonly string[];
  /**
   * The call changes data that all organisations of the installation share: always, or if its record belongs to the installation.
   * Refused except for administrators of the operator of the installation.
   */
  readonly commonData?: 'ALWAYS' | 'BY_RECORD';
  /** No sign-in is required. */
  readonly isPublic?: boolean;
  /** The sender signs the message: for providers by agreement, not in the API description or the clients. */
  readonly isHook?: boolean;
  /** A POST that reads only: it can be repeated, and its response is not stored. */
  readonly changesNothing?: boolean;
  /** `detail` of the 400 of a malformed call, where the specification fixes the sentence. */
  readonly invalidRequest?: string;
}

/** Definition of a call for server, client, API description and documentation. */
export interface EndpointRow extends EndpointManners {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the service, with variables as `{name}`. */
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly params?: ZodType;
  readonly query?: ZodType;
  readonly headers?: ZodType;
  readonly body?: ZodType;
  /** Responses by status; those below 300 are successes. Absent: a file in one of the types of `offers`. */
  readonly answers?: Readonly<Record<number, ZodType>>;
  /** Media types of a body that is not JSON. */
  readonly takes?: readonly string[];
}

/** A row with its name, which is the `operationId` of the API description, and its service. */
export type Endpoint<Row extends EndpointRow = EndpointRow, Id extends string = string> = Row & {
  readonly id: Id;
  readonly service: string;
};

/** A row in source form: method and path in one line, and tags if they differ from those of the table. */
interface WrittenRow extends Omit<EndpointRow, 'method' | 'path' | 'tags'> {
  readonly call: `${EndpointRow['method']} /${string}`;
  readonly tags?: readonly string[];
}

/** A row in parsed form. */
type Read<Row extends WrittenRow> = Row & {
  readonly [Part in
    | 'method'
    | 'path']: Row['call'] extends `${infer Method extends EndpointRow['method']} ${infer Path}`
    ? { readonly method: Method; readonly path: Path }[Part]
    : never;
} & { readonly tags: readonly string[] };

type Table = Readonly<Record<string, WrittenRow>>;
type NamedRows<Rows extends Table> = { readonly [Id in keyof Rows & string]: Endpoint<Read<Rows[Id]>, Id> };

/** The calls of a resource, by name. */
export function endpoints<const Rows extends Table>(
  service: string,
  tags: readonly string[],
  rows: Rows & { readonly [Id in keyof Rows]: { readonly readBy?: keyof Rows & string } },
): NamedRows<Rows> {
  const namedRows = Object.entries<WrittenRow>(rows).map(([id, row]) => {
    const [method, path] = row.call.split(' ');
    return [id, { tags, ...row, ...mannersOfVersions(row), method, path, id, service }];
  });
  return Object.fromEntries(namedRows) as NamedRows<Rows>;
}

/**
 * Implied properties of rows: a response with a version has an ETag, except that of a DELETE; a change based on a version is refused if
 * the version has changed, or if it is required and missing.
 */
function mannersOfVersions({ call, headers, answers = {}, tells, problems = [], needsVersion }: WrittenRow) {
  const has = (schema: ZodType | undefined, name: string) =>
    schema !== undefined && 'shape' in schema && name in Object(schema.shape);
  const isTagged = Object.entries(answers).some(([status, schema]) => Number(status) < 300 && has(schema, 'version'));
  const refusals: readonly ProblemCode[] = [
    ...(needsVersion ? (['if-match-missing'] as const) : []),
    ...(has(headers, 'if-match') ? (['version-changed'] as const) : []),
  ];
  return {
    ...(isTagged && !call.startsWith('DELETE') && { tells: ['ETag', ...(tells ?? [])] }),
    ...(refusals.length > 0 && { problems: [...refusals, ...problems] }),
  };
}

/** Media type of a response that can be followed: one JSON text per line (`followed.ts`). */
export const LINES = 'application/x-ndjson';

/** Root path of all calls. */
export const API_ROOT = '/api/v1';

/** Returns the full path of a call, with variables as `{name}`. */
export const pathOf = ({ service, path }: EndpointPlace): string => `${API_ROOT}/${service}${path}`;

/** Service and path of a call. */
export type EndpointPlace = Pick<Endpoint, 'service' | 'path'>;

/** A value in a URL. */
type Part = string | number | boolean;

/** The names of the variables of a path. */
export type Variables<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Variables<Rest>
  : never;

/** Returns the URL of a call: path with variables and query; each value of a list is a separate parameter. */
export function urlOf<Place extends EndpointPlace>(
  place: Place,
  variables: Readonly<Record<Variables<Place['path']>, Part>> = {} as never,
  query: Readonly<Record<string, Part | readonly Part[] | undefined>> = {},
): string {
  const path = pathOf(place).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((variables as Readonly<Record<string, Part>>)[name] ?? ''),
  );
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((part): [string, string] => [name, String(part)]),
  );
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}

/** Returns the schema of a form with one or more files as `file`, and further fields. */
export function uploadBody(files: string, fields: Readonly<Record<string, object>> = {}): object {
  const file = { type: 'array', minItems: 1, description: files, items: { type: 'string', format: 'binary' } };
  return { type: 'object', required: ['file'], properties: { file, ...fields } };
}

/** Returns the body of a call that accepts only such a form. */
export function uploadForm(...described: Parameters<typeof uploadBody>): {
  readonly required: true;
  readonly content: Readonly<Record<'multipart/form-data', { readonly schema: object }>>;
} {
  return { required: true, content: { 'multipart/form-data': { schema: uploadBody(...described) } } };
}

/** Returns the body of a call that accepts one file, as a form or as the body. */
export function oneFileBody(description: string, types: readonly string[]): NonNullable<EndpointManners['form']> {
  const file = { type: 'string', format: 'binary', description };
  const form = { schema: { type: 'object', required: ['file'], properties: { file } } };
  const bodies = Object.fromEntries(types.map((type) => [type, { schema: file }]));
  return { required: true, content: { 'multipart/form-data': form, ...bodies } };
}
