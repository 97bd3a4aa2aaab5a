import { ok, type Result } from '@keepout/units/result';
import { nearestName } from './nearest-name.ts';
import { type DocumentFault, isJsonObject, OPERATOR_ID, readDocument, wrong } from './setting-document.ts';
import { type SettingName, settingTable } from './setting-table.ts';

export const BYTES_PER_MB = 1_000_000;

/** Settings that can be overridden per operator, and the quantity that they limit. */
const LIMITS = {
  KEEPOUT_STORAGE_LIMIT_MB: 'storageLimitBytes',
  KEEPOUT_RECORDS_LIMIT: 'recordsLimit',
  KEEPOUT_SCREENINGS_LIMIT: 'screeningsLimit',
  KEEPOUT_SCREENINGS_AT_ONCE: 'screeningsAtOnce',
  KEEPOUT_STREAMS_PER_OPERATOR: 'streamsPerOperator',
} as const satisfies Partial<Record<SettingName, string>>;

export type LimitName = (typeof LIMITS)[keyof typeof LIMITS];

/** Limits of all operators, and exceptions for single operators. */
export interface OwnLimits extends Readonly<Record<LimitName, number>> {
  readonly operatorLimits: ReadonlyMap<string, Partial<Record<LimitName, number>>>;
}

/** Settings that determine one limit. */
export type LimitsOf<N extends LimitName> = Pick<OwnLimits, N | 'operatorLimits'>;

export const NO_OPERATOR_LIMITS: OwnLimits['operatorLimits'] = new Map();

/** Returns the limit of an operator. */
export function limitOf<N extends LimitName>(limits: LimitsOf<N>, name: N, operatorId: string): number {
  return limits.operatorLimits.get(operatorId)?.[name] ?? limits[name];
}

/** The lowest limit of any operator: usage below it is always allowed. */
export function leastLimit<N extends LimitName>(limits: LimitsOf<N>, name: N): number {
  return Math.min(
    limits[name],
    ...[...limits.operatorLimits.values()].map((operatorLimit) => operatorLimit[name] ?? limits[name]),
  );
}

/** Parses `{"aurora": {"KEEPOUT_STORAGE_LIMIT_MB": 200000}}`: values are validated like the settings themselves. */
export function readOperatorLimits(json: string): Result<OwnLimits['operatorLimits'], DocumentFault> {
  const document = readDocument(json, 'operators');
  if (!document.ok) return document;
  const all = new Map<string, Partial<Record<LimitName, number>>>();
  for (const [operatorId, entry] of Object.entries(document.value)) {
    const at = `at ${JSON.stringify(operatorId)}`;
    if (!OPERATOR_ID.test(operatorId))
      return wrong(`${at}: must be the id of an operator: letters, digits, dot, dash, underscore`);
    if (!isJsonObject(entry)) return wrong(`${at}: must be an object whose members are names of settings`);
    const ownLimits: Partial<Record<LimitName, number>> = {};
    for (const [setting, value] of Object.entries(entry)) {
      if (!isLimit(setting)) {
        const suggestion = nearestName(setting, Object.keys(LIMITS));
        const hint =
          suggestion === undefined ? `there are ${Object.keys(LIMITS).join(', ')}` : `did you mean ${suggestion}?`;
        return wrong(`${at}: ${JSON.stringify(setting)} is no limit of one operator; ${hint}`);
      }
      const read = settingTable[setting].schema.safeParse(typeof value === 'number' ? String(value) : '');
      if (!read.success) return wrong(`${at}.${setting}: ${read.error.issues[0]!.message}`);
      ownLimits[LIMITS[setting]] = setting === 'KEEPOUT_STORAGE_LIMIT_MB' ? read.data * BYTES_PER_MB : read.data;
    }
    all.set(operatorId, ownLimits);
  }
  return ok(all);
}

const isLimit = (name: string): name is keyof typeof LIMITS => Object.hasOwn(LIMITS, name);
