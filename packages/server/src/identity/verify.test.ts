import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import keycloakTokens from '../../../../conformance/identity/keycloak-tokens.json' with { type: 'json' };
import { readGroupMap } from '../platform/settings/group-map.ts';
import { createTestIssuer, type TestIssuer, type TokenFacts } from './test-tokens.ts';
import { remoteKeys } from './verify.ts';

describe('a token is taken only when it is', () => {
  let issuer: TestIssuer;
  beforeAll(async () => {
    issuer = await createTestIssuer();
  });
  const judged = async (facts: TokenFacts) => {
    const result = await issuer.verifier.verify(await issuer.token(facts));
    return result.ok ? 'taken' : result.fault.code;
  };

  it.each<[string, TokenFacts]>([
    ['Keycloak: JWT outside, Bearer inside', {}],
    ['RFC 9068, with client_id', { type: 'at+jwt', claims: { typ: null, azp: null, client_id: 'keepout-web' } }],
    ['RFC 9068 as a whole media type', { type: 'application/at+jwt' }],
    ['both names of the client, alike', { claims: { client_id: 'keepout-web' } }],
    ['one audience as a text', { audience: 'keepout' }],
    ['a service among several audiences', { audience: ['account', 'collision-avoidance'] }],
    ['an operator as a list of one', { claims: { operator: ['aurora'] } }],
  ])('taken: %s', async (_what, facts) => {
    expect(await judged(facts)).toBe('taken');
  });

  it.each<[string, TokenFacts]>([
    ['no typ in the header', { type: null }],
    ['an ID token of Keycloak', { claims: { typ: 'ID' } }],
    ['an ID token without a kind inside', { claims: { typ: null } }],
    ['an ID token by its hash, whatever it says', { type: 'at+jwt', claims: { at_hash: 'x' } }],
    ['a refresh token', { claims: { typ: 'Refresh' } }],
    ['a logout token', { type: 'logout+jwt', claims: { typ: 'Logout' } }],
    ['a refresh token marked as access', { type: 'at+jwt', claims: { typ: 'Refresh' } }],
    ['a proof of possession', { type: 'dpop+jwt' }],
  ])('typ: %s is no access token', async (_what, facts) => {
    expect(await judged(facts)).toBe('not-an-access-token');
  });

  it.each<[string, TokenFacts]>([
    ['none', { audience: null }],
    ["Keycloak's account alone", { audience: 'account' }],
    ['somebody else', { audience: ['billing', 'account'] }],
    ['a star', { audience: '*' }],
    ['an empty list', { audience: [] }],
  ])('aud: %s is not us', async (_what, facts) => {
    expect(await judged(facts)).toBe('audience-not-accepted');
  });

  it.each<[string, TokenFacts]>([
    ['another client', { client: 'somebody-elses-app' }],
    ['none', { claims: { azp: null } }],
    ['a list', { claims: { azp: ['keepout-web'] } }],
    ['another than client_id says', { claims: { client_id: 'somebody-elses-app' } }],
    ['a prefix of ours', { client: 'keepout-we' }],
  ])('azp: %s is not accepted', async (_what, facts) => {
    expect(await judged(facts)).toBe('client-not-accepted');
  });

  it.each<[string, TokenFacts]>([
    ['none', { operatorId: null }],
    ['two, of which none is the one', { claims: { operator: ['aurora', 'victim'] } }],
    ['no text', { claims: { operator: { name: 'aurora' } } }],
  ])('operator: %s', async (_what, facts) => {
    expect(await judged(facts)).toBe('operator-missing');
  });

  describe('groups of the provider', () => {
    let grouped: TestIssuer;
    beforeAll(async () => {
      const map = readGroupMap(
        JSON.stringify({
          '/aurora/flight': { operator: 'aurora', roles: { 'collision-avoidance': ['user'], payments: ['user'] } },
          '/aurora/leads': { operator: 'aurora', roles: { 'collision-avoidance': ['admin'] } },
          '/borealis': { operator: 'borealis', roles: { 'on-demand-tracking': ['admin'] } },
          trackers: { roles: { 'on-demand-tracking': ['user'] } },
        }),
      );
      if (!map.ok) throw new Error(map.fault.reason);
      grouped = await createTestIssuer({ claim: 'groups', map: map.value });
    });
    const meant = async (claims: Record<string, unknown>, facts: TokenFacts = { operatorId: null, roles: {} }) => {
      const result = await grouped.verifier.verify(await grouped.token({ ...facts, claims }));
      if (!result.ok) return result.fault.code;
      const { operatorId, roles } = result.value;
      return { operatorId, roles };
    };

    it('give roles beside those of the token, each once, and the operator where no claim does', async () => {
      const roles = { 'collision-avoidance': ['user'], account: ['view-profile'] };
      expect(
        await meant({ groups: ['/aurora/flight', '/aurora/leads', 'unheard-of'] }, { operatorId: null, roles }),
      ).toEqual({
        operatorId: 'aurora',
        roles: { 'collision-avoidance': ['user', 'admin'], account: ['view-profile'], payments: ['user'] },
      });
      expect(await meant({ groups: 'trackers' }, { operatorId: 'aurora', roles: {} })).toEqual({
        operatorId: 'aurora',
        roles: { 'on-demand-tracking': ['user'] },
      });
    });

    it('of two operators are refused, unless a claim says which; then those of the other mean nothing', async () => {
      const groups = ['/aurora/flight', '/borealis', 'trackers'];
      expect(await meant({ groups })).toBe('operator-ambiguous');
      expect(await meant({ groups }, { operatorId: 'borealis', roles: {} })).toEqual({
        operatorId: 'borealis',
        roles: { 'on-demand-tracking': ['admin', 'user'] },
      });
      expect(await meant({ groups }, { operatorId: 'corona', roles: {} })).toEqual({
        operatorId: 'corona',
        roles: { 'on-demand-tracking': ['user'] },
      });
    });

    it.each([
      ['none', {}],
      ['of another meaning', { groups: ['trackers', 'constructor', '__proto__'] }],
      ['no names', { groups: [{ name: '/borealis' }, 7] }],
      ['beside a claim of two operators', { groups: ['/borealis'], operator: ['aurora', 'borealis'] }],
    ])('%s leave an account without an operator', async (_what, claims) => {
      expect(await meant(claims)).toBe('operator-missing');
    });

    it('mean nothing where no map is given', async () => {
      expect(await judged({ operatorId: null, claims: { groups: ['/borealis'] } })).toBe('operator-missing');
    });
  });

  describe('as Keycloak 26.7.3 writes it (conformance/identity)', () => {
    const groups = readGroupMap(
      JSON.stringify({
        '/boreas/flight': { operator: 'boreas', roles: { 'collision-avoidance': ['user'] } },
        '/boreas/leads': { operator: 'boreas', roles: { 'collision-avoidance': ['admin'] } },
        '/network/trackers': { roles: { 'on-demand-tracking': ['user'] } },
      }),
    );
    /** The recorded token with a signature, an issuer and times of the test. */
    const verified = async (kind: keyof typeof keycloakTokens) => {
      if (!groups.ok) throw new Error(groups.fault.reason);
      const here = await createTestIssuer({ claim: 'groups', map: groups.value });
      const { header, claims } = keycloakTokens[kind];
      const { iss: _iss, exp: _exp, iat: _iat, ...facts } = claims;
      // What the test issuer says by itself and Keycloak does not.
      const absent = { operator: null, resource_access: null, preferred_username: null };
      return await here.verifier.verify(await here.token({ type: header.typ, claims: { ...absent, ...facts } }));
    };

    it.each([
      ['personByRoles', 'aurora', 'ada', { 'collision-avoidance': ['user'] }],
      ['personByGroups', 'boreas', 'ben', { 'collision-avoidance': ['user', 'admin'], 'on-demand-tracking': ['user'] }],
      ['program', 'boreas', 'service-account-keepout-machine-boreas-1', { 'collision-avoidance': ['user'] }],
    ] as const)('%s is taken', async (kind, operatorId, userName, roles) => {
      expect(await verified(kind)).toMatchObject({ ok: true, value: { operatorId, userName, roles } });
    });

    it.each(['idToken', 'refreshToken'] as const)('%s is no access token', async (kind) => {
      expect(await verified(kind)).toEqual({ ok: false, fault: { code: 'not-an-access-token' } });
    });
  });

  it('iss, exp and sub are demanded', async () => {
    expect(await judged({ issuer: 'http://localhost:8080/auth/realms/other' })).toBe('token-invalid');
    expect(await judged({ claims: { exp: null } })).toBe('token-invalid');
    expect(await judged({ claims: { sub: null } })).toBe('token-invalid');
    expect(await judged({ expiresIn: -60 })).toBe('token-expired');
  });

  it('its keys do not come over plain http, whatever the discovery document says', async () => {
    let issuedBy = '';
    const provider = createServer((_request, answer) =>
      answer.end(JSON.stringify({ issuer: issuedBy, jwks_uri: 'http://keys.example.com/certs' })),
    );
    await new Promise<void>((ready) => provider.listen(0, '127.0.0.1', ready));
    issuedBy = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
    await expect(remoteKeys(issuedBy).ready()).rejects.toMatchObject({
      code: 'identity-unreachable',
      cause: expect.objectContaining({ message: expect.stringContaining('plain http') }),
    });
    provider.close();
  });

  it('a provider that has gone away is told, while its known keys are still used; it is not asked by every caller', async () => {
    const { publicKey } = await generateKeyPair('RS256');
    const key = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' };
    let issuedBy = '';
    let count = 0;
    const provider = createServer(({ url }, answer) => {
      if (url !== '/certs') count++;
      answer.end(
        JSON.stringify(url === '/certs' ? { keys: [key] } : { issuer: issuedBy, jwks_uri: `${issuedBy}/certs` }),
      );
    });
    await new Promise<void>((ready) => provider.listen(0, '127.0.0.1', ready));
    issuedBy = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
    const [eager, calm] = [remoteKeys(issuedBy, 0), remoteKeys(issuedBy)];
    for (const keys of [eager, calm]) await keys.ready();
    const before = count;
    await Promise.all([calm.ready(), calm.ready()]);
    expect(count).toBe(before);
    provider.closeAllConnections();
    await new Promise((closed) => provider.close(closed));
    await expect(eager.ready()).rejects.toMatchObject({ code: 'identity-unreachable' });
    const token = { payload: '', signature: '' };
    expect(await eager.find({ alg: 'RS256', kid: 'one' }, token)).toBeDefined();
  });

  describe('the provider does not give its keys', () => {
    const DISCOVERY = '/.well-known/openid-configuration';
    type Answers = Readonly<Record<string, readonly [status: number, body: string]>>;
    /** What the verifier does with a good token while the provider answers so. */
    const verified = async (answers: (issuer: string) => Answers) => {
      const provider = createServer(({ url = '' }, answer) => {
        const [status, body] = answers(name)[url] ?? [404, ''];
        answer.writeHead(status).end(body);
      });
      await new Promise<void>((ready) => provider.listen(0, '127.0.0.1', ready));
      const name = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
      const here = await createTestIssuer(undefined, remoteKeys(name));
      const token = await here.token({});
      try {
        return await here.verifier.verify(token);
      } finally {
        provider.closeAllConnections();
        provider.close();
      }
    };
    const discovered = (issuer: string): Answers => ({
      [DISCOVERY]: [200, JSON.stringify({ issuer, jwks_uri: `${issuer}/certs` })],
    });

    it.each<[string, (issuer: string) => Answers]>([
      ['discovery answers 503', () => ({ [DISCOVERY]: [503, 'down'] })],
      ['discovery answers HTML', () => ({ [DISCOVERY]: [200, '<html></html>'] })],
      ['discovery names no keys', (issuer) => ({ [DISCOVERY]: [200, JSON.stringify({ issuer })] })],
      ['discovery is null', () => ({ [DISCOVERY]: [200, 'null'] })],
      ['the keys answer 503', (issuer) => ({ ...discovered(issuer), '/certs': [503, 'down'] })],
      ['the keys are HTML', (issuer) => ({ ...discovered(issuer), '/certs': [200, '<html></html>'] })],
      ['the keys are other JSON', (issuer) => ({ ...discovered(issuer), '/certs': [200, '{"keys":"none"}'] })],
    ])('%s: an outage, not the fault of the token', async (_what, answers) => {
      await expect(verified(answers)).rejects.toMatchObject({ name: 'Outage', code: 'identity-unreachable' });
    });

    it('a provider whose keys were read and do not fit refuses the token', async () => {
      const keys: [number, string] = [200, '{"keys":[]}'];
      const result = await verified((issuer) => ({ ...discovered(issuer), '/certs': keys }));
      expect(result).toEqual({ ok: false, fault: { code: 'token-invalid' } });
    });

    it('a provider that refuses connections is an outage within the second', async () => {
      const here = await createTestIssuer(undefined, remoteKeys('http://127.0.0.1:1'));
      const since = performance.now();
      await expect(here.verifier.verify(await here.token({}))).rejects.toMatchObject({ code: 'identity-unreachable' });
      expect(performance.now() - since).toBeLessThan(3000);
    });
  });
});
