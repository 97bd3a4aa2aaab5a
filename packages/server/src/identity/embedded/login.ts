import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type Provider from 'oidc-provider';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import type { App } from '../../platform/http/app.ts';
import { Refusal, refused } from '../../platform/http/problem.ts';
import type { RateLimit } from '../../platform/http/rate-limit.ts';
import { errorPage, type LoginPage, loginPage } from './pages.ts';
import { REALM_PATH, sameOrigins } from './realm.ts';
import type { SignInLog } from './sign-in-log.ts';
import { checkPassword, findUserByName } from './users.ts';

export interface LoginOptions {
  readonly provider: Provider;
  readonly database: Database;
  readonly publicUrl: string;
  readonly isDemo: boolean;
  /** By user name and address. */
  readonly limit: RateLimit;
  /** By address alone, against one guess for each of many names. */
  readonly addressLimit: RateLimit;
  /** By user name alone, against one guess from each of many addresses. */
  readonly nameLimit: RateLimit;
  readonly signIns: SignInLog;
}

const credentials = z.object({ username: z.string().max(200), password: z.string().max(1000) });
const WRONG = 'User name or password is wrong.';
const HTML = 'text/html; charset=utf-8';

/** The sign-in form. Whoever gets here was sent by the provider, which knows the sign-in by a cookie. */
export async function serveLogin(app: App, options: LoginOptions): Promise<void> {
  const { provider } = options;
  const plugin: FastifyPluginAsyncZod = async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 10_000 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    const page = (uid: string, facts: Omit<LoginPage, 'action' | 'isDemo'>) =>
      loginPage({ ...facts, action: `${REALM_PATH}/login/${uid}`, isDemo: options.isDemo });

    scope.get<{ Params: { uid: string } }>(`${REALM_PATH}/login/:uid`, async (request, reply) => {
      const started = await provider.interactionDetails(request.raw, reply.raw).catch(() => undefined);
      if (started === undefined || started.uid !== request.params.uid) {
        return reply
          .code(400)
          .type(HTML)
          .send(errorPage('Sign-in expired', 'This sign-in is no longer open. Start again from Keepout.'));
      }
      const hint = started.params['login_hint'];
      return reply.type(HTML).send(page(started.uid, { userName: typeof hint === 'string' ? hint : '' }));
    });

    scope.post<{ Params: { uid: string } }>(`${REALM_PATH}/login/:uid`, async (request, reply) => {
      const { origin } = request.headers;
      if (origin !== undefined && !sameOrigins(options.publicUrl).includes(origin)) {
        throw refused('foreign-origin', { detail: 'This form was sent from another site.' });
      }
      const started = await provider.interactionDetails(request.raw, reply.raw).catch(() => undefined);
      if (started === undefined || started.uid !== request.params.uid) {
        return reply
          .code(400)
          .type(HTML)
          .send(errorPage('Sign-in expired', 'This sign-in is no longer open. Start again from Keepout.'));
      }
      const given = credentials.safeParse(request.body);
      if (!given.success) {
        return reply
          .code(400)
          .type(HTML)
          .send(page(started.uid, { userName: '', fault: WRONG }));
      }
      const { username, password } = given.data;
      const fault = await signIn(options, username, password, request.ip);
      if (typeof fault === 'object') {
        reply.hijack();
        await provider.interactionFinished(
          request.raw,
          reply.raw,
          { login: { accountId: fault.subject, remember: false } },
          { mergeWithLastSubmission: false },
        );
        return reply;
      }
      return reply
        .code(fault === WRONG ? 401 : 429)
        .type(HTML)
        .send(page(started.uid, { userName: username, fault }));
    });
  };
  await app.register(plugin);
}

/** The user, or the sentence that says why not. */
async function signIn(options: LoginOptions, userName: string, password: string, address: string) {
  const key = `${userName.trim().toLowerCase()} ${address}`;
  try {
    await options.addressLimit.consume(address);
    await options.nameLimit.consume(userName.trim().toLowerCase());
    await options.limit.consume(key);
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    return `Too many attempts. ${cause.facts.detail.split('; ')[1]?.replace(/^try/, 'Try') ?? 'Try again later.'}`;
  }
  const user = await checkPassword(options.database, userName, password);
  if (user === undefined) {
    await options.signIns.tell('sign-in-failed', await findUserByName(options.database, userName), address);
    return WRONG;
  }
  await options.limit.reset(key);
  await options.signIns.tell('signed-in', user, address);
  return user;
}
