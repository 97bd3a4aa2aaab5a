import type { Database } from '../platform/database/database.ts';
import type { HttpApp } from '../platform/http/app.ts';
import type { Logger } from '../platform/observing/logs.ts';
import { localUrl, type Settings } from '../platform/settings/settings.ts';
import { createEmbeddedIdentity } from './embedded/embedded.ts';
import { ensureDemoUsers } from './embedded/users.ts';
import { createVerifier, remoteKeys, type TokenVerifier } from './verify.ts';

/** The identity provider: external, or the embedded one. */
export interface IdentityProvider {
  readonly issuer: string;
  readonly verifier: TokenVerifier;
  /** The demo users' password if it was generated at this start; it can be shown only now. */
  readonly generatedPassword?: string;
  /** Configuration for the browser's adapter. */
  readonly adapter: {
    readonly url: string;
    readonly realm: string;
    readonly clientId: string;
    /** True if roles also depend on groups, which a browser cannot evaluate: it requests the user's roles. */
    readonly hasGroups: boolean;
  };
  /** Mounts the embedded provider's pages; without effect for an external provider. */
  serve(app: HttpApp): Promise<void>;
}

export async function openIdentity(settings: Settings, database: Database, log: Logger): Promise<IdentityProvider> {
  return settings.issuerUrl === undefined ? embedded(settings, database, log) : elsewhere(settings, settings.issuerUrl);
}

async function embedded(settings: Settings, database: Database, log: Logger): Promise<IdentityProvider> {
  const publicUrl = settings.publicUrlIsSet ? settings.publicUrl : localUrl(settings.host, settings.port);
  const isDemo = settings.mode === 'demo';
  const generatedPassword = isDemo ? await ensureDemoUsers(database, settings.demoPassword) : undefined;
  const provider = await createEmbeddedIdentity({
    publicUrl,
    database,
    isDemo,
    log,
  });
  return {
    issuer: provider.issuer,
    verifier: provider.verifier,
    ...(generatedPassword !== undefined && { generatedPassword }),
    adapter: { url: '/auth', realm: 'platform', clientId: 'keepout-web', hasGroups: false },
    serve: provider.serve,
  };
}

function elsewhere(settings: Settings, issuer: string): IdentityProvider {
  const [, url = issuer, realm = 'platform'] = /^(.*)\/realms\/([^/]+)$/.exec(issuer) ?? [];
  return {
    issuer,
    verifier: createVerifier({
      issuer,
      keys: remoteKeys(issuer),
      clientIds: settings.clientIds,
      audiences: settings.audiences,
      tokenTypes: settings.tokenTypes,
      operatorClaim: settings.operatorClaim,
      groups: { claim: settings.groupsClaim, map: settings.groups },
    }),
    adapter: {
      url,
      realm,
      hasGroups: settings.groups.size > 0,
      clientId: settings.clientIds.find((id) => !id.endsWith('*')) ?? 'keepout-web',
    },
    serve: async () => undefined,
  };
}
