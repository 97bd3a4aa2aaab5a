import { problem } from '@keepout/contract/platform/problem';
import { type CallToolResult, createMcpHandler, type JSONRPCRequest, Server } from '@modelcontextprotocol/server';
import type { FastifyRequest } from 'fastify';
import { sameOrigins } from '../identity/embedded/realm.ts';
import { principalOf } from '../identity/guard.ts';
import { meetsRequirement } from '../identity/verify.ts';
import type { HttpApp } from '../platform/http/app.ts';
import { refused } from '../platform/http/problem.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { API_MANNERS, TOOLS_PATH } from './described-apis.ts';
import { FOREIGN_MANNERS, foreignMarker } from './foreign-text.ts';
import type { ServerModule } from './module.ts';
import { type ReadingCall, readingCalls } from './tools.ts';

export interface ToolRoute {
  readonly publicUrl: string;
  readonly version: string;
}

/**
 * Returns 403 for pages of other origins before the token is verified, against DNS rebinding (Model Context Protocol, transports, security
 * warning). Programs send no `Origin`.
 */
export function refuseOtherOrigins(
  app: Pick<HttpApp, 'addHook'>,
  { publicUrl, corsOrigins }: Pick<Settings, 'publicUrl' | 'corsOrigins'>,
): void {
  const allowed = [...sameOrigins(publicUrl), ...corsOrigins];
  app.addHook('onRequest', async ({ headers: { origin }, routeOptions: { url = '' } }) => {
    if (!url.endsWith(TOOLS_PATH) || origin === undefined || allowed.includes(origin)) return;
    throw refused('origin-not-allowed', { detail: `The origin ${origin.slice(0, 80)} is not allowed.` });
  });
}

/**
 * `POST /api/v1/<service>/mcp`: the reading calls of a service as tools of the Model Context Protocol. Each goes through the call itself with the
 * caller's own token, so that guard, limits and answer are those of the API; tools that the caller's roles do not allow are not listed.
 */
export function serveTools(app: HttpApp, module: ServerModule, { publicUrl, version }: ToolRoute): void {
  const calls = readingCalls(module.name);
  const callsFor = (request: FastifyRequest) => {
    const principal = principalOf(request);
    return [...calls.values()].filter(({ requirement }) =>
      meetsRequirement(principal, requirement ?? module.requirement ?? []),
    );
  };

  const serverFor = (request: FastifyRequest): Server => {
    const server = new Server(
      { name: `keepout-${module.name}`, title: module.title, version, websiteUrl: publicUrl },
      {
        capabilities: { tools: {} },
        instructions: [module.description ?? module.title, ...API_MANNERS, FOREIGN_MANNERS].join('\n'),
      },
    );
    server.setRequestHandler('tools/list', async () => ({ tools: callsFor(request).map(({ tool }) => ({ ...tool })) }));
    server.setRequestHandler('tools/call', async ({ params }) => {
      const call = callsFor(request).find(({ tool }) => tool.name === params.name);
      if (call === undefined)
        return failed(`There is no tool ${params.name} for you; tools/list says which there are.`);
      return await answered(request, call, call.requestOf(params.arguments ?? {}));
    });
    return server;
  };

  /** The answer of the API, with where its list goes on. */
  const answered = async (
    { headers }: FastifyRequest,
    call: ReadingCall,
    endpointRequest: ReturnType<ReadingCall['requestOf']>,
  ): Promise<CallToolResult> => {
    const { authorization, 'accept-language': languages } = headers;
    const answer = await app.inject({
      ...endpointRequest,
      headers: { authorization, accept: 'application/json', ...(languages && { 'accept-language': languages }) },
    });
    if (answer.statusCode >= 400) return failed(markProblem(answer.body));
    const next = /<([^>]+)>;\s*rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1];
    const cursor = next && new URL(next, publicUrl).searchParams.get('cursor');
    const more = cursor ? [`There is more: ask again with cursor ${JSON.stringify(cursor)}.`] : [];
    return { content: [call.marked(answer.body), ...more].map((text) => ({ type: 'text', text })) };
  };

  const schema = { hide: true };
  const config = { offers: ['application/json', 'text/event-stream'], changesNothing: true };
  app.post(TOOLS_PATH, { schema, config }, async (request, reply) => {
    const handler = createMcpHandler(() => serverFor(request), { responseMode: 'json' });
    const webRequest = new Request(new URL(request.url, publicUrl), { method: 'POST', headers: plain(request) });
    const answer = await handler.fetch(webRequest, { parsedBody: request.body as JSONRPCRequest });
    const type = answer.headers.get('content-type');
    if (type !== null) reply.type(type);
    return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
  });
}

const markProblem = foreignMarker(problem);

function failed(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}

/** Returns the headers that the protocol uses; the format of the answer is negotiated before. */
function plain({ headers }: FastifyRequest): Record<string, string> {
  const protocolHeaders = Object.entries(headers).filter(([name]) => name.startsWith('mcp-'));
  return {
    ...Object.fromEntries(protocolHeaders.map(([name, value]) => [name, String(value)])),
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };
}
