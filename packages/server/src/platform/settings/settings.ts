import { availableParallelism } from 'node:os';
import { isAbsolute, resolve } from 'node:path';
import { fail, ok, type Result } from '@keepout/units/result';
import { readEnvironmentFile } from './environment-file.ts';
import { type GroupMap, NO_GROUPS, readGroupMap } from './group-map.ts';
import { nearestName } from './nearest-name.ts';
import { BYTES_PER_MB, NO_OPERATOR_LIMITS, type OwnLimits, readOperatorLimits } from './operator-limits.ts';
import { type GivenAddress, type ProcessKind, unsafeInProduction } from './production-rules.ts';
import { withoutServiceLinks } from './service-links.ts';
import { documentIn } from './setting-document.ts';
import type { SettingProblem } from './setting-problem.ts';
import {
  otherVariables,
  type SettingName,
  type SettingValue,
  settingNames,
  settingTable,
  type TokenType,
} from './setting-table.ts';

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>;

/** The values of the table, under the names of their variables: `databaseUrl` is `KEEPOUT_DATABASE_URL`. */
type NamedValues = {
  readonly [Name in SettingName as Name extends `KEEPOUT_${infer Rest}` ? CamelCase<Rest> : never]: SettingValue<Name>;
};

/** Settings whose value has another form than the variable. */
type Reworked = 'catalogue' | 'uploadLimitMb' | 'storageLimitMb' | 'secretsKey' | 'simulatorFailuresPercent';
type Documents = 'groups' | 'operatorLimits';
type Defaulted = 'drainS' | 'publicUrl' | 'tokenTypes' | 'simulator' | 'simulatorSpeed' | 'payments';

/** The settings of the platform, validated once: the values of the table, and values derived from them. */
export interface Settings extends Omit<NamedValues, Reworked | Defaulted | Documents>, OwnLimits {
  /** Origin without a trailing slash; derived from host and port if not set. */
  readonly publicUrl: string;
  readonly publicUrlIsSet: boolean;
  readonly tokenTypes: readonly TokenType[];
  readonly groups: GroupMap;
  readonly uploadLimitBytes: number;
  /** Absolute path, like the data directory. */
  readonly catalogueFile: string | undefined;
  /** Base64 of 32 bytes each: the first seals secrets in the database, all of them open them. Empty: the key is in the data directory. */
  readonly secretsKeys: readonly string[];
  /** Enables orders at simulated sensors. */
  readonly simulator: boolean;
  readonly simulatorSpeed: number;
  readonly drainS: number;
  /** Failure probability of simulated sensors, 0 to 1. */
  readonly simulatorFailureShare: number;
  /** Enables balances and charges. */
  readonly payments: boolean;
}

const PREFIX = 'KEEPOUT_';
const UNPREFIXED = [...settingNames, ...Object.keys(otherVariables)].map((name) => name.slice(PREFIX.length));
/** Longer than the idle timeout of a proxy's connections (deploy/README.md). */
const DRAIN_S = 6;
/** Speed of the simulated sensors in demo mode: a pass of tonight is delivered within a minute. */
const DEMO_SPEED = 1800;

/** Audiences of the built-in provider, and of Keycloak for users with a role of a service. `account` would include every user. */
const DEFAULT_AUDIENCES = ['keepout', 'collision-avoidance', 'on-demand-tracking', 'payments'];

export interface SettingsFault {
  readonly code: 'settings-refused';
  readonly problems: readonly SettingProblem[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads settings from the environment and a `.env` file in `root`; the environment has priority. */
export function loadSettings(
  root: string,
  environment: Environment,
  kind: ProcessKind = 'server',
): Result<Settings, SettingsFault> {
  const file = readEnvironmentFile(resolve(root, '.env'));
  if (!file.ok) {
    return fail({ code: 'settings-refused', problems: [file.fault] });
  }
  return parseSettings({ ...file.value, ...withoutServiceLinks(environment) }, root, kind);
}

/** Reads settings from named values alone. Relative paths start at `root`. */
export function parseSettings(
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
      // The default replaces an invalid value, so that all errors are reported at once.
      values[name] = settingTable[name].schema.parse(undefined);
    }
  }
  const source = { values, root, problems };
  const groups = documentOr('KEEPOUT_GROUPS', source, readGroupMap, NO_GROUPS);
  const operatorLimits = documentOr('KEEPOUT_OPERATOR_LIMITS', source, readOperatorLimits, NO_OPERATOR_LIMITS);
  const namedValues: unknown = Object.fromEntries(settingNames.map((name) => [fieldOf(name), values[name]]));
  const settings = { ...toSettings(namedValues as NamedValues, root), groups, operatorLimits };
  const namedSettings = new Set(problems.map((problem) => problem.setting));
  const isUnchecked = environment['NODE_TLS_REJECT_UNAUTHORIZED'] === '0';
  const unsafe = unsafeInProduction({ ...settings, isUnchecked }, addressesIn(values), kind).filter(
    ({ setting }) => !namedSettings.has(setting),
  );
  const all = [...problems, ...unsafe];
  return all.length > 0 ? fail({ code: 'settings-refused', problems: all }) : ok(settings);
}

/** Returns the document of a setting, or its default if absent; its errors are added to the problems. */
function documentOr<T>(
  setting: SettingName,
  {
    values,
    root,
    problems,
  }: { values: Partial<Record<SettingName, unknown>>; root: string; problems: SettingProblem[] },
  read: Parameters<typeof documentIn<T>>[2],
  fallback: T,
): T {
  const text = values[setting];
  const document = typeof text === 'string' ? documentIn(text, root, read) : ok(fallback);
  if (document.ok) return document.value;
  problems.push({ code: 'malformed-setting', setting, reason: document.fault.reason });
  return fallback;
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
    .filter((name) => name.startsWith(PREFIX) && !(name in settingTable) && !(name in otherVariables))
    .map((name) => {
      // Without the prefix: its eight equal letters would make any short name look similar.
      const nearest = nearestName(name.slice(PREFIX.length), UNPREFIXED);
      return {
        code: 'unknown-setting',
        setting: name,
        reason: 'is not a setting',
        ...(nearest && { nearest: PREFIX + nearest }),
      } as const;
    });
}

function toSettings(values: NamedValues, root: string): Omit<Settings, Documents> {
  const path = (file: string) => (isAbsolute(file) ? file : resolve(root, file));
  const { catalogue, uploadLimitMb, storageLimitMb, secretsKey, simulatorFailuresPercent, ...unchanged } = values;
  const { mode, host, port, publicUrl, clientIds, audiences } = unchanged;
  const tokenTypes = unchanged.tokenTypes as TokenType[];
  const isDemo = mode === 'demo';
  return {
    ...unchanged,
    publicUrl: publicUrl === undefined ? localUrl(host, port) : new URL(publicUrl).origin,
    publicUrlIsSet: publicUrl !== undefined,
    dataDir: path(unchanged.dataDir),
    issuerUrl: unchanged.issuerUrl?.replace(/\/$/, ''),
    clientIds: clientIds.length > 0 ? clientIds : ['keepout-web', 'keepout-machine*'],
    audiences: audiences.length > 0 ? audiences : DEFAULT_AUDIENCES,
    tokenTypes: tokenTypes.length > 0 ? tokenTypes : ['at+jwt', 'JWT'],
    workers: unchanged.workers || availableParallelism(),
    uploadLimitBytes: uploadLimitMb * BYTES_PER_MB,
    storageLimitBytes: storageLimitMb * BYTES_PER_MB,
    publishingDir: unchanged.publishingDir === undefined ? undefined : path(unchanged.publishingDir),
    catalogueFile: catalogue === undefined ? undefined : path(catalogue),
    secretsKeys: secretsKey,
    payments: unchanged.payments ?? isDemo,
    sellerAddress: unchanged.sellerAddress?.replaceAll(/;\s*/g, '\n'),
    stripeUrl: unchanged.stripeUrl.replace(/\/$/, ''),
    simulator: unchanged.simulator ?? isDemo,
    simulatorSpeed: unchanged.simulatorSpeed ?? (isDemo ? DEMO_SPEED : 1),
    drainS: unchanged.drainS ?? (isDemo ? 0 : DRAIN_S),
    simulatorFailureShare: simulatorFailuresPercent / 100,
    providerUrl: unchanged.providerUrl?.replace(/\/$/, ''),
  };
}

/** Converts the name of a variable to that of a setting. */
const fieldOf = (name: SettingName): string =>
  name
    .slice(PREFIX.length)
    .toLowerCase()
    .replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Returns the URL to open in a browser on this machine. It contains localhost for loopback and wildcard addresses, because
 * sign-in needs a secure context, and with http only localhost is one.
 */
export function localUrl(host: string, port: number): string {
  const local = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host);
  const name = local ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
