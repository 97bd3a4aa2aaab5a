import type { ZodType } from 'zod';
import type { ProblemCode } from '../problems.ts';

/** What a call adds to: an operator who has as much as it may is refused before the body is read. */
export type Quota = 'screenings' | 'storage' | 'records';

/** The manners of a call, beside where it lies and the forms of what is sent and answered. */
export interface EndpointManners {
  /** What the description says of a body that the call reads by itself. */
  readonly form?: { readonly required: boolean; readonly content: Readonly<Record<string, unknown>> };
  /** Media types of the answer, the preferred first; absent: JSON alone. */
  readonly offers?: readonly string[];
  /** Headers of the success; the `ETag` of an answer with a version goes without saying. */
  readonly tells?: readonly ('ETag' | 'Location' | 'Allow')[];
  /** The call that reads what this one makes: its address is the `Location`, its variables are fields of the answer. */
  readonly readBy?: string;
  /** Codes of problems beside those that every call of its kind answers with. */
  readonly problems?: readonly ProblemCode[];
  readonly adds?: readonly Quota[];
  /** Refused without `If-Match` (428): a change that nobody makes without having seen the record. */
  readonly needsVersion?: true;
  /** Roles (P-03); absent: those of the service; empty: sign-in alone. */
  readonly requirement?: readonly string[];
  /** Fields of the answer that are told once: they are kept nowhere, and null when the answer is given again. */
  readonly tellsOnce?: readonly string[];
  /**
   * It changes data that all organisations of the installation share: always, or where the record that it is about is of the installation.
   * Refused to all but administrators of the installation's operator.
   */
  readonly commonData?: 'ALWAYS' | 'BY_RECORD';
  /** Nobody signs in. */
  readonly isPublic?: boolean;
  /** The message is signed by its sender: for providers by agreement, neither described nor known to clients. */
  readonly isHook?: boolean;
  /** A POST that only asks: it may be asked as often as anybody likes, and its answer is not kept. */
  readonly changesNothing?: boolean;
  /** `detail` of the 400 of a malformed call, where the specification fixes the sentence. */
  readonly invalidRequest?: string;
}

/** What is said of one call: everything that server, client, description and documentation know of it. */
export interface EndpointRow extends EndpointManners {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the service, a variable as `{name}`. */
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly params?: ZodType;
  readonly query?: ZodType;
  readonly headers?: ZodType;
  readonly body?: ZodType;
  /** By status; those below 300 are successes. Absent: a file in one of the types of `offers`. */
  readonly answers?: Readonly<Record<number, ZodType>>;
  /** Media types of a body that is no JSON. */
  readonly takes?: readonly string[];
}

/** A row with its name, which is the `operationId` of the description, and its service. */
export type Endpoint<Row extends EndpointRow = EndpointRow, Id extends string = string> = Row & {
  readonly id: Id;
  readonly service: string;
};

/** A row as it is written: method and path in one line, as a request has them, and tags where they are not those of its table. */
interface WrittenRow extends Omit<EndpointRow, 'method' | 'path' | 'tags'> {
  readonly call: `${EndpointRow['method']} /${string}`;
  readonly tags?: readonly string[];
}

/** A row as it is read. */
type Read<Row extends WrittenRow> = Row & {
  readonly [Part in
    | 'method'
    | 'path']: Row['call'] extends `${infer Method extends EndpointRow['method']} ${infer Path}`
    ? { readonly method: Method; readonly path: Path }[Part]
    : never;
} & { readonly tags: readonly string[] };

type Table = Readonly<Record<string, WrittenRow>>;
type Named<Rows extends Table> = { readonly [Id in keyof Rows & string]: Endpoint<Read<Rows[Id]>, Id> };

/** The calls of a resource, by name. */
export function endpoints<const Rows extends Table>(
  service: string,
  tags: readonly string[],
  rows: Rows & { readonly [Id in keyof Rows]: { readonly readBy?: keyof Rows & string } },
): Named<Rows> {
  const named = Object.entries<WrittenRow>(rows).map(([id, row]) => {
    const [method, path] = row.call.split(' ');
    return [id, { tags, ...row, ...mannersOfVersions(row), method, path, id, service }];
  });
  return Object.fromEntries(named) as Named<Rows>;
}

/**
 * What no row says by itself: an answer with a version tells it as its tag, but that of a DELETE, which nobody changes any more; and a change
 * on the basis of a version is refused where that is another now, or is missing where it has to be said.
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

/** The form in which an answer that takes a while can be followed: a JSON text in each line (`followed.ts`). */
export const LINES = 'application/x-ndjson';

/** Where all calls of all services lie. */
export const API_ROOT = '/api/v1';

/** The whole path of a call, variables as `{name}`. */
export const pathOf = ({ service, path }: EndpointPlace): string => `${API_ROOT}/${service}${path}`;

/** Where a call lies. */
export type EndpointPlace = Pick<Endpoint, 'service' | 'path'>;

/** What stands in an address. */
type Part = string | number | boolean;

/** The names of the variables of a path. */
export type Variables<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Variables<Rest>
  : never;

/** The address of a call: its path with the variables, and its query where there is one; of a list each value once. */
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

/** How a form of files is described: one file or more as `file`, and fields beside them. */
export function uploadBody(files: string, fields: Readonly<Record<string, object>> = {}): object {
  const file = { type: 'array', minItems: 1, description: files, items: { type: 'string', format: 'binary' } };
  return { type: 'object', required: ['file'], properties: { file, ...fields } };
}

/** The body of a route that takes such a form and nothing else. */
export function uploadForm(...described: Parameters<typeof uploadBody>): {
  readonly required: true;
  readonly content: Readonly<Record<'multipart/form-data', { readonly schema: object }>>;
} {
  return { required: true, content: { 'multipart/form-data': { schema: uploadBody(...described) } } };
}

/** The body of a route that takes one file, as a form or as it is. */
export function oneFileBody(description: string, types: readonly string[]): NonNullable<EndpointManners['form']> {
  const file = { type: 'string', format: 'binary', description };
  const form = { schema: { type: 'object', required: ['file'], properties: { file } } };
  const bodies = Object.fromEntries(types.map((type) => [type, { schema: file }]));
  return { required: true, content: { 'multipart/form-data': form, ...bodies } };
}
