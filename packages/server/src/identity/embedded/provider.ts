import type { JWK } from 'jose';
import type Provider from 'oidc-provider';
import type { Configuration, KoaContextWithOIDC, RefreshToken } from 'oidc-provider';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/observing/logs.ts';
import { isSecret, SERVICE_ACCOUNT, useMachineClient } from './clients.ts';
import { loginAddress } from './login.ts';
import { errorPage, logoutPage, signedOutPage } from './pages.ts';
import { AUDIENCE, profile, REALM_PATH, resourceAccess, sameOrigins, userAccess, WEB_CLIENT_ID } from './realm.ts';
import { recordStore } from './record-store.ts';
import { rememberSession } from './sessions.ts';
import { findUser } from './users.ts';
import { identityWords, pageLanguage } from './words.ts';

const PROTOCOL = '/protocol/openid-connect';
const API_RESOURCE = 'urn:keepout:api';
const SCOPES = 'openid profile email';

export interface ProviderOptions {
  /** Origin of the platform; the issuer is below it. */
  readonly publicUrl: string;
  readonly database: Database;
  readonly keys: readonly JWK[];
  readonly cookieKeys: readonly string[];
  readonly log: Logger;
}

/** Creates the embedded OpenID provider, with the paths and claims of a Keycloak realm, so that clients see no difference. */
export function createProvider(Library: typeof Provider, options: ProviderOptions): Provider {
  const { publicUrl } = options;
  const provider = new Library(`${publicUrl}${REALM_PATH}`, configuration(options));
  // The server itself has set these headers (`own-url.ts`).
  provider.proxy = true;
  provider.on('server_error', (_ctx, cause) => options.log.error({ err: cause }, 'identity provider'));
  const isOurs = (uri: string) =>
    URL.canParse(uri) && sameOrigins(publicUrl).includes(new URL(uri).origin) && !uri.includes('#');
  // Redirects to every path of the platform's own origin are allowed, since the application returns to the previous page; other origins never.
  provider.Client.prototype.redirectUriAllowed = isOurs;
  provider.Client.prototype.postLogoutRedirectUriAllowed = isOurs;
  provider.Client.prototype.compareClientSecret = function compare(this: { clientSecret?: string }, actual: string) {
    return this.clientSecret !== undefined && isSecret(actual, this.clientSecret);
  };
  giveRefreshTokensTheirShape(provider);
  rememberWhereSessionsAre(provider, options);
  return provider;
}

function configuration({ publicUrl, database, keys, cookieKeys }: ProviderOptions): Configuration {
  return {
    adapter: recordStore(database),
    clients: [
      {
        client_id: WEB_CLIENT_ID,
        client_name: 'Keepout',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${publicUrl}/`],
        post_logout_redirect_uris: [`${publicUrl}/`],
      },
    ],
    jwks: { keys: keys as never },
    cookies: {
      keys: [...cookieKeys],
      short: { sameSite: 'lax', httpOnly: true },
      long: { sameSite: 'lax', httpOnly: true },
    },
    routes: {
      authorization: `${PROTOCOL}/auth`,
      token: `${PROTOCOL}/token`,
      jwks: `${PROTOCOL}/certs`,
      end_session: `${PROTOCOL}/logout`,
      revocation: `${PROTOCOL}/revoke`,
      userinfo: `${PROTOCOL}/userinfo`,
    },
    scopes: SCOPES.split(' '),
    claims: { openid: ['sub'], profile: ['preferred_username', 'name'], email: ['email', 'email_verified'] },
    responseTypes: ['code'],
    pkce: { required: (_ctx, client) => client.clientId === WEB_CLIENT_ID },
    ttl: {
      AccessToken: 300,
      ClientCredentials: 300,
      IdToken: 300,
      AuthorizationCode: 60,
      Interaction: 1800,
      Session: 36_000,
      Grant: 36_000,
      RefreshToken: 36_000,
    },
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      revocation: { enabled: true, allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId },
      // This endpoint reads the token itself; the library's refuses tokens that are bound to an API.
      userinfo: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = logoutPage(form, ctx.oidc.entities.IdTokenHint !== undefined, languageOf(ctx));
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = signedOutPage(languageOf(ctx));
        },
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => API_RESOURCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: SCOPES,
          audience: AUDIENCE,
          accessTokenFormat: 'jwt',
          accessTokenTTL: 300,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    interactions: { url: (ctx, interaction) => loginAddress(interaction.uid, languageOf(ctx)) },
    clientBasedCORS: (_ctx, origin) => sameOrigins(publicUrl).includes(origin),
    issueRefreshToken: async (_ctx, client) => client.clientId === WEB_CLIENT_ID,
    rotateRefreshToken: true,
    loadExistingGrant: (ctx) => grantOurOwn(ctx),
    findAccount: async (_ctx, subject) => {
      const user = await findUser(database, subject);
      return user && { accountId: subject, claims: async () => ({ sub: subject, ...profile(user) }) };
    },
    extraTokenClaims: (_ctx, token) => accessClaims(database, token),
    renderError: async (ctx, out) => {
      ctx.type = 'html';
      const language = languageOf(ctx);
      ctx.body = errorPage(language, identityWords(language).failed, out.error_description ?? out.error);
    },
  };
}

/** Returns the language that the application requested for a page. */
const languageOf = (ctx: KoaContextWithOIDC) => pageLanguage(ctx.oidc?.params?.['ui_locales']);

/** Grants the product's own application its scopes without a consent page. */
async function grantOurOwn(ctx: KoaContextWithOIDC) {
  const { session, client, provider, account } = ctx.oidc;
  const grantId = session?.grantIdFor(client!.clientId);
  const grant = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  if (grant !== undefined) return grant;
  const fresh = new provider.Grant({
    clientId: client!.clientId,
    accountId: account?.accountId ?? session?.accountId ?? '',
  });
  fresh.addOIDCScope(SCOPES);
  fresh.addResourceScope(API_RESOURCE, SCOPES);
  await fresh.save();
  return fresh;
}

type IssuedToken = Parameters<NonNullable<Configuration['extraTokenClaims']>>[1];

/** Returns the claims that a Keycloak realm with the product's mappers puts into its tokens. */
async function accessClaims(database: Database, token: IssuedToken) {
  const azp = token.clientId;
  if (token.kind === 'ClientCredentials') {
    const client = await useMachineClient(database, azp ?? '');
    if (client === undefined) return undefined;
    return {
      azp,
      typ: 'Bearer',
      preferred_username: `${SERVICE_ACCOUNT}${azp}`,
      name: client.name,
      operator: client.operatorId,
      resource_access: resourceAccess(client.roles),
    };
  }
  const user = await findUser(database, 'accountId' in token ? token.accountId : '');
  if (user === undefined) return undefined;
  return {
    azp,
    typ: 'Bearer',
    ...('sessionUid' in token && { sid: token.sessionUid }),
    ...profile(user),
    ...userAccess(user),
  };
}

/** Records the browser of a session at sign-in and at every token renewal, before the answer. */
function rememberWhereSessionsAre(provider: Provider, { database, log }: ProviderOptions): void {
  provider.use(async (ctx: KoaContextWithOIDC, next: () => Promise<void>) => {
    await next();
    const { session, entities } = ctx.oidc ?? {};
    const token = entities?.RefreshToken ?? entities?.AuthorizationCode;
    const uid = token?.sessionUid ?? (session?.accountId === undefined ? undefined : session.uid);
    if (uid === undefined || ctx.status >= 400) return;
    const place = { address: ctx.ip, userAgent: ctx.get('user-agent') };
    // An error here must not prevent the sign-in.
    await rememberSession(database, uid, place).catch((cause: unknown) =>
      log.warn({ err: cause }, 'where a session is was not written down'),
    );
  });
}

/**
 * The browser adapter decodes the middle of a refresh token to learn when it expires and fails on opaque ones. Ours have
 * that middle and remain an opaque random text for the provider; their first part is not JSON, because the revocation endpoint refuses
 * any token that parses as a signed one.
 */
function giveRefreshTokensTheirShape(provider: Provider): void {
  const prototype = provider.RefreshToken.prototype as RefreshToken & { generateTokenId(): string };
  const random = prototype.generateTokenId;
  prototype.generateTokenId = function shaped(this: RefreshToken & { expiration?: number; sessionUid?: string }) {
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const exp = Math.floor(Date.now() / 1000) + (this.expiration ?? 36_000);
    return `refresh.${encode({ typ: 'Refresh', exp, sid: this.sessionUid })}.${random.call(this)}`;
  };
}
