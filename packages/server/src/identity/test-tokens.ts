import type { ResourceAccess } from '@keepout/contract/platform/roles';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { NO_GROUPS } from '../platform/settings/group-map.ts';
import { createVerifier, type IssuerKeys, type TokenVerifier, type VerifierOptions } from './verify.ts';

export interface TokenFacts {
  readonly subject?: string;
  readonly userName?: string;
  readonly operatorId?: string | null;
  readonly roles?: ResourceAccess;
  readonly client?: string;
  readonly issuer?: string;
  /** Seconds from now. */
  readonly expiresIn?: number;
  readonly audience?: string | readonly string[] | null;
  /** `typ` of the header; null for none. */
  readonly type?: string | null;
  /** Claims that are added, or that take the place of others; null takes one away. */
  readonly claims?: Readonly<Record<string, unknown>>;
}

/** An issuer for tests: real RS256 tokens, checked by the real verifier. */
export interface TestIssuer {
  readonly verifier: TokenVerifier;
  token(facts?: TokenFacts): Promise<string>;
}

const ISSUER = 'http://localhost:8080/auth/realms/platform';
const everyRole: ResourceAccess = {
  'collision-avoidance': ['user'],
  'on-demand-tracking': ['user'],
  payments: ['user'],
};

/** One for all tests of a worker: to find its primes takes a quarter of a second. */
let pair: ReturnType<typeof generateKeyPair> | undefined;

export async function createTestIssuer(
  groups: VerifierOptions['groups'] = { claim: 'groups', map: NO_GROUPS },
  keys?: IssuerKeys,
): Promise<TestIssuer> {
  pair ??= generateKeyPair('RS256');
  const { publicKey, privateKey } = await pair;
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256' };
  const find = createLocalJWKSet({ keys: [jwk] });
  return {
    verifier: createVerifier({
      issuer: ISSUER,
      keys: keys ?? { find, ready: async () => undefined },
      clientIds: ['keepout-web', 'keepout-machine*'],
      audiences: ['keepout', 'collision-avoidance'],
      tokenTypes: ['at+jwt', 'JWT'],
      operatorClaim: 'operator',
      groups,
    }),
    token: (facts = {}) => {
      const operator = facts.operatorId === undefined ? 'test-operator' : facts.operatorId;
      const nowS = Math.floor(Date.now() / 1000);
      const claims = {
        iss: facts.issuer ?? ISSUER,
        sub: facts.subject ?? '11111111-1111-4111-8111-111111111111',
        iat: nowS,
        exp: nowS + (facts.expiresIn ?? 300),
        aud: facts.audience === undefined ? ['keepout', 'account'] : facts.audience,
        azp: facts.client ?? 'keepout-web',
        typ: 'Bearer',
        preferred_username: facts.userName ?? 'ada',
        operator,
        resource_access: Object.fromEntries(
          Object.entries(facts.roles ?? everyRole).map(([resource, roles]) => [resource, { roles }]),
        ),
        ...facts.claims,
      };
      const typ = facts.type === undefined ? 'JWT' : facts.type;
      return new SignJWT(Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== null)))
        .setProtectedHeader({ alg: 'RS256', kid: 'test', ...(typ !== null && { typ }) })
        .sign(privateKey);
    },
  };
}
