import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type Provider from 'oidc-provider';
import type { Database } from '../../platform/database/database.ts';
import type { HttpApp } from '../../platform/http/app.ts';
import { createRateLimit } from '../../platform/http/rate-limit.ts';
import type { Logger } from '../../platform/observing/logs.ts';
import type { TokenVerifier } from '../verify.ts';
import { serveAccountApi } from './account-routes.ts';
import { findMachineClient } from './clients.ts';
import { serveLogin } from './login.ts';
import { settleOwnUrl } from './own-url.ts';
import { accountPage } from './pages.ts';
import { REALM_PATH, sameOrigins } from './realm.ts';
import type { SignInLog } from './sign-in-log.ts';
import { findUser, findUserByName } from './users.ts';
import { pageLanguage } from './words.ts';

export interface IdentityRoutes {
  readonly provider: Provider;
  readonly database: Database;
  readonly verifier: TokenVerifier;
  readonly publicUrl: string;
  readonly isDemo: boolean;
  readonly signIns: SignInLog;
  readonly log: Logger;
}

const SCRIPT = 'text/javascript; charset=utf-8';
const HTML = 'text/html; charset=utf-8';
const framed = (title: string, source: string) =>
  `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${title}</title><script src="${source}"></script></head><body></body></html>\n`;

/** Mounts the embedded provider and the pages around it that a Keycloak realm has. */
export async function serveIdentity(app: HttpApp, options: IdentityRoutes): Promise<void> {
  settleOwnUrl(app, options.publicUrl);
  tellSignOuts(options);
  app.get('/auth/resources/identity.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE_SHEET));
  app.get('/auth/resources/logout.js', (_request, reply) => reply.type(SCRIPT).send(LOGOUT_SCRIPT));
  app.get('/auth/resources/cookie-check.js', (_request, reply) => reply.type(SCRIPT).send(COOKIE_CHECK_SCRIPT));
  app.get('/auth/resources/session-watch.js', (_request, reply) => reply.type(SCRIPT).send(SESSION_WATCH_SCRIPT));
  serveAdapterPages(app, options);
  serveAccount(app, options);
  serveAccountApi(app, options);
  await serveLogin(app, { ...options, ...loginLimits(options) });
  await mountProvider(app, options.provider);
}

/** Limits failed sign-ins by user name, by address, and by both. Exceeding a limit is logged once. */
function loginLimits({ database, signIns }: IdentityRoutes) {
  const lockedOut = async (userName: string, address: string) =>
    signIns.tell('locked-out', await findUserByName(database, userName), address);
  return {
    limit: createRateLimit(database, {
      name: 'login',
      points: 10,
      durationS: 900,
      blockS: 900,
      onOut: (key) => lockedOut(key.slice(0, key.lastIndexOf(' ')), key.slice(key.lastIndexOf(' ') + 1)),
    }),
    addressLimit: createRateLimit(database, {
      name: 'login-address',
      points: 100,
      durationS: 900,
      onOut: (address) => signIns.tell('locked-out', undefined, address),
    }),
    nameLimit: createRateLimit(database, {
      name: 'login-name',
      points: 200,
      durationS: 900,
      onOut: (userName) => lockedOut(userName, '(several)'),
    }),
  };
}

/** Ends of sessions and refresh tokens at the provider's own addresses. */
function tellSignOuts({ provider, database, signIns, log }: IdentityRoutes): void {
  const tell = (action: 'signed-out' | 'access-revoked', subject: string | undefined, address: string) => {
    if (subject === undefined) return;
    const auditEntry = findUser(database, subject).then((user) => signIns.tell(action, user, address));
    auditEntry.catch((cause: unknown) => log.error({ err: cause }, 'an end of access was not written down'));
  };
  provider.on('end_session.success', (ctx) => tell('signed-out', ctx.oidc.session?.accountId, ctx.ip));
  provider.on('grant.revoked', (ctx) => {
    const { RefreshToken: refresh } = ctx.oidc.entities;
    if (ctx.oidc.route === 'revocation') tell('access-revoked', refresh?.accountId, ctx.ip);
  });
  provider.on('grant.success', (ctx) => {
    const { client, params } = ctx.oidc;
    if (params?.['grant_type'] !== 'client_credentials' || client === undefined) return;
    const address = ctx.ip;
    const auditEntry = findMachineClient(database, client.clientId).then((machine) =>
      signIns.tell('signed-in', machine && { userName: machine.clientId, operatorId: machine.operatorId }, address),
    );
    auditEntry.catch((cause: unknown) => log.error({ err: cause }, 'a sign-in of a program was not written down'));
  });
  provider.on('grant.error', (ctx, cause) => {
    const { message } = cause;
    log.warn(
      { event: 'token-refused', client: ctx.oidc.client?.clientId, reason: message, address: ctx.ip },
      'identity',
    );
  });
}

/** Pages that the browser adapter frames. */
function serveAdapterPages(app: HttpApp, { provider, publicUrl }: IdentityRoutes): void {
  const base = `${REALM_PATH}/protocol/openid-connect`;
  app.get(`${base}/3p-cookies/step1.html`, (_request, reply) =>
    reply.type(HTML).send(framed('Cookie check', '/auth/resources/cookie-check.js')),
  );
  app.get(`${base}/login-status-iframe.html`, (_request, reply) =>
    reply.type(HTML).send(framed('Session watch', '/auth/resources/session-watch.js')),
  );
  app.get<{ Querystring: { origin?: string; session_state?: string } }>(
    `${base}/login-status-iframe.html/init`,
    async (request, reply) => {
      const session = await currentSession(provider, request.raw, reply.raw);
      const isOurs = sameOrigins(publicUrl).includes(request.query.origin ?? '');
      const isSame = session?.accountId !== undefined && session.uid === request.query.session_state;
      return reply.code(isOurs && isSame ? 204 : 403).send();
    },
  );
}

/** The account page, and the claims of a token. */
function serveAccount(app: HttpApp, { provider, database, verifier, isDemo }: IdentityRoutes): void {
  app.get<{ Querystring: { ui_locales?: string } }>(`${REALM_PATH}/account`, async (request, reply) => {
    const session = await currentSession(provider, request.raw, reply.raw);
    const user = session?.accountId === undefined ? undefined : await findUser(database, session.accountId);
    const language = pageLanguage(request.query.ui_locales);
    return reply
      .type(HTML)
      .header('cache-control', 'no-store')
      .send(accountPage(user, isDemo, language));
  });
  app.get(`${REALM_PATH}/protocol/openid-connect/userinfo`, async (request, reply) => {
    const token = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
    const result = await verifier.verify(token);
    if (!result.ok)
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer error="invalid_token"')
        .send({ error: 'invalid_token' });
    const { subject, userName, name, email } = result.value;
    return reply.send({ sub: subject, preferred_username: userName, name, email });
  });
}

async function currentSession(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  return provider.Session.get(provider.createContext(request, response) as never).catch(() => undefined);
}

/** All other requests below the realm go to the provider library, including their bodies. */
async function mountProvider(app: HttpApp, provider: Provider): Promise<void> {
  const handle = provider.callback();
  const plugin: FastifyPluginAsyncZod = async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, callback) => callback(null));
    scope.all(`${REALM_PATH}/*`, { schema: { hide: true } as never }, async (request, reply) => {
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      const raw = request.raw as IncomingMessage & { originalUrl?: string };
      raw.originalUrl = raw.url!;
      raw.url = raw.url!.slice(REALM_PATH.length);
      await handle(raw, reply.raw);
    });
  };
  await app.register(plugin);
}

/** Style sheet of the identity pages: the product's dark colours. */
const STYLE_SHEET = `:root { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px;
  background: #0b1118; color: #edf3f9; font: 16px/1.5 Inter, system-ui, sans-serif; }
main { width: 100%; max-width: 400px; padding: 32px; background: #121b26; border: 1px solid #2c3f54; border-radius: 6px; }
.brand { margin: 0 0 16px; color: #b3c3d3; letter-spacing: .08em; text-transform: uppercase; font-size: 13px; }
h1 { margin: 0 0 20px; font-size: 22px; font-weight: 600; }
label { display: block; margin: 16px 0 4px; color: #b3c3d3; font-size: 14px; }
input { width: 100%; height: 44px; padding: 0 12px; font: inherit; color: #edf3f9; background: #0b1118;
  border: 1px solid #6f8aa6; border-radius: 4px; }
input[aria-invalid] { border-color: #fd4c63; }
button { width: 100%; height: 44px; margin-top: 24px; font: inherit; font-weight: 600; color: #06131f;
  background: #6bb6ff; border: 0; border-radius: 4px; cursor: pointer; }
:focus-visible { outline: 2px solid #d8a8ff; outline-offset: 2px; }
a { color: #6bb6ff; }
.fault { margin: 0; padding: 8px 12px; border: 1px solid #fd4c63; border-radius: 4px; }
.hint { margin: 20px 0 0; color: #b3c3d3; font-size: 14px; }
dl { margin: 0; } dt { color: #b3c3d3; font-size: 14px; } dd { margin: 0 0 12px; overflow-wrap: anywhere; }
`;

const LOGOUT_SCRIPT = `document.getElementById('confirm').click();
`;

/** Script of the framed page by which the browser adapter checks whether it may read the provider's cookies; on one origin it may. */
const COOKIE_CHECK_SCRIPT = `parent.postMessage('supported', '*');
`;

/**
 * Answers the browser adapter's question whether the session is unchanged. The question is "client session"; the
 * answer is "unchanged", "changed" or "error", sent to the requesting origin if it is the client's own.
 */
const SESSION_WATCH_SCRIPT = `addEventListener('message', async (event) => {
  if (typeof event.data !== 'string') return;
  const [client, session] = event.data.split(' ');
  const answer = (text) => event.source.postMessage(text, event.origin);
  const query = new URLSearchParams({ client_id: client, origin: event.origin, session_state: session });
  try {
    const reply = await fetch('login-status-iframe.html/init?' + query, { credentials: 'same-origin' });
    answer(reply.status === 204 ? 'unchanged' : reply.status === 403 ? 'changed' : 'error');
  } catch {
    answer('error');
  }
});
`;
