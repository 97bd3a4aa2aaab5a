import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Client {
  readonly clientId: string;
  readonly publicClient: boolean;
  readonly directAccessGrantsEnabled: boolean;
  readonly implicitFlowEnabled: boolean;
  readonly redirectUris: readonly string[];
  readonly webOrigins: readonly string[];
  readonly attributes?: Readonly<Record<string, string>>;
  readonly protocolMappers?: readonly { readonly config: Readonly<Record<string, string>> }[];
}

interface Realm {
  readonly realm: string;
  readonly clients: readonly Client[];
  readonly roles: { readonly client: Readonly<Record<string, readonly { readonly name: string }[]>> };
  readonly components: Readonly<
    Record<string, readonly { readonly config: Readonly<Record<string, readonly string[]>> }[]>
  >;
  readonly [setting: string]: unknown;
}

const realm = JSON.parse(
  readFileSync(new URL('../../../../deploy/keycloak/realm-platform.json', import.meta.url), 'utf8'),
) as Realm;
const client = (id: string) => realm.clients.find((candidate) => candidate.clientId === id)!;

describe('the Keycloak realm that we ship', () => {
  it('P-01 is named platform and has a public client with PKCE', () => {
    expect(realm.realm).toBe('platform');
    expect(client('keepout-web')).toMatchObject({
      publicClient: true,
      directAccessGrantsEnabled: false,
      implicitFlowEnabled: false,
      attributes: { 'pkce.code.challenge.method': 'S256' },
    });
  });

  it('P-02 has admin, user and testuser for each service', () => {
    for (const service of ['collision-avoidance', 'on-demand-tracking', 'payments']) {
      expect(realm.roles.client[service]!.map((role) => role.name).sort()).toEqual(['admin', 'testuser', 'user']);
    }
  });

  it('sends nobody to an origin that is not ours', () => {
    for (const { redirectUris, webOrigins } of realm.clients) {
      for (const uri of [...redirectUris, ...webOrigins]) expect(uri).toMatch(/^\$\{KEEPOUT_PUBLIC_URL\}(\/\*)?$/);
    }
  });

  it('means its access tokens for us, and its ID tokens not', () => {
    for (const id of ['keepout-web', 'keepout-machine-example']) {
      expect(client(id).protocolMappers!.map((mapper) => mapper.config)).toContainEqual(
        expect.objectContaining({
          'included.custom.audience': 'keepout',
          'access.token.claim': 'true',
          'id.token.claim': 'false',
        }),
      );
    }
  });

  it('P-05 puts the operator into every token, and lets only administrators change it', () => {
    for (const id of ['keepout-web', 'keepout-machine-example']) {
      expect(client(id).protocolMappers![0]!.config).toMatchObject({
        'claim.name': 'operator',
        'access.token.claim': 'true',
      });
    }
    const profile =
      realm.components['org.keycloak.userprofile.UserProfileProvider']![0]!.config['kc.user.profile.config']![0]!;
    const { attributes } = JSON.parse(profile) as { attributes: { name: string; permissions: { edit: string[] } }[] };
    const operator = attributes.find((attribute) => attribute.name === 'operator')!;
    expect(operator.permissions.edit).toEqual(['admin']);
    // Nor is it demanded: whose operator his groups name has none of his own.
    expect(operator).not.toHaveProperty('required');
  });

  it('signs with RS256, rotates refresh tokens and slows guessing', () => {
    expect(realm).toMatchObject({
      defaultSignatureAlgorithm: 'RS256',
      revokeRefreshToken: true,
      refreshTokenMaxReuse: 0,
      bruteForceProtected: true,
      registrationAllowed: false,
    });
  });
});
