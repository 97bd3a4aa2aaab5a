import { originOf } from '@keepout/contract/platform/address';
import type { ServerContext } from '../../hosting/module.ts';
import { Outage } from '../../platform/outage.ts';
import { vaultOf } from '../../platform/secrets/vault-of.ts';
import { listRecipients, type RecipientRow, replaceSecret } from './store.ts';

/** For what a secret was said: sealed for one place and account it opens for no other. */
export const secretOwner = ({
  id,
  address,
  signInAddress,
  identity,
}: Pick<RecipientRow, 'id' | 'address' | 'signInAddress' | 'identity'>): string =>
  JSON.stringify(['recipient', id, ...[address, signInAddress ?? address].map(originOf), identity]);

/** Undefined where it cannot be opened: it was sealed with a key that is not here. */
export function openSecret(
  { settings }: Pick<ServerContext, 'settings'>,
  row: RecipientRow,
): { readonly secret: string | null } | undefined {
  if (row.secret === null) return { secret: null };
  try {
    return { secret: vaultOf(settings).open(row.secret, secretOwner(row)) };
  } catch (cause) {
    if (!(cause instanceof Outage)) throw cause;
    return undefined;
  }
}

/** Secrets that an older key has sealed get the first one: then that key may go. */
export async function sealSecrets({ database, settings, log }: ServerContext): Promise<void> {
  for (const row of await listRecipients(database.orm)) {
    const { id, secret } = row;
    if (secret === null) continue;
    try {
      const vault = vaultOf(settings);
      if (vault.isCurrent(secret)) continue;
      const owner = secretOwner(row);
      await replaceSecret(database.orm, id, secret, vault.seal(vault.open(secret, owner), owner));
    } catch (cause) {
      log.error({ err: cause, recipient: id }, 'the secret of a recipient cannot be read');
    }
  }
}
