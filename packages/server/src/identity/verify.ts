import { satisfies } from '@keepout/contract/platform/roles';
import { fail, ok, type Result } from '@keepout/units/result';
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Principal } from '../platform/http/principal.ts';
import { Outage } from '../platform/outage.ts';

export interface TokenFault {
  readonly code: 'token-missing' | 'token-expired' | 'token-invalid' | 'client-not-accepted' | 'operator-missing';
}

/** Turns bearer tokens into principals. */
export interface TokenVerifier {
  verify(token: string): Promise<Result<Principal, TokenFault>>;
  /** Throws when the provider's keys cannot be had. */
  ready(): Promise<void>;
}

export interface VerifierOptions {
  readonly issuer: string;
  readonly keys: IssuerKeys;
  /** Clients whose tokens are taken; a name that ends in `*` stands for all that begin so. The audience says nothing: Keycloak's default is `account` for everybody. */
  readonly clientIds: readonly string[];
  readonly operatorClaim: string;
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
        const { payload } = await jwtVerify(token, options.keys.find, {
          issuer: options.issuer,
          algorithms: ['RS256'],
          clockTolerance: CLOCK_TOLERANCE_S,
          requiredClaims: ['sub', 'exp'],
        });
        return toPrincipal(payload, options);
      } catch (cause) {
        return rejected(cause);
      }
    },
  };
}

/** Keys fetched from where the provider's discovery document says, cached, fetched again when an unknown key appears. */
export function remoteKeys(issuer: string): IssuerKeys {
  let keys: Promise<ReturnType<typeof createRemoteJWKSet>> | undefined;
  const load = () => {
    keys ??= discoverKeys(issuer).catch((cause: unknown) => {
      keys = undefined;
      throw new Outage('identity-unreachable', `The identity provider ${issuer} does not answer.`, { cause });
    });
    return keys;
  };
  return {
    find: async (header, token) => (await load())(header, token),
    ready: async () => {
      const set = await load();
      if (set.jwks() === undefined) await set.reload();
    },
  };
}

async function discoverKeys(issuer: string) {
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(5000) });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const document = (await answer.json()) as { issuer?: string; jwks_uri?: string };
  if (document.issuer !== issuer || document.jwks_uri === undefined) {
    throw new Error(`its discovery document names the issuer ${document.issuer}`);
  }
  return createRemoteJWKSet(new URL(document.jwks_uri), { timeoutDuration: 5000, cooldownDuration: 10_000 });
}

function rejected(cause: unknown): Result<Principal, TokenFault> {
  if (cause instanceof errors.JWTExpired) return fail({ code: 'token-expired' });
  // A provider that is away is an outage and not the caller's fault.
  const isAway = cause instanceof errors.JWKSTimeout || !(cause instanceof errors.JOSEError);
  if (isAway) {
    throw cause instanceof Outage
      ? cause
      : new Outage('identity-unreachable', 'The identity provider does not answer.', { cause });
  }
  return fail({ code: 'token-invalid' });
}

function toPrincipal(payload: JWTPayload, options: VerifierOptions): Result<Principal, TokenFault> {
  const client = text(payload['azp']) ?? text(payload['client_id']);
  if (client === undefined || !options.clientIds.some((id) => matches(client, id)))
    return fail({ code: 'client-not-accepted' });
  const operatorId = text(payload[options.operatorClaim]);
  if (operatorId === undefined) return fail({ code: 'operator-missing' });
  const subject = payload.sub!;
  const name = text(payload['name']);
  const email = text(payload['email']);
  return ok({
    subject,
    userName: text(payload['preferred_username']) ?? subject,
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    operatorId,
    roles: rolesOf(payload['resource_access']),
  });
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

/** A claim as one text: mapped attributes come as a list when the provider is told that they may be several. */
function text(value: unknown): string | undefined {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return typeof one === 'string' && one !== '' ? one : undefined;
}

/** Whether every requirement holds (P-03). */
export function isAllowed(principal: Principal, requirement: readonly string[]): boolean {
  return satisfies(principal.roles, requirement);
}
