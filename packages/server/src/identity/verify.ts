import { satisfies } from '@keepout/contract/platform/roles';
import { fail, ok, type Result } from '@keepout/units/result';
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Principal } from '../platform/http/principal.ts';
import { Outage } from '../platform/outage.ts';
import type { GroupMap } from '../platform/settings/group-map.ts';
import { isPlain } from '../platform/settings/loopback.ts';
import type { TokenType } from '../platform/settings/setting-table.ts';

export interface TokenFault {
  readonly code:
    | 'token-missing'
    | 'token-expired'
    | 'token-invalid'
    | 'not-an-access-token'
    | 'audience-not-accepted'
    | 'client-not-accepted'
    | 'operator-missing'
    | 'operator-ambiguous';
}

/** Verifies bearer tokens and returns their principals. */
export interface TokenVerifier {
  verify(token: string): Promise<Result<Principal, TokenFault>>;
  /** Throws if the provider does not answer, even if tokens can still be verified with cached keys. */
  ready(): Promise<void>;
}

export interface VerifierOptions {
  readonly issuer: string;
  readonly keys: IssuerKeys;
  /** Accepted clients of tokens (azp); a name that ends in `*` is a prefix. */
  readonly clientIds: readonly string[];
  /** Accepted audiences (aud); a token needs one of them. Keycloak's `account` is in every token and is not sufficient. */
  readonly audiences: readonly string[];
  readonly tokenTypes: readonly TokenType[];
  readonly operatorClaim: string;
  /** The claim with a user's groups, and their roles and organisations here. */
  readonly groups: { readonly claim: string; readonly map: GroupMap };
}

/** The keys of a provider. */
export interface IssuerKeys {
  readonly find: JWTVerifyGetKey;
  ready(): Promise<void>;
}

const CLOCK_TOLERANCE_S = 5;

export function createVerifier(options: VerifierOptions): TokenVerifier {
  return {
    ready: () => options.keys.ready(),
    verify: async (token) => {
      try {
        const { payload, protectedHeader } = await jwtVerify(token, options.keys.find, {
          issuer: options.issuer,
          algorithms: ['RS256'],
          clockTolerance: CLOCK_TOLERANCE_S,
          requiredClaims: ['sub', 'exp'],
        });
        return isAccessToken(protectedHeader.typ, payload, options.tokenTypes)
          ? toPrincipal(payload, options)
          : fail({ code: 'not-an-access-token' });
      } catch (cause) {
        return rejected(cause);
      }
    },
  };
}

/** Minimum interval of availability checks of the provider, ms, since each health check of a process requests one. */
const ASKED_EVERY_MS = 10_000;

/** Errors of a token that was signed with none of the keys read; any other error of the library concerns the provider's answer. */
const UNKNOWN_KEY = [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys, errors.JOSENotSupported];

/** Returns the keys at the URL in the provider's discovery document, cached, and fetched again when an unknown key appears. */
export function remoteKeys(issuer: string, askedEveryMs: number = ASKED_EVERY_MS): IssuerKeys {
  const away = (cause: unknown) =>
    new Outage('identity-unreachable', `The keys of the identity provider ${issuer} could not be read.`, { cause });
  let keys: Promise<ReturnType<typeof createRemoteJWKSet>> | undefined;
  const load = () => {
    keys ??= discoverKeys(issuer).catch((cause: unknown) => {
      keys = undefined;
      throw away(cause);
    });
    return keys;
  };
  const ask = async () => {
    const set = await load();
    if (set.jwks() === undefined)
      await set.reload().catch((cause: unknown) => {
        throw away(cause);
      });
    // Cached keys do not show whether it is still available.
    else
      await discoverKeys(issuer).catch((cause: unknown) => {
        throw away(cause);
      });
  };
  let lookUp: { readonly atMs: number; readonly answer: Promise<void> } | undefined;
  return {
    find: async (header, token) => {
      const set = await load();
      try {
        return await set(header, token);
      } catch (cause) {
        throw UNKNOWN_KEY.some((kind) => cause instanceof kind) ? cause : away(cause);
      }
    },
    ready: async () => {
      const nowMs = Date.now();
      if (lookUp === undefined || nowMs - lookUp.atMs >= askedEveryMs) lookUp = { atMs: nowMs, answer: ask() };
      await lookUp.answer;
    },
  };
}

async function discoverKeys(issuer: string) {
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(5000),
    redirect: 'error',
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const document = (await answer.json()) as { issuer?: string; jwks_uri?: string };
  if (document.issuer !== issuer || document.jwks_uri === undefined) {
    throw new Error(`its discovery document names the issuer ${document.issuer}`);
  }
  if (isPlain(document.jwks_uri) && !isPlain(issuer)) {
    throw new Error('its discovery document names keys that would come over plain http');
  }
  return createRemoteJWKSet(new URL(document.jwks_uri), { timeoutDuration: 5000, cooldownDuration: 10_000 });
}

function rejected(cause: unknown): Result<Principal, TokenFault> {
  if (cause instanceof errors.JWTExpired) return fail({ code: 'token-expired' });
  // An unavailable provider is an outage and not the caller's error.
  if (!(cause instanceof errors.JOSEError)) {
    throw cause instanceof Outage
      ? cause
      : new Outage('identity-unreachable', 'The identity provider does not answer.', { cause });
  }
  return fail({ code: 'token-invalid' });
}

/** Hashes that bind an ID token to a code or access token; access tokens never have them. */
const ID_TOKEN_CLAIMS = ['at_hash', 'c_hash', 's_hash'];

/**
 * Returns whether a token is an access token: ID, refresh and logout tokens have the same signature. RFC 9068 marks access
 * tokens in the header. Keycloak writes JWT there for all kinds and distinguishes them by a claim.
 */
function isAccessToken(type: unknown, payload: JWTPayload, accepted: readonly TokenType[]): boolean {
  if (typeof type !== 'string' || ID_TOKEN_CLAIMS.some((claim) => claim in payload)) return false;
  const marked = type.toLowerCase().replace(/^application\//, '');
  const inside = payload['typ'];
  if (marked === 'at+jwt') return accepted.includes('at+jwt') && (inside === undefined || inside === 'Bearer');
  return marked === 'jwt' && accepted.includes('JWT') && inside === 'Bearer';
}

/** Returns the client of the token. Both claims may contain it, and then they are equal. */
function clientOf(payload: JWTPayload): string | undefined {
  const [azp, clientId] = [payload['azp'], payload['client_id']];
  if (azp !== undefined && clientId !== undefined && azp !== clientId) return undefined;
  const client = azp ?? clientId;
  return typeof client === 'string' ? client : undefined;
}

function toPrincipal(payload: JWTPayload, options: VerifierOptions): Result<Principal, TokenFault> {
  const audiences = [payload.aud ?? []].flat();
  if (!audiences.some((audience) => options.audiences.includes(audience)))
    return fail({ code: 'audience-not-accepted' });
  const client = clientOf(payload);
  if (client === undefined || !options.clientIds.some((id) => matches(client, id)))
    return fail({ code: 'client-not-accepted' });
  const membership = meaningOf(payload, options);
  if (!membership.ok) return membership;
  const subject = text(payload.sub);
  if (subject === undefined) return fail({ code: 'token-invalid' });
  const name = text(payload['name']);
  const email = text(payload['email']);
  const userName = text(payload['preferred_username']) ?? subject;
  return ok({
    subject,
    userName,
    ...((subject === client || userName === `service-account-${client.toLowerCase()}`) && { isProgram: true }),
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...membership.value,
    expiresAtS: payload.exp!,
  });
}

/**
 * Returns organisation and roles of a user. The claim defines the organisation, or else the groups do; roles are those of the token and
 * those of the groups together. A group of another organisation is ignored.
 */
function meaningOf(
  payload: JWTPayload,
  { operatorClaim, groups }: VerifierOptions,
): Result<Pick<Principal, 'operatorId' | 'roles'>, TokenFault> {
  const mappedGroups = textsOf(payload[groups.claim]).flatMap((name) => groups.map.get(name) ?? []);
  const claim = payload[operatorClaim];
  const operators = isGiven(claim)
    ? [text(claim)]
    : [...new Set(mappedGroups.flatMap(({ operatorId }) => operatorId ?? []))];
  if (operators.length > 1) return fail({ code: 'operator-ambiguous' });
  const [operatorId] = operators;
  if (operatorId === undefined) return fail({ code: 'operator-missing' });
  const operatorGroups = mappedGroups.filter(
    (group) => group.operatorId === undefined || group.operatorId === operatorId,
  );
  return ok({
    operatorId,
    roles: union([rolesOf(payload['resource_access']), ...operatorGroups.map(({ roles }) => roles)]),
  });
}

/** Returns whether a claim has a value; a list of several values counts, although it is ambiguous. */
const isGiven = (claim: unknown): boolean =>
  claim !== undefined && claim !== null && claim !== '' && !(Array.isArray(claim) && claim.length === 0);

/** Returns groups, which are a list, or a text for a single group. */
const textsOf = (claim: unknown): readonly string[] =>
  [claim].flat().filter((name): name is string => typeof name === 'string');

function union(all: readonly Principal['roles'][]): Principal['roles'] {
  const resources = new Set(all.flatMap((roles) => Object.keys(roles)));
  return Object.fromEntries(
    [...resources].map((resource) => [
      resource,
      [...new Set(all.flatMap((roles) => (Object.hasOwn(roles, resource) ? roles[resource]! : [])))],
    ]),
  );
}

function rolesOf(claim: unknown): Principal['roles'] {
  if (typeof claim !== 'object' || claim === null) return {};
  return Object.fromEntries(
    Object.entries(claim as Record<string, { roles?: unknown }>).map(([resource, access]) => [
      resource,
      Array.isArray(access?.roles) ? access.roles.filter((role): role is string => typeof role === 'string') : [],
    ]),
  );
}

function matches(client: string, accepted: string): boolean {
  return accepted.endsWith('*') ? client.startsWith(accepted.slice(0, -1)) : client === accepted;
}

/** Returns a claim as one text: some providers send mapped attributes as a list. Undefined for several values. */
function text(value: unknown): string | undefined {
  const single: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  return typeof single === 'string' && single !== '' ? single : undefined;
}

/** Returns whether every requirement is met (P-03). */
export function meetsRequirement(principal: Principal, requirement: readonly string[]): boolean {
  return satisfies(principal.roles, requirement);
}
