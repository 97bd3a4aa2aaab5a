import { resolve } from 'node:path';
import { readEnvironmentFile } from './environment-file.ts';
import { withoutServiceLinks } from './service-links.ts';
import { type SettingName, settingNames, settingTable } from './setting-table.ts';
import type { Settings } from './settings.ts';

/** A setting with its effective value. */
export interface EffectiveSetting {
  readonly name: SettingName;
  /** Displayed value: secrets are masked, absent is empty. */
  readonly value: string;
  readonly origin: 'environment' | '.env' | 'default';
  readonly description: string;
}

const MASK = '********';

/** Effective values of settings whose given form differs. */
const DERIVED: Partial<Record<SettingName, (settings: Settings) => string>> = {
  KEEPOUT_PUBLIC_URL: (settings) => settings.publicUrl,
  KEEPOUT_DATA_DIR: (settings) => settings.dataDir,
  KEEPOUT_CLIENT_IDS: (settings) => settings.clientIds.join(','),
  KEEPOUT_WORKERS: (settings) => String(settings.workers),
  KEEPOUT_SIMULATOR: (settings) => (settings.simulator ? '1' : '0'),
  KEEPOUT_CATALOGUE: (settings) => settings.catalogueFile ?? '',
};

/**
 * Returns every setting with its value and origin, also if the settings as a set are refused.
 *
 * @param settings   absent if they are refused: then the given values are shown
 */
export function effectiveSettings(
  root: string,
  processEnvironment: Readonly<Record<string, string | undefined>>,
  settings?: Settings,
): EffectiveSetting[] {
  const environment = withoutServiceLinks(processEnvironment);
  const read = readEnvironmentFile(resolve(root, '.env'));
  const file = read.ok ? read.value : {};
  return settingNames.map((name) => {
    const row = settingTable[name];
    // As in `readSettings`: a variable of the environment hides the file's line, and empty means absent.
    const origin = name in environment ? 'environment' : name in file ? '.env' : 'default';
    const value = { ...file, ...environment }[name] || undefined;
    return {
      name,
      value: row.secret === true ? maskedValue(value) : displayedValue(name, value, settings),
      origin: value === undefined ? 'default' : origin,
      description: row.description,
    };
  });
}

function displayedValue(name: SettingName, value: string | undefined, settings: Settings | undefined): string {
  const derived = settings && DERIVED[name]?.(settings);
  if (derived !== undefined) return derived;
  if (value !== undefined) return value;
  const byDefault = settingTable[name].schema.safeParse(undefined);
  if (!byDefault.success || byDefault.data === undefined) return '';
  return typeof byDefault.data === 'boolean' ? (byDefault.data ? '1' : '0') : String(byDefault.data);
}

/** Returns a URL without its secrets, so that host and name can be checked; empty for other texts. */
export function maskedValue(value: string | undefined): string {
  if (value === undefined) return '';
  if (!URL.canParse(value) || !value.includes('://')) return MASK;
  const url = new URL(value);
  if (url.password !== '') url.password = MASK;
  for (const [key] of url.searchParams) if (/pass|secret|token|key/i.test(key)) url.searchParams.set(key, MASK);
  return url.href;
}
