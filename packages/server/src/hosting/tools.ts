import { ENDPOINTS } from '@keepout/contract/endpoints';
import { type Endpoint, urlOf } from '@keepout/contract/platform/endpoint';
import { type ZodObject, type ZodType, z } from 'zod';
import { FOREIGN_HINT, foreignMarker, withoutMark } from './foreign-text.ts';

/** A call as programs of the Model Context Protocol know it. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: { readonly type: 'object'; readonly [keyword: string]: unknown };
  readonly annotations: { readonly readOnlyHint: true; readonly openWorldHint: false };
}

/** Arguments of a tool: path and query parameters by name, and the body as `body`. */
type Arguments = Readonly<Record<string, unknown>>;

export interface ReadingCall {
  readonly tool: Tool;
  /** Roles that it needs; absent: those of its service. */
  readonly requirement: readonly string[] | undefined;
  /** Marks text that other parties may have written in a JSON answer. */
  marked(body: string): string;
  /** The same as a request. */
  requestOf(values: Arguments): { readonly method: 'GET' | 'POST'; readonly url: string; readonly payload?: object };
}

/** Returns a service's read-only calls with a JSON answer, by name: a program may call them without confirmation. */
export function readingCalls(service: string): ReadonlyMap<string, ReadingCall> {
  const calls = Object.values(ENDPOINTS).filter((row: Endpoint) => row.service === service && isReading(row));
  return new Map(calls.map((row) => [row.id, callOf(row)]));
}

function isReading({ method, answers, form, offers = [JSON_TYPE], ...row }: Endpoint): boolean {
  if (row.isPublic || row.isHook || answers === undefined || form !== undefined) return false;
  return (method === 'GET' || row.changesNothing === true) && offers.includes(JSON_TYPE);
}

const JSON_TYPE = 'application/json';

function callOf(row: Endpoint): ReadingCall {
  const { id, summary, description, method, body, requirement } = row;
  const [params, query] = [shapeOf(row.params), shapeOf(row.query)];
  const input = z.object({ ...params, ...query, ...(body && { body }) });
  let mark: ((body: string) => string) | undefined;
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return {
    tool: {
      name: id,
      title: summary,
      description: `${description ?? summary} ${FOREIGN_HINT}`,
      inputSchema: { ...schema, type: 'object' },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    requirement,
    marked: (body) => {
      mark ??= foreignMarker(row.answers?.[200] as ZodType | undefined);
      return mark(body);
    },
    requestOf: (passed) => {
      const values = withoutMark(passed) as Arguments;
      const queryValues = Object.entries(values).filter(
        ([name, value]) => Object.hasOwn(query, name) && value !== null,
      );
      const url = urlOf(row, values as never, Object.fromEntries(queryValues) as never);
      return method === 'GET'
        ? { method, url }
        : { method: 'POST', url, payload: (values['body'] as object | undefined) ?? {} };
    },
  };
}

function shapeOf(schema: ZodType | undefined): Readonly<Record<string, ZodType>> {
  return (schema as ZodObject<Record<string, ZodType>> | undefined)?.shape ?? {};
}
