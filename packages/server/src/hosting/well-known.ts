import { language } from '@keepout/contract/platform/language';
import { MS_PER_DAY } from '@keepout/units/duration';
import { issuerOf } from '../identity/embedded/realm.ts';
import type { HttpApp } from '../platform/http/app.ts';
import { notFound } from '../platform/http/problem.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { describedApis, llmsText } from './described-apis.ts';
import type { ServerModule } from './module.ts';

/** Validity of the text, ms, which is generated for each answer. */
const HOLDS_MS = 30 * MS_PER_DAY;
/** Prefix of the path of a protected resource. */
const RESOURCE_METADATA = '/.well-known/oauth-protected-resource';
const LINKSET = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/**
 * Serves public documents at well-known paths: the security contact (RFC 9116), the list of
 * services with their descriptions (RFC 9727, RFC 9264; as a text, llmstxt.org), and the issuer of tokens for their tools (RFC 9728).
 */
export function serveWellKnown(
  app: HttpApp,
  modules: readonly Pick<ServerModule, 'name' | 'title' | 'description' | 'register'>[],
  settings: Pick<Settings, 'publicUrl' | 'securityContact' | 'issuerUrl'>,
): void {
  const { publicUrl, securityContact } = settings;
  app.get('/.well-known/security.txt', async (_request, reply) => {
    if (securityContact === undefined) throw notFound('A contact for faults of security');
    const expires = new Date(Math.floor((Date.now() + HOLDS_MS) / MS_PER_DAY) * MS_PER_DAY);
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
      `Preferred-Languages: ${language.options.join(', ')}`,
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });

  const apis = describedApis(modules, publicUrl);
  const linkset = apis.map(({ address, title, description }) => ({
    anchor: address,
    'service-desc': [{ href: description.address, type: 'application/json', title }],
    'service-doc': [{ href: `${publicUrl}/docs`, type: 'text/html' }],
    status: [{ href: `${publicUrl}/health/ready`, type: 'application/json' }],
  }));
  // As bytes: a text would be given a charset, which this type does not have.
  const body = Buffer.from(JSON.stringify({ linkset }));
  app.get('/.well-known/api-catalog', async (_request, reply) =>
    reply.header('link', '</.well-known/api-catalog>; rel="api-catalog"').type(LINKSET).send(body),
  );

  for (const { title, tools } of apis) {
    if (tools === undefined) continue;
    const resource = {
      resource: tools,
      resource_name: title,
      authorization_servers: [issuerOf(settings)],
      bearer_methods_supported: ['header'],
      resource_documentation: `${publicUrl}/docs`,
    };
    app.get(`${RESOURCE_METADATA}${tools.slice(publicUrl.length)}`, async () => resource);
  }

  const text = llmsText(apis, publicUrl);
  app.get('/llms.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(text));
}
