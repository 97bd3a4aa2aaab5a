import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';
import { KEY_BYTES, keyIdOf, openVault, type Vault } from './vault.ts';

/** Key file in the data directory, for an installation whose settings have no key. */
const KEY_FILE = 'secrets.key';

const vaults = new WeakMap<object, Vault>();

/** Returns the vault of an installation: with the keys of its settings, else with that of its data directory, which is created at the first use. */
export function vaultOf(settings: Pick<Settings, 'secretsKeys' | 'dataDir'>): Vault {
  const get = vaults.get(settings);
  if (get !== undefined) return get;
  const keys = settings.secretsKeys.length > 0 ? settings.secretsKeys : [keyIn(settings.dataDir)];
  const opened = openVault(keys.map((key) => Buffer.from(key, 'base64')));
  vaults.set(settings, opened);
  return opened;
}

/** Returns the ids of the keys of an installation; creates none. */
export function keyIdsOf({ secretsKeys, dataDir }: Pick<Settings, 'secretsKeys' | 'dataDir'>): readonly string[] {
  const path = join(dataDir, KEY_FILE);
  const inDirectory = () => (existsSync(path) ? [readFileSync(path, 'utf8').trim()] : []);
  const keys = secretsKeys.length > 0 ? secretsKeys : inDirectory();
  return keys.map((key) => keyIdOf(Buffer.from(key, 'base64')));
}

/** Returns the key of a directory, base64. If several processes create it concurrently, one wins, and none reads an incomplete key. */
function keyIn(directory: string): string {
  const path = join(directory, KEY_FILE);
  const read = () => readFileSync(path, 'utf8').trim();
  try {
    return read();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
  }
  mkdirSync(directory, { recursive: true });
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, path);
    chmodSync(path, 0o600);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
  } finally {
    rmSync(draft, { force: true });
  }
  return read();
}
