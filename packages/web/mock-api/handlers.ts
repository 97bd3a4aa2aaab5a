import { manners } from 'virtual:endpoint-manners';
import { places } from 'virtual:endpoint-places';
import type { AnswerOf, EndpointId, InputOf } from '@keepout/client/client';
import { placeholderIn } from '@keepout/client/places';
import type { ENDPOINTS } from '@keepout/contract/endpoints';
import { pathOf, urlOf } from '@keepout/contract/platform/endpoint';
import { mockNotFound } from './mock-problem.ts';

export interface Handler {
  /** The name of the call, where it has one. */
  readonly id?: EndpointId;
  readonly method: string;
  readonly path: RegExp;
  /** `parts` are the variables of the path, in their order. */
  readonly answer: (request: Request, parts: readonly string[]) => Response | Promise<Response>;
}

/** As JSON carries it: a field that is left out is not there. */
type JsonOf<Value> = Value extends object ? { [Name in keyof Value]: Exclude<JsonOf<Value[Name]>, undefined> } : Value;

/** A body as its row reads it: forms send what has a default too; a form of files where the row has none. */
type BodyOf<Id extends EndpointId> = (typeof ENDPOINTS)[Id] extends { readonly body: { readonly _output: infer Body } }
  ? JsonOf<Body>
  : FormData;

/** One call as it came. */
export interface MockCall<Id extends EndpointId> {
  readonly request: Request;
  readonly params: Readonly<Record<keyof NonNullable<InputOf<Id>['params']>, string>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: BodyOf<Id>;
}

/** What a call answers: data; null where it answers without any; undefined where there is no such record; or the response itself. */
type Answered<Id extends EndpointId> = Readonly<AnswerOf<Id>> | Response | null | undefined;

/** Answers a call of the contract, by its name. As on the server, status and headers follow from its row and from what is returned. */
export function on<Id extends EndpointId>(
  id: Id,
  answer: (call: MockCall<Id>) => Answered<Id> | Promise<Answered<Id>>,
): Handler {
  const place = placeholderIn(places, id);
  const names = [...place.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const path = new RegExp(`^${pathOf(place).replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
  return {
    id,
    method: place.method,
    path,
    answer: async (request, parts) => {
      const params = Object.fromEntries(parts.map((part, index) => [names[index], part]));
      const query = Object.fromEntries(new URL(request.url).searchParams);
      const call = { request, params, query, body: await readBody(request) };
      const data = await answer(call as unknown as MockCall<Id>);
      if (!(data instanceof Response)) return responseOf(id, request, data);
      if (data.ok && manners[id].isTagged && !data.headers.has('ETag')) data.headers.set('ETag', FIRST);
      return data;
    },
  };
}

async function readBody(request: Request): Promise<unknown> {
  if (request.headers.get('Content-Type')?.startsWith('multipart/') === true) return await request.formData();
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** The tag of what has no versions. */
const FIRST = 'W/"1"';

type Plain = Readonly<Record<string, unknown>>;

function responseOf(id: EndpointId, request: Request, data: unknown): Response {
  if (data === undefined) return mockNotFound();
  const { status, fields, isTagged, readBy } = manners[id];
  if (data === null) return new Response(null, { status });
  const headers = new Headers();
  const version = (data as Plain)['version'];
  if (isTagged) headers.set('ETag', version === undefined ? FIRST : `"${version}"`);
  if (readBy !== undefined) headers.set('Location', urlOf(placeholderIn(places, readBy), data));
  // What the row does not know stays here: a list tells less of a record than the record itself.
  const pick = (record: Plain) =>
    fields ? Object.fromEntries(Object.entries(record).filter(([name]) => fields.includes(name))) : record;
  const body = Array.isArray(data) ? pageOf(request, data, headers).map(pick) : pick(data as Plain);
  return Response.json(body, { status, headers });
}

/** A page of a list, with the headers that tell of it; cursors are places here. */
function pageOf(request: Request, all: readonly Plain[], headers: Headers): readonly Plain[] {
  const url = new URL(request.url);
  const from = Number(url.searchParams.get('cursor') ?? 0);
  const to = from + Number(url.searchParams.get('limit') ?? 500);
  headers.set('X-Total-Count', String(all.length));
  if (to < all.length) {
    url.searchParams.set('cursor', String(to));
    headers.set('Link', `<${url.pathname}${url.search}>; rel="next"`);
  }
  return all.slice(from, to);
}
