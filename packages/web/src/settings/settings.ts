import { version } from '../../package.json';

/** Settings of this installation from the server, before sign-in. */
export interface InstallationSettings {
  readonly mode: 'demo' | 'production';
  /** The developer area and the Developer label are on. */
  readonly dev: boolean;
  readonly provider: {
    readonly url: string;
    readonly realm: string;
    readonly clientId: string;
    /** Roles come of groups too, and no token says them all. */
    readonly hasGroups: boolean;
  };
  /** User names treated as demo or test users in addition to those starting with `demo`. */
  readonly specialUsers: readonly string[];
  /** Sensors, passes and observations of the embedded simulator are on. */
  readonly simulator: boolean;
}

/** Version of the product: common to all packages. */
export const VERSION: string = version;

const defaults: InstallationSettings = {
  mode: 'production',
  dev: false,
  provider: { url: '/auth', realm: 'platform', clientId: 'keepout-web', hasGroups: false },
  specialUsers: [],
  simulator: false,
};

/** Reads `/config.json`; missing values, or a missing file, give the defaults. */
export async function fetchSettings(fetchFile: typeof fetch = fetch): Promise<InstallationSettings> {
  try {
    const answer = await fetchFile('/config.json');
    return answer.ok ? settingsFrom(await answer.json()) : defaults;
  } catch {
    return defaults;
  }
}

export function settingsFrom(document: unknown): InstallationSettings {
  const settings = record(document);
  const provider = record(settings['provider']);
  return {
    mode: settings['mode'] === 'demo' ? 'demo' : 'production',
    dev: settings['dev'] === true,
    provider: {
      url: text(provider['url']) ?? defaults.provider.url,
      realm: text(provider['realm']) ?? defaults.provider.realm,
      clientId: text(provider['clientId']) ?? defaults.provider.clientId,
      hasGroups: provider['hasGroups'] === true,
    },
    specialUsers: Array.isArray(settings['specialUsers'])
      ? settings['specialUsers'].filter((name): name is string => typeof name === 'string')
      : [],
    simulator: settings['simulator'] === true,
  };
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
