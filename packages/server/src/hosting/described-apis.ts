import { API_ROOT } from '@keepout/contract/platform/endpoint';
import type { ServerModule } from './module.ts';

/** An API and the path of its description: the single list for programs and readers. */
export interface DescribedApi {
  readonly address: string;
  readonly title: string;
  readonly summary: string;
  readonly description: { readonly address: string; readonly form: string };
  /** Where its reading calls are tools of the Model Context Protocol. */
  readonly tools?: string;
}

/** Path of the MCP tools (Model Context Protocol), below each service. */
export const TOOLS_PATH = '/mcp';

/** Conventions of all calls that a client must know. */
export const API_MANNERS: readonly string[] = [
  'Every call wants an OpenID Connect access token as `Authorization: Bearer`; records belong to one organisation, and others do not exist for it.',
  'Numbers have SI units that their descriptions name, times are UTC in ISO 8601. Errors are `application/problem+json` with a stable `code`.',
];

/** Below the stream of events. */
export const ASYNCAPI_PATH: string = `${API_ROOT}/events/asyncapi/`;

/** Every service that has calls, and the stream of events. */
export function describedApis(
  modules: readonly Pick<ServerModule, 'name' | 'title' | 'description' | 'register'>[],
  publicUrl: string,
): readonly DescribedApi[] {
  const services = modules.filter(({ register }) => register !== undefined);
  return [
    ...services.map(({ name, title, description = title }): DescribedApi => {
      const address = `${publicUrl}${API_ROOT}/${name}`;
      const described = { address: `${address}/openapi/`, form: 'OpenAPI 3.1' };
      return { address, title, summary: description, description: described, tools: `${address}${TOOLS_PATH}` };
    }),
    {
      address: `${publicUrl}${API_ROOT}/events`,
      title: 'Keepout Events',
      summary: 'Hear what changes for your organisation, as server-sent events.',
      description: {
        address: `${publicUrl}${ASYNCAPI_PATH}`,
        form: 'AsyncAPI 3.0',
      },
    },
  ];
}

/** Returns the overview for reading programs: purpose, authentication, and the paths of all descriptions (llmstxt.org). */
export function llmsText(apis: readonly DescribedApi[], publicUrl: string): string {
  const lines = [
    '# Keepout',
    '',
    '> A platform for satellite operators: collision avoidance (conjunction messages, verdicts, decisions, manoeuvres) and on-demand tracking (requests for',
    '> observations of objects in orbit, and what came of them).',
    '',
    ...API_MANNERS,
    '`POST` takes an `Idempotency-Key`, a change `If-Match` with the ETag of what was read, and a list tells its next page by `Link: rel="next"`.',
    '',
    '## Descriptions',
    '',
    ...apis.map(
      ({ title, summary, description }) => `- [${title}](${description.address}): ${summary} ${description.form}.`,
    ),
    `- [All of them as a set of links](${publicUrl}/.well-known/api-catalog): RFC 9727.`,
    '',
    '## Tools',
    '',
    ...apis.flatMap(({ title, tools }) =>
      tools === undefined ? [] : [`- [${title}](${tools}): its reading calls by the Model Context Protocol.`],
    ),
    '',
    '## Documentation',
    '',
    `- [Guides, models and reference](${publicUrl}/docs): how to sign in, clients for TypeScript and Python, each service by examples, how each figure is computed, every code of a problem.`,
    '',
    '## Optional',
    '',
    `- [Readiness](${publicUrl}/health/ready): whether the installation can be used now.`,
  ];
  return `${lines.join('\n')}\n`;
}
