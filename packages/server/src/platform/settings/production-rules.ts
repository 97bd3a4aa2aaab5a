import { type GroupMap, unfitGroups } from './group-map.ts';
import { isLoopback, isPlain } from './loopback.ts';
import { unfitOperatorClaim } from './operator-claim.ts';
import type { SettingProblem } from './setting-problem.ts';

/** The settings that these rules check. */
interface GuardedSettings {
  readonly mode: 'demo' | 'production';
  readonly issuerUrl: string | undefined;
  readonly allowEmbeddedIdentity: boolean;
  readonly databaseUrl: string | undefined;
  readonly databaseOwnerUrl: string | undefined;
  readonly allowEmbeddedDatabase: boolean;
  readonly clientIds: readonly string[];
  readonly audiences: readonly string[];
  readonly operatorClaim: string;
  readonly groupsClaim: string;
  readonly groups: GroupMap;
  readonly corsOrigins: readonly string[];
  readonly demoPassword: string | undefined;
  readonly dev: boolean;
  readonly publicUrlIsSet: boolean;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly allowPrivateHooks: boolean;
  readonly allowPrivateFeeds: boolean;
  readonly allowPrivateRecipients: boolean;
  readonly secretsKeys: readonly string[];
  /** The environment disables certificate checks in Node.js. */
  readonly isUnchecked: boolean;
}

/** A setting with the address of an external system. */
export interface GivenAddress {
  readonly setting: string;
  readonly url: string;
}

/** The kind of process: a worker answers no calls, so it needs neither an identity provider nor a public URL. */
export type ProcessKind = 'server' | 'worker';

type Refuse = (setting: string, reason: string) => void;

/** Returns all settings with which production mode does not start. Empty in demo mode. */
export function unsafeInProduction(
  settings: GuardedSettings,
  addresses: readonly GivenAddress[],
  kind: ProcessKind,
): SettingProblem[] {
  if (settings.mode !== 'production') {
    return [];
  }
  const problems: SettingProblem[] = [];
  const refuse: Refuse = (setting, reason) => problems.push({ code: 'unsafe-setting', setting, reason });
  if (kind === 'server') demandWhatServersNeed(settings, refuse);
  if (settings.databaseUrl === undefined && !settings.allowEmbeddedDatabase) {
    refuse(
      'KEEPOUT_DATABASE_URL',
      'must be set in production, unless KEEPOUT_ALLOW_EMBEDDED_DATABASE=1 allows the embedded one',
    );
  }
  if (settings.databaseUrl !== undefined && settings.secretsKeys.length === 0) {
    refuse(
      'KEEPOUT_SECRETS_KEY',
      'must be set in production: it seals the addresses of hooks in the database (openssl rand -base64 32), the same in every process',
    );
  }
  refuseUnverifiedDatabases(settings, refuse);
  if (settings.isUnchecked) {
    refuse('NODE_TLS_REJECT_UNAUTHORIZED', 'must not be 0 in production: any certificate of anybody would do');
  }
  for (const { setting, url } of addresses) refusePlainAddress(setting, url, refuse);
  refuseUnsafeMail(settings, refuse);
  refuseLooseIdentity(settings, refuse);
  refuseWhatIsForDemonstrations(settings, refuse);
  return problems;
}

function demandWhatServersNeed(settings: GuardedSettings, refuse: Refuse): void {
  if (settings.issuerUrl === undefined && !settings.allowEmbeddedIdentity) {
    refuse(
      'KEEPOUT_ISSUER_URL',
      'must be set in production, unless KEEPOUT_ALLOW_EMBEDDED_IDENTITY=1 allows the embedded provider',
    );
  }
  if (settings.issuerUrl === undefined && settings.groups.size > 0) {
    refuse('KEEPOUT_GROUPS', 'needs KEEPOUT_ISSUER_URL: users of the embedded provider have roles and no groups');
  }
  if (!settings.publicUrlIsSet) {
    refuse('KEEPOUT_PUBLIC_URL', 'must be set in production: links in mails and the allowed origin depend on it');
  }
}

function refuseUnverifiedDatabases({ databaseUrl, databaseOwnerUrl }: GuardedSettings, refuse: Refuse): void {
  const addresses = { KEEPOUT_DATABASE_URL: databaseUrl, KEEPOUT_DATABASE_OWNER_URL: databaseOwnerUrl };
  for (const [setting, url] of Object.entries(addresses)) {
    const reason = url === undefined ? undefined : unsafeDatabaseUrl(url);
    if (reason !== undefined) refuse(setting, reason);
  }
}

function refusePlainAddress(setting: string, url: string, refuse: Refuse): void {
  if (!isPlain(url) || new URL(url).protocol === 'smtp:') return;
  refuse(setting, 'must begin with https:// in production: whoever is on the way could read and change what is sent');
}

function refuseUnsafeMail({ smtpUrl, mailFrom }: GuardedSettings, refuse: Refuse): void {
  if (smtpUrl === undefined) return;
  const reason = unsafeRelay(smtpUrl);
  if (reason !== undefined) refuse('KEEPOUT_SMTP_URL', reason);
  if (!isSender(mailFrom)) {
    refuse(
      'KEEPOUT_MAIL_FROM',
      'must be an address of yours in production: relays refuse mail of a sender that does not exist',
    );
  }
}

/** A wildcard covers the programs of one installation, so the prefix must distinguish them from others. */
const SHORTEST_BEFORE_WILDCARD = 6;

function refuseLooseIdentity(settings: GuardedSettings, refuse: Refuse): void {
  const isLoose = (name: string) =>
    name.includes('*') && name.indexOf('*') < Math.max(SHORTEST_BEFORE_WILDCARD, name.length - 1);
  if (settings.clientIds.some(isLoose)) {
    refuse(
      'KEEPOUT_CLIENT_IDS',
      `must name the clients in production: * may only end a name of ${SHORTEST_BEFORE_WILDCARD} letters or more, such as keepout-machine*`,
    );
  }
  if (settings.audiences.some((name) => name.includes('*'))) {
    refuse('KEEPOUT_AUDIENCES', 'must name each audience in production: * would take tokens that are meant for others');
  }
  if (settings.corsOrigins.some((origin) => origin.includes('*') || isPlain(origin))) {
    refuse('KEEPOUT_CORS_ORIGINS', 'must name origins that begin with https:// in production');
  }
  const unfit = unfitOperatorClaim(settings.operatorClaim);
  if (unfit !== undefined) refuse('KEEPOUT_OPERATOR_CLAIM', unfit);
  if (settings.groups.size > 0) refuseLooseGroups(settings, refuse);
}

function refuseLooseGroups({ groupsClaim, groups }: GuardedSettings, refuse: Refuse): void {
  const unfitClaim = unfitOperatorClaim(groupsClaim);
  if (unfitClaim !== undefined) refuse('KEEPOUT_GROUPS_CLAIM', unfitClaim);
  const unfit = unfitGroups(groups);
  if (unfit !== undefined) refuse('KEEPOUT_GROUPS', unfit);
}

function refuseWhatIsForDemonstrations(settings: GuardedSettings, refuse: Refuse): void {
  if (settings.demoPassword !== undefined) {
    refuse('KEEPOUT_DEMO_PASSWORD', 'must not be set in production: demo users do not exist there');
  }
  if (settings.dev) {
    refuse('KEEPOUT_DEV', 'must be off in production');
  }
  if (settings.allowPrivateHooks) {
    refuse('KEEPOUT_ALLOW_PRIVATE_HOOKS', 'must be off in production');
  }
  if (settings.allowPrivateFeeds) {
    refuse('KEEPOUT_ALLOW_PRIVATE_FEEDS', 'must be off in production');
  }
  if (settings.allowPrivateRecipients) {
    refuse('KEEPOUT_ALLOW_PRIVATE_RECIPIENTS', 'must be off in production');
  }
}

const ADDRESS = /^(?:[^<>\r\n]*<)?[^\s@<>]+@([^\s@<>]+\.[^\s@<>]+)>?$/;

/** Returns why a mail relay is unsafe; undefined if it is safe. On this machine the connection may be unencrypted. */
function unsafeRelay(smtpUrl: string): string | undefined {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  if (isLoopback(hostname)) return undefined;
  if (searchParams.get('tls.rejectUnauthorized') === 'false') {
    return 'must not switch the check of its certificate off in production: anybody could stand in for the relay';
  }
  if (protocol === 'smtps:') return undefined;
  if (searchParams.get('requireTLS') === 'true' && searchParams.get('ignoreTLS') !== 'true') return undefined;
  return 'must begin with smtps:// in production, or end with ?requireTLS=true: whoever is on the way could read and change what is sent';
}

/** Returns whether relays accept it as a sender: an address of a domain, with an optional display name. */
const isSender = (mailFrom: string): boolean => ADDRESS.test(mailFrom);

/** The only modes in which the driver requests and verifies the server's certificate. */
const VERIFYING = ['verify-full', 'verify-ca'];

/**
 * Returns why a database URL must not be used over a network; undefined if it may.
 *
 * `verify-full` checks the certificate and the name in it. `verify-ca` checks no name, so it is accepted only with a root of
 * the installation's own: with public roots any certificate of any site would be valid. `require` is refused although the current driver
 * treats it as `verify-full`: PostgreSQL's own tools encrypt without authenticating the server, and the driver
 * has announced the same behaviour. Traffic over a socket or a loopback address never leaves the machine.
 */
function unsafeDatabaseUrl(url: string): string | undefined {
  const { hostname, searchParams } = new URL(url);
  // A host in the query overrides that of the authority; several hosts are tried in order.
  const hosts = [hostname, ...searchParams.getAll('host')].map(decodeURIComponent).flatMap((host) => host.split(','));
  if (hosts.every((host) => host === '' || host.startsWith('/') || isLoopback(host))) return undefined;
  const modes = searchParams.getAll('sslmode');
  const isVerified = modes.length > 0 && modes.every((mode) => VERIFYING.includes(mode));
  if (!isVerified) {
    return 'must verify the server in production: add ?sslmode=verify-full (with sslrootcert=FILE for a root of your own)';
  }
  if (modes.includes('verify-ca') && !searchParams.has('sslrootcert')) {
    return 'must name your own root with sslmode=verify-ca: add sslrootcert=FILE, or use sslmode=verify-full';
  }
  return undefined;
}
