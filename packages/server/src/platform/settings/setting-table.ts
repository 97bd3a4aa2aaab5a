import { z } from 'zod';
import { PAUSE_S } from '../database/limits.ts';
import { portOf } from '../net/private-address.ts';
import { hasBareReservedCharacter } from './loopback.ts';
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';

/** One row of the settings table: the parser of the text, and its description in `doctor`. */
export interface SettingRow<T> {
  readonly description: string;
  readonly schema: z.ZodType<T>;
  /** The value is never printed. */
  readonly secret?: true;
  /** The value is the URL of an external system: production requires an encrypted connection to it. */
  readonly isAddress?: true;
}

function row<T>(description: string, schema: z.ZodType<T>): SettingRow<T> {
  return { description, schema };
}

function secret<T>(description: string, schema: z.ZodType<T>): SettingRow<T> {
  return { description, schema, secret: true };
}

function address<T>(description: string, schema: z.ZodType<T>): SettingRow<T> {
  return { description, schema, isAddress: true };
}

const text = z.string().trim().min(1, 'must not be empty');
const optionalText = text.optional();
const flag = (byDefault: boolean) =>
  z
    .enum(['1', 'true', 'yes', 'on', '0', 'false', 'no', 'off'], 'must be 1 or 0 (true, false, yes, no, on, off)')
    .optional()
    .transform((value) => (value === undefined ? byDefault : ['1', 'true', 'yes', 'on'].includes(value)));
const integer = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, `must lie between ${minimum} and ${maximum}`);
const integerOr = (minimum: number, maximum: number, byDefault: number) => integer(minimum, maximum).default(byDefault);
const isUrlOf = (protocols: readonly string[]) =>
  [
    (value: string) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
    `must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  ] as const;
const url = (...protocols: string[]) => text.refine(...isUrlOf(protocols));
/** Like `url`, for a server with user name and password in the URL. */
const urlWithLogin = (...protocols: string[]) =>
  text
    .refine(
      (value) => !hasBareReservedCharacter(value),
      'has a character in its user name or password that must be percent-encoded: @ is %40, : is %3A, / is %2F, ? is %3F, # is %23, % is %25',
    )
    .refine(...isUrlOf(protocols));
const origin = url('http:', 'https:').refine((value) => {
  if (!URL.canParse(value)) return true;
  const { origin: start, href } = new URL(value);
  return href === `${start}/`;
}, 'must be an origin such as https://keepout.example.com, without path, query or user: Keepout answers at the root of a host');

const names = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  );

const ports = text.default('443').transform((value, context): readonly number[] => {
  const read = value.split(',').map((part) => Number(part.trim() || Number.NaN));
  if (read.every((port) => Number.isInteger(port) && port >= 1 && port <= 65_535)) return read;
  context.addIssue({ code: 'custom', message: 'must be numbers from 1 to 65535 with commas between' });
  return z.NEVER;
});

/** List of `host` or `host:port`, as in a URL, with the default port of https. */
const hosts = names.transform((values, context): readonly string[] => {
  const read = values.flatMap((value) => {
    const url = URL.canParse(`https://${value}`) ? new URL(`https://${value}`) : undefined;
    const isHost = url !== undefined && url.href === `https://${url.host}/` && !url.host.includes('*');
    return isHost ? [`${url.hostname}:${portOf(url)}`] : [];
  });
  if (read.length === values.length) return read;
  context.addIssue({ code: 'custom', message: 'must be hosts such as mirror.example.com or 10.0.0.5:8443' });
  return z.NEVER;
});

const isKey = (key: string) => /^[A-Za-z0-9+/]{43}=$/.test(key);

const TOKEN_TYPES = ['at+jwt', 'JWT'] as const;
/** How a provider marks access tokens for an API. */
export type TokenType = (typeof TOKEN_TYPES)[number];
const isTokenType = (name: string): name is TokenType => TOKEN_TYPES.some((type) => type === name);

const proxies = text.default('0').transform((value, context): TrustedProxies => {
  const read = readTrustedProxies(value);
  if (read !== undefined) return read;
  context.addIssue({ code: 'custom', message: 'must be a number of proxies from 0 to 9, or their addresses' });
  return z.NEVER;
});

/** Every setting that the platform reads from its environment, by variable name. */
export const settingTable = {
  KEEPOUT_MODE: row(
    'demo (embedded database, demo users) or production (refuses unsafe settings)',
    z.enum(['demo', 'production'], 'must be demo or production').default('demo'),
  ),
  KEEPOUT_DEV: row('show the developer area and label', flag(false)),
  KEEPOUT_HOST: row('address to listen on', text.default('127.0.0.1')),
  KEEPOUT_PORT: row('TCP port to listen on; 0 takes any free port', integerOr(0, 65_535, 8080)),
  KEEPOUT_PUBLIC_URL: address('public origin of the platform', origin.optional()),
  KEEPOUT_SECURITY_CONTACT: row(
    'contact for security reports, mailto:security@example.com or https://…; published at /.well-known/security.txt',
    text
      .refine(
        (value) => /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(value),
        'must be mailto: with an address, or a URL that begins with https://',
      )
      .optional(),
  ),
  KEEPOUT_TRUST_PROXY: row(
    'trusted proxies for X-Forwarded-*: 0 none, 1 one proxy in a private network, 2 two proxies, or addresses such as 10.0.3.0/24',
    proxies,
  ),
  KEEPOUT_CORS_ORIGINS: row('additional origins that may call the API (CORS), comma-separated', names),
  KEEPOUT_DATA_DIR: row(
    'directory of the embedded database, its log, and cached ephemerides',
    text.default('.keepout'),
  ),
  KEEPOUT_DATABASE_URL: secret(
    'PostgreSQL 15 to 18; embedded when absent',
    urlWithLogin('postgres:', 'postgresql:').optional(),
  ),
  KEEPOUT_DATABASE_OWNER_URL: secret(
    'PostgreSQL as the owner of the tables, for `keepout migrate` only; the other role cannot change the audit log',
    urlWithLogin('postgres:', 'postgresql:').optional(),
  ),
  KEEPOUT_DATABASE_CONNECTIONS: row(
    'maximum database connections of a process for requests, and for jobs',
    integerOr(2, 500, 12),
  ),
  KEEPOUT_DATABASE_PAUSE_S: row(
    'maximum idle time of a process inside a transaction, s; the database then ends the transaction',
    integerOr(1, 600, PAUSE_S),
  ),
  KEEPOUT_MIGRATE_AT_START: row('migrate the database at each start, also in production', flag(false)),
  KEEPOUT_ALLOW_EMBEDDED_DATABASE: row('allow the embedded database in production', flag(false)),
  KEEPOUT_ALLOW_EMBEDDED_IDENTITY: row(
    'allow the built-in identity provider in production; users by `keepout user add`',
    flag(false),
  ),
  KEEPOUT_ISSUER_URL: address(
    'OpenID provider, for example https://id.example.com/auth/realms/platform; embedded when absent',
    url('http:', 'https:').optional(),
  ),
  KEEPOUT_CLIENT_IDS: row('accepted identity clients (azp), comma-separated; a final * matches any ending', names),
  KEEPOUT_AUDIENCES: row(
    'accepted audiences (aud), comma-separated; keepout and the three services when absent',
    names,
  ),
  KEEPOUT_TOKEN_TYPES: row(
    'accepted types of access tokens (typ), comma-separated: at+jwt (RFC 9068), JWT (Keycloak, with typ Bearer inside)',
    names.refine((types) => types.every(isTokenType), 'must be at+jwt, JWT or both'),
  ),
  KEEPOUT_OPERATOR_CLAIM: row(
    'token claim that names the operator a user belongs to; only administrators may set it',
    text.default('operator'),
  ),
  KEEPOUT_GROUPS_CLAIM: row(
    'token claim that names the groups of a user, for KEEPOUT_GROUPS; only administrators may set it',
    text.default('groups'),
  ),
  KEEPOUT_GROUPS: row(
    'operators and roles of identity provider groups, as JSON or as the path of a JSON file: {"group": {"operator": "aurora", "roles": {"collision-avoidance": ["user"]}}}; groups are ignored when absent',
    optionalText,
  ),
  KEEPOUT_DEMO_PASSWORD: secret('password of the demo user; generated and printed once when absent', optionalText),
  KEEPOUT_SPECIAL_USERS: row(
    'user names of demo and test users, in addition to names that begin with demo or test',
    names,
  ),
  KEEPOUT_LOG_LEVEL: row(
    'fatal, error, warn, info, debug, trace or silent',
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a known log level').default('info'),
  ),
  KEEPOUT_OTLP_URL: address(
    'OpenTelemetry collector for traces, OTLP over HTTP in JSON, such as http://127.0.0.1:4318; no traces when absent',
    url('http:', 'https:').optional(),
  ),
  KEEPOUT_DRAIN_S: row(
    'seconds that a stopping server continues to serve, so that a proxy can switch: 6 in production, otherwise 0',
    integer(0, 60).optional(),
  ),
  KEEPOUT_METRICS_TOKEN: secret('bearer token for /metrics; loopback only when absent', optionalText),
  KEEPOUT_WORKER_PORT: row(
    'TCP port of `keepout worker` for /metrics and /health; 0 selects a free port, shown in the log; no port when absent',
    integer(0, 65_535).optional(),
  ),
  KEEPOUT_WORKER_HOST: row('listen address of KEEPOUT_WORKER_PORT', text.default('127.0.0.1')),
  KEEPOUT_WORKERS: row('number of computation threads; 0: number of processors', integerOr(0, 1024, 0)),
  KEEPOUT_UPLOAD_LIMIT_MB: row('largest accepted upload, megabytes', integerOr(1, 4096, 100)),
  KEEPOUT_RATE_LIMIT_PER_MINUTE: row('maximum API calls of a user per minute', integerOr(10, 1_000_000, 1200)),
  KEEPOUT_CATALOGUE: row(
    'catalogue file (TLE, 3LE, OMM; also .gz); loaded at start-up and after each change',
    optionalText,
  ),
  KEEPOUT_CATALOGUE_MAX_AGE_HOURS: row(
    'age of the median epoch from which a catalogue is stale, hours',
    integerOr(1, 8760, 72),
  ),
  KEEPOUT_STREAMS_PER_USER: row('maximum open event streams of a user in a process', integerOr(1, 10_000, 20)),
  KEEPOUT_STREAMS_PER_OPERATOR: row(
    'maximum open event streams of an operator in a process',
    integerOr(1, 100_000, 500),
  ),
  KEEPOUT_SCREENINGS_AT_ONCE: row('maximum simultaneous screenings of an operator; others wait', integerOr(1, 1000, 8)),
  KEEPOUT_SCREENINGS_LIMIT: row('maximum waiting and running screenings of an operator', integerOr(1, 100_000, 2000)),
  KEEPOUT_STORAGE_LIMIT_MB: row('storage limit of an operator, megabytes', integerOr(1, 100_000_000, 20_000)),
  KEEPOUT_RECORDS_LIMIT: row(
    'maximum records of an operator: satellites, ephemerides, CDMs, plans, decisions and others',
    integerOr(1, 1_000_000_000, 5_000_000),
  ),
  KEEPOUT_OPERATOR_LIMITS: row(
    'limits of individual operators, as JSON or as the path of a JSON file, by the names of the settings: {"aurora": {"KEEPOUT_RECORDS_LIMIT": 50000000}}; the same limits for all operators when absent',
    optionalText,
  ),
  KEEPOUT_CATALOGUE_SIZE: row('objects in the generated demo catalogue', integerOr(0, 200_000, 30_000)),
  KEEPOUT_CELESTRAK_URL: address(
    'public catalogue look-up by number, such as https://celestrak.org/NORAD/elements/gp.php; off when absent',
    url('http:', 'https:').optional(),
  ),
  KEEPOUT_SMTP_URL: {
    ...secret(
      'mail relay, smtps://user:password@host, or smtp:// with ?requireTLS=true; mails stay in the outbox when absent',
      urlWithLogin('smtp:', 'smtps:').optional(),
    ),
    isAddress: true,
  },
  KEEPOUT_MAIL_FROM: row('sender of mails, such as Keepout <keepout@example.com>', text.default('keepout@localhost')),
  KEEPOUT_ALLOW_PRIVATE_HOOKS: row('allow webhooks at private addresses (test networks only)', flag(false)),
  KEEPOUT_HOOK_PORTS: row('allowed ports of webhooks, comma-separated', ports),
  KEEPOUT_ALLOW_PRIVATE_FEEDS: row(
    'allow feeds at private addresses and with plain http (test networks only)',
    flag(false),
  ),
  KEEPOUT_ALLOW_PRIVATE_RECIPIENTS: row(
    'allow recipients at private addresses and with plain http (test networks only)',
    flag(false),
  ),
  KEEPOUT_PRIVATE_HOSTS: row(
    'allowed private hosts of feeds, recipients and webhooks, with https, such as mirror.example.com,10.0.0.5:8443',
    hosts,
  ),
  KEEPOUT_PUBLISHING_DIR: row(
    'folder for publications of the kind FOLDER, with a subfolder for each organisation; none when absent',
    optionalText,
  ),
  KEEPOUT_SECRETS_KEY: secret(
    'key that encrypts addresses, passwords and signing keys in the database, base64 of 32 bytes (`openssl rand -base64 32`); for a change the new and the old key, separated by a comma; a file in the data directory when absent',
    names.refine((keys) => keys.every(isKey), 'must be base64 of 32 bytes; several have commas between them'),
  ),
  KEEPOUT_MEMBER_DAYS: row(
    'days without sign-in or call after which a user gets no more messages, with your own identity provider; 0: never',
    integerOr(0, 3650, 90),
  ),
  KEEPOUT_SIMULATOR: row(
    'simulated sensors for on-demand tracking; on in demo mode, off in production',
    z
      .enum(['1', 'true', 'yes', 'on', '0', 'false', 'no', 'off'], 'must be 1 or 0 (true, false, yes, no, on, off)')
      .optional()
      .transform((value) => (value === undefined ? undefined : ['1', 'true', 'yes', 'on'].includes(value))),
  ),
  KEEPOUT_SIMULATOR_SPEED: row(
    'speed factor of simulated sensors: 1800 in demo mode, otherwise 1',
    integer(1, 100_000).optional(),
  ),
  KEEPOUT_SIMULATOR_FAILURES_PERCENT: row(
    'share of simulated passes that fail, in addition to clouds, per cent',
    integerOr(0, 100, 3),
  ),
  KEEPOUT_PROVIDER_URL: address(
    'address of the observation provider, such as https://sensors.example.com/v1; none when absent',
    url('http:', 'https:').optional(),
  ),
  KEEPOUT_PROVIDER_TOKEN: secret('bearer token for KEEPOUT_PROVIDER_URL', optionalText),
  KEEPOUT_PROVIDER_HOOK_SECRET: secret(
    'key with which the provider signs files for the webhook; no webhook when absent',
    text.min(32, 'must have at least 32 characters').optional(),
  ),
  KEEPOUT_ALLOW_PRIVATE_PROVIDER: row('allow a private address in KEEPOUT_PROVIDER_URL', flag(false)),
  KEEPOUT_PAYMENTS: row(
    'reserve and charge payments; on in demo mode, off in production',
    z
      .enum(['1', 'true', 'yes', 'on', '0', 'false', 'no', 'off'], 'must be 1 or 0 (true, false, yes, no, on, off)')
      .optional()
      .transform((value) => (value === undefined ? undefined : ['1', 'true', 'yes', 'on'].includes(value))),
  ),
  KEEPOUT_PAYMENTS_OPERATOR: row(
    'id of the operator that administers the installation: catalogue, common feeds, sensors of the network, payments and all audit logs; the demo operator in demo mode. When absent, the first organisation administers common data, and no organisation administers payments',
    optionalText,
  ),
  KEEPOUT_SELLER_NAME: row('name of the seller on invoices', text.default('Keepout')),
  KEEPOUT_SELLER_ADDRESS: row('address of the seller; a semicolon begins a new line', optionalText),
  KEEPOUT_SELLER_COUNTRY: row(
    'tax country of the seller, two letters (ISO 3166-1); no tax when absent',
    text.regex(/^[A-Z]{2}$/, 'must be two capital letters').optional(),
  ),
  KEEPOUT_SELLER_VAT_ID: row('VAT number of the seller', optionalText),
  KEEPOUT_SELLER_BANK: row('bank account on invoices, such as IBAN and BIC', optionalText),
  KEEPOUT_INVOICE_DUE_DAYS: row('days until an invoice is due', integerOr(0, 365, 30)),
  KEEPOUT_STRIPE_KEY: secret('secret key of a Stripe account; bank transfers only when absent', optionalText),
  KEEPOUT_STRIPE_WEBHOOK_SECRET: secret(
    'key with which Stripe signs its events; no webhook when absent',
    text.min(24, 'must have at least 24 characters').optional(),
  ),
  KEEPOUT_STRIPE_URL: address('address of the Stripe API', url('http:', 'https:').default('https://api.stripe.com')),
  KEEPOUT_BROWSER: row('Chromium executable for the browser tests', optionalText),
} as const;

export type SettingName = keyof typeof settingTable;
export type SettingValue<N extends SettingName> = z.output<(typeof settingTable)[N]['schema']>;
export const settingNames = Object.keys(settingTable) as readonly SettingName[];

/**
 * Variables with the prefix of the settings that other programs of this project read. They may be exported in the same
 * shell, so a server or a command that finds one ignores it.
 */
export const otherVariables = {
  KEEPOUT_URL: 'client programs: address of the platform',
  KEEPOUT_TOKEN: 'client programs: access token',
  KEEPOUT_TOKEN_URL: 'client programs: token endpoint of the identity provider',
  KEEPOUT_CLIENT_ID: 'client programs: id at the identity provider',
  KEEPOUT_CLIENT_SECRET: 'client programs: secret at the identity provider',
  KEEPOUT_RELEASE_KEY: '`npm run pack`: file with the key that signs the archive',
  KEEPOUT_DEV_SERVER: 'development server of the web application: address of the API',
} as const;
