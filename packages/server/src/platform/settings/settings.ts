import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isAbsolute, resolve } from 'node:path';
import { fail, ok, type Result } from '@keepout/units/result';
import { readEnvironmentFile } from './environment-file.ts';
import { type GroupMap, NO_GROUPS, readGroupMap } from './group-map.ts';
import { nearestName } from './nearest-name.ts';
import { type GivenAddress, type ProcessKind, unsafeInProduction } from './production-rules.ts';
import type { SettingProblem } from './setting-problem.ts';
import { type SettingName, type SettingValue, settingNames, settingTable, type TokenType } from './setting-table.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/** What the platform was told, checked once and then trusted. */
export interface Settings {
  readonly mode: 'demo' | 'production';
  readonly dev: boolean;
  readonly host: string;
  readonly port: number;
  /** Origin without a trailing slash; follows host and port when not set. */
  readonly publicUrl: string;
  readonly publicUrlIsSet: boolean;
  readonly trustProxy: TrustedProxies;
  readonly corsOrigins: readonly string[];
  /** Absolute. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** For `keepout migrate`, where the other processes do not own the tables. */
  readonly databaseOwnerUrl: string | undefined;
  readonly databaseConnections: number;
  /** How long a process may stand still inside a transaction, s. */
  readonly databasePauseS: number;
  readonly allowEmbeddedDatabase: boolean;
  readonly allowEmbeddedIdentity: boolean;
  readonly issuerUrl: string | undefined;
  readonly clientIds: readonly string[];
  readonly audiences: readonly string[];
  readonly tokenTypes: readonly TokenType[];
  readonly operatorClaim: string;
  readonly groupsClaim: string;
  readonly groups: GroupMap;
  readonly demoPassword: string | undefined;
  readonly specialUsers: readonly string[];
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  readonly metricsToken: string | undefined;
  readonly workers: number;
  readonly uploadLimitBytes: number;
  readonly rateLimitPerMinute: number;
  readonly streamsPerUser: number;
  readonly streamsPerOperator: number;
  readonly screeningsAtOnce: number;
  readonly screeningsLimit: number;
  readonly storageLimitBytes: number;
  readonly recordsLimit: number;
  /** Absolute. */
  readonly catalogueFile: string | undefined;
  readonly catalogueMaxAgeHours: number;
  readonly catalogueSize: number;
  readonly celestrakUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly allowPrivateHooks: boolean;
  /** Base64 of 32 bytes each: the first seals what is secret in the database, all of them open it. Empty: the data directory has one. */
  readonly secretsKeys: readonly string[];
  /** Days without a token after which somebody is taken to have left, where another provider keeps the users; 0: never. */
  readonly memberDays: number;
  /** Simulated sensors take orders. */
  readonly simulator: boolean;
  readonly simulatorSpeed: number;
  /** 0 to 1. */
  readonly simulatorFailureShare: number;
  readonly providerUrl: string | undefined;
  readonly providerToken: string | undefined;
  readonly providerHookSecret: string | undefined;
  readonly allowPrivateProvider: boolean;
  /** Balances are held and charged. */
  readonly payments: boolean;
  readonly paymentsOperator: string | undefined;
  readonly sellerName: string;
  readonly sellerAddress: string | undefined;
  readonly sellerCountry: string | undefined;
  readonly sellerVatId: string | undefined;
  readonly sellerBank: string | undefined;
  readonly invoiceDueDays: number;
  readonly stripeKey: string | undefined;
  readonly stripeWebhookSecret: string | undefined;
  readonly stripeUrl: string;
}

/** Of the simulated sensors in demo mode: a pass of tonight is delivered within a minute. */
const DEMO_SPEED = 1800;

/** What our own provider says, and what Keycloak says of whoever has a role of a service. `account` would be everybody. */
const DEFAULT_AUDIENCES = ['keepout', 'collision-avoidance', 'on-demand-tracking', 'payments'];

export interface SettingsFault {
  readonly code: 'settings-refused';
  readonly problems: readonly SettingProblem[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings from the environment and a `.env` file in `root`; the environment wins. */
export function loadSettings(
  root: string,
  environment: Environment,
  kind: ProcessKind = 'server',
): Result<Settings, SettingsFault> {
  const file = readEnvironmentFile(resolve(root, '.env'));
  if (!file.ok) {
    return fail({ code: 'settings-refused', problems: [file.fault] });
  }
  return readSettings({ ...file.value, ...environment }, root, kind);
}

/** Settings from named values alone. Relative paths count from `root`. */
export function readSettings(
  environment: Environment,
  root: string,
  kind: ProcessKind = 'server',
): Result<Settings, SettingsFault> {
  const problems: SettingProblem[] = unknownNames(environment);
  const values: Partial<Record<SettingName, unknown>> = {};
  for (const name of settingNames) {
    // An empty variable counts as absent: compose files and shells pass "" for "not set".
    const value = environment[name];
    const parsed = settingTable[name].schema.safeParse(value === '' ? undefined : value);
    if (parsed.success) {
      values[name] = parsed.data;
    } else {
      problems.push({
        code: 'malformed-setting',
        setting: name,
        reason: parsed.error.issues[0]?.message ?? 'is malformed',
      });
      // Its default stands in, so that what else is wrong is told at once.
      values[name] = settingTable[name].schema.parse(undefined);
    }
  }
  const groups = groupsIn(values.KEEPOUT_GROUPS as SettingValue<'KEEPOUT_GROUPS'>, root);
  if (!groups.ok) problems.push(groups.fault);
  const settings = {
    ...toSettings((name) => values[name] as never, root),
    groups: groups.ok ? groups.value : NO_GROUPS,
  };
  const namedSettings = new Set(problems.map((problem) => problem.setting));
  const isUnchecked = environment['NODE_TLS_REJECT_UNAUTHORIZED'] === '0';
  const unsafe = unsafeInProduction({ ...settings, isUnchecked }, addressesIn(values), kind).filter(
    ({ setting }) => !namedSettings.has(setting),
  );
  const all = [...problems, ...unsafe];
  return all.length > 0 ? fail({ code: 'settings-refused', problems: all }) : ok(settings);
}

/** The map of groups, given as it is or in a file. */
function groupsIn(text: string | undefined, root: string): Result<GroupMap, SettingProblem> {
  if (text === undefined) return ok(NO_GROUPS);
  const faulty = (reason: string) => fail({ code: 'malformed-setting', setting: 'KEEPOUT_GROUPS', reason } as const);
  const isWritten = text.startsWith('{');
  let json = text;
  if (!isWritten) {
    try {
      json = readFileSync(isAbsolute(text) ? text : resolve(root, text), 'utf8');
    } catch {
      return faulty('must be JSON that begins with {, or the path of a file that can be read');
    }
  }
  const read = readGroupMap(json);
  return read.ok ? read : faulty(`${isWritten ? '' : 'names a file that '}${read.fault.reason}`);
}

function addressesIn(values: Partial<Record<SettingName, unknown>>): GivenAddress[] {
  return settingNames.flatMap((setting) => {
    const row: { readonly isAddress?: true } = settingTable[setting];
    const url = values[setting];
    return row.isAddress === true && typeof url === 'string' ? [{ setting, url }] : [];
  });
}

function unknownNames(environment: Environment): SettingProblem[] {
  return Object.keys(environment)
    .filter((name) => name.startsWith('KEEPOUT_') && !(name in settingTable))
    .map((name) => {
      const nearest = nearestName(name, settingNames);
      return {
        code: 'unknown-setting',
        setting: name,
        reason: 'is not a setting',
        ...(nearest && { nearest }),
      } as const;
    });
}

function toSettings(
  value: <N extends SettingName>(name: N) => SettingValue<N>,
  root: string,
): Omit<Settings, 'groups'> {
  const path = (file: string) => (isAbsolute(file) ? file : resolve(root, file));
  const catalogue = value('KEEPOUT_CATALOGUE');
  const clientIds = value('KEEPOUT_CLIENT_IDS');
  const audiences = value('KEEPOUT_AUDIENCES');
  const tokenTypes = value('KEEPOUT_TOKEN_TYPES') as TokenType[];
  const publicUrl = value('KEEPOUT_PUBLIC_URL');
  return {
    mode: value('KEEPOUT_MODE'),
    dev: value('KEEPOUT_DEV'),
    host: value('KEEPOUT_HOST'),
    port: value('KEEPOUT_PORT'),
    publicUrl:
      publicUrl === undefined ? localUrl(value('KEEPOUT_HOST'), value('KEEPOUT_PORT')) : new URL(publicUrl).origin,
    publicUrlIsSet: publicUrl !== undefined,
    trustProxy: value('KEEPOUT_TRUST_PROXY'),
    corsOrigins: value('KEEPOUT_CORS_ORIGINS'),
    dataDir: path(value('KEEPOUT_DATA_DIR')),
    databaseUrl: value('KEEPOUT_DATABASE_URL'),
    databaseOwnerUrl: value('KEEPOUT_DATABASE_OWNER_URL'),
    databaseConnections: value('KEEPOUT_DATABASE_CONNECTIONS'),
    databasePauseS: value('KEEPOUT_DATABASE_PAUSE_S'),
    allowEmbeddedDatabase: value('KEEPOUT_ALLOW_EMBEDDED_DATABASE'),
    allowEmbeddedIdentity: value('KEEPOUT_ALLOW_EMBEDDED_IDENTITY'),
    issuerUrl: value('KEEPOUT_ISSUER_URL')?.replace(/\/$/, ''),
    clientIds: clientIds.length > 0 ? clientIds : ['keepout-web', 'keepout-machine*'],
    audiences: audiences.length > 0 ? audiences : DEFAULT_AUDIENCES,
    tokenTypes: tokenTypes.length > 0 ? tokenTypes : ['at+jwt', 'JWT'],
    operatorClaim: value('KEEPOUT_OPERATOR_CLAIM'),
    groupsClaim: value('KEEPOUT_GROUPS_CLAIM'),
    demoPassword: value('KEEPOUT_DEMO_PASSWORD'),
    specialUsers: value('KEEPOUT_SPECIAL_USERS'),
    logLevel: value('KEEPOUT_LOG_LEVEL'),
    metricsToken: value('KEEPOUT_METRICS_TOKEN'),
    workers: value('KEEPOUT_WORKERS') || availableParallelism(),
    uploadLimitBytes: value('KEEPOUT_UPLOAD_LIMIT_MB') * 1_000_000,
    rateLimitPerMinute: value('KEEPOUT_RATE_LIMIT_PER_MINUTE'),
    streamsPerUser: value('KEEPOUT_STREAMS_PER_USER'),
    streamsPerOperator: value('KEEPOUT_STREAMS_PER_OPERATOR'),
    screeningsAtOnce: value('KEEPOUT_SCREENINGS_AT_ONCE'),
    screeningsLimit: value('KEEPOUT_SCREENINGS_LIMIT'),
    storageLimitBytes: value('KEEPOUT_STORAGE_LIMIT_MB') * 1_000_000,
    recordsLimit: value('KEEPOUT_RECORDS_LIMIT'),
    catalogueFile: catalogue === undefined ? undefined : path(catalogue),
    catalogueMaxAgeHours: value('KEEPOUT_CATALOGUE_MAX_AGE_HOURS'),
    catalogueSize: value('KEEPOUT_CATALOGUE_SIZE'),
    celestrakUrl: value('KEEPOUT_CELESTRAK_URL'),
    smtpUrl: value('KEEPOUT_SMTP_URL'),
    mailFrom: value('KEEPOUT_MAIL_FROM'),
    allowPrivateHooks: value('KEEPOUT_ALLOW_PRIVATE_HOOKS'),
    secretsKeys: value('KEEPOUT_SECRETS_KEY'),
    memberDays: value('KEEPOUT_MEMBER_DAYS'),
    payments: value('KEEPOUT_PAYMENTS') ?? value('KEEPOUT_MODE') === 'demo',
    paymentsOperator: value('KEEPOUT_PAYMENTS_OPERATOR'),
    sellerName: value('KEEPOUT_SELLER_NAME'),
    sellerAddress: value('KEEPOUT_SELLER_ADDRESS')?.replaceAll(/;\s*/g, '\n'),
    sellerCountry: value('KEEPOUT_SELLER_COUNTRY'),
    sellerVatId: value('KEEPOUT_SELLER_VAT_ID'),
    sellerBank: value('KEEPOUT_SELLER_BANK'),
    invoiceDueDays: value('KEEPOUT_INVOICE_DUE_DAYS'),
    stripeKey: value('KEEPOUT_STRIPE_KEY'),
    stripeWebhookSecret: value('KEEPOUT_STRIPE_WEBHOOK_SECRET'),
    stripeUrl: value('KEEPOUT_STRIPE_URL').replace(/\/$/, ''),
    simulator: value('KEEPOUT_SIMULATOR') ?? value('KEEPOUT_MODE') === 'demo',
    simulatorSpeed: value('KEEPOUT_SIMULATOR_SPEED') ?? (value('KEEPOUT_MODE') === 'demo' ? DEMO_SPEED : 1),
    simulatorFailureShare: value('KEEPOUT_SIMULATOR_FAILURES_PERCENT') / 100,
    providerUrl: value('KEEPOUT_PROVIDER_URL')?.replace(/\/$/, ''),
    providerToken: value('KEEPOUT_PROVIDER_TOKEN'),
    providerHookSecret: value('KEEPOUT_PROVIDER_HOOK_SECRET'),
    allowPrivateProvider: value('KEEPOUT_ALLOW_PRIVATE_PROVIDER'),
  };
}

/**
 * The URL that a browser on this machine should open. It says localhost for loopback and wildcard addresses, because
 * sign-in needs a secure context and http is one only there.
 */
export function localUrl(host: string, port: number): string {
  const local = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host);
  const name = local ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
