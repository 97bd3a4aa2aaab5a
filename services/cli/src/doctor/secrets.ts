import type { Database } from '@keepout/server/platform/database/database';
import { countSealed } from '@keepout/server/platform/secrets/sealed-texts';
import type { Settings } from '@keepout/server/platform/settings/settings';
import { bad, type Finding, good } from './finding.ts';

const KEY = 'secrets key';

/** Checks that the keys of the settings open the secrets in the database: addresses of alerts, passwords of feeds, the key that signs records. */
export async function secretsFindings(database: Database, settings: Settings): Promise<Finding[]> {
  const { sealed, unopened } = await countSealed(database, settings);
  if (unopened === 0) return [good(KEY, `${sealed} sealed texts, all with a key of this installation`)];
  const remedy =
    'set KEEPOUT_SECRETS_KEY to the key that sealed them, behind the present one with a comma between; ' +
    'for a lost key `keepout secrets forget` lists the values to enter again';
  return [bad(KEY, `opens ${sealed - unopened} of ${sealed} sealed texts: ${remedy}`)];
}
