import { DEFAULT_LANGUAGE, type Language } from '@keepout/contract/platform/language';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type Provider from 'oidc-provider';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import type { HttpApp } from '../../platform/http/app.ts';
import { Refusal, refused } from '../../platform/http/problem.ts';
import { consumeAll, type RateLimit } from '../../platform/http/rate-limit.ts';
import { errorPage, type LoginPage, loginPage } from './pages.ts';
import { REALM_PATH, sameOrigins } from './realm.ts';
import type { SignInLog } from './sign-in-log.ts';
import { checkPassword, type EmbeddedUser, findUserByName } from './users.ts';
import { type IdentityWords, identityWords, pageLanguage } from './words.ts';

export interface LoginOptions {
  readonly provider: Provider;
  readonly database: Database;
  readonly publicUrl: string;
  readonly isDemo: boolean;
  /** Limit by user name and address. */
  readonly limit: RateLimit;
  /** Limit by address alone, against one guess for each of many names. */
  readonly addressLimit: RateLimit;
  /** Limit by user name alone, against one guess from each of many addresses. */
  readonly nameLimit: RateLimit;
  readonly signIns: SignInLog;
}

const credentials = z.object({ username: z.string().max(200), password: z.string().max(1000) });
const HTML = 'text/html; charset=utf-8';

interface LoginRequest {
  readonly Params: { readonly uid: string };
  readonly Querystring: { readonly ui_locales?: string };
}

/** Returns the URL of the sign-in form; it contains the language, which is unknown once a sign-in has expired. */
export const loginAddress = (uid: string, language: Language): string =>
  `${REALM_PATH}/login/${uid}${language === DEFAULT_LANGUAGE ? '' : `?ui_locales=${language}`}`;

/** Serves the sign-in form. The provider redirects users here and identifies the sign-in by a cookie. */
export async function serveLogin(app: HttpApp, options: LoginOptions): Promise<void> {
  const { provider } = options;
  const plugin: FastifyPluginAsyncZod = async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 10_000 },
      (_request, body, callback) => callback(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    const page = (uid: string, facts: Omit<LoginPage, 'action' | 'isDemo'>) =>
      loginPage({ ...facts, action: loginAddress(uid, facts.language), isDemo: options.isDemo });
    const expired = (language: Language) => {
      const words = identityWords(language);
      return errorPage(language, words.expired, words.expiredText);
    };

    scope.get<LoginRequest>(`${REALM_PATH}/login/:uid`, async (request, reply) => {
      const language = pageLanguage(request.query.ui_locales);
      const started = await provider.interactionDetails(request.raw, reply.raw).catch(() => undefined);
      if (started === undefined || started.uid !== request.params.uid) {
        return reply.code(400).type(HTML).send(expired(language));
      }
      const hint = started.params['login_hint'];
      return reply.type(HTML).send(page(started.uid, { language, userName: typeof hint === 'string' ? hint : '' }));
    });

    scope.post<LoginRequest>(`${REALM_PATH}/login/:uid`, async (request, reply) => {
      const language = pageLanguage(request.query.ui_locales);
      const words = identityWords(language);
      const { origin } = request.headers;
      if (origin !== undefined && !sameOrigins(options.publicUrl).includes(origin)) {
        throw refused('foreign-origin', { detail: 'This form was sent from another site.' });
      }
      const started = await provider.interactionDetails(request.raw, reply.raw).catch(() => undefined);
      if (started === undefined || started.uid !== request.params.uid) {
        return reply.code(400).type(HTML).send(expired(language));
      }
      const parsed = credentials.safeParse(request.body);
      if (!parsed.success) {
        return reply
          .code(400)
          .type(HTML)
          .send(page(started.uid, { language, userName: '', fault: words.wrong }));
      }
      const { username, password } = parsed.data;
      const signInResult = await signIn(options, words, { userName: username, password, address: request.ip });
      if ('subject' in signInResult) {
        reply.hijack();
        await provider.interactionFinished(
          request.raw,
          reply.raw,
          { login: { accountId: signInResult.subject, remember: false } },
          { mergeWithLastSubmission: false },
        );
        return reply;
      }
      if (signInResult.retryAfter !== undefined) reply.header('retry-after', signInResult.retryAfter);
      return reply
        .code(signInResult.status)
        .type(HTML)
        .send(page(started.uid, { language, userName: username, fault: signInResult.fault }));
    });
  };
  await app.register(plugin);
}

interface Attempt {
  readonly userName: string;
  readonly password: string;
  readonly address: string;
}

/** Returns the user, or the reason of a failure. */
async function signIn(
  options: LoginOptions,
  words: IdentityWords,
  { userName, password, address }: Attempt,
): Promise<
  EmbeddedUser | { readonly status: 401 | 429; readonly fault: string; readonly retryAfter?: string | undefined }
> {
  const name = userName.trim().toLowerCase();
  const key = `${name} ${address}`;
  try {
    await consumeAll([
      [options.limit, key],
      [options.addressLimit, address],
      [options.nameLimit, name],
    ]);
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    const retryAfter = cause.facts.headers?.['retry-after'];
    return { status: 429, fault: words.tooMany(retryAfter), retryAfter };
  }
  const user = await checkPassword(options.database, userName, password);
  if (user === undefined) {
    await options.signIns.tell('sign-in-failed', await findUserByName(options.database, userName), address);
    return { status: 401, fault: words.wrong };
  }
  await options.limit.reset(key);
  await options.signIns.tell('signed-in', user, address);
  return user;
}
