import { fromUnixMs } from '@keepout/astro/epoch';
import { originOf } from '@keepout/contract/platform/address';
import { RECIPIENT_KINDS } from '@keepout/contract/publishing/kinds';
import type { ServerContext } from '../../hosting/module.ts';
import { Outage } from '../../platform/outage.ts';
import { vaultOf } from '../../platform/secrets/vault-of.ts';
import type { EndingCertificate } from '../../ports/publishing.ts';
import { type Validity, validityOf } from './certificate.ts';
import { listCertified, listRecipients, type RecipientRow, replaceSecret } from './store.ts';

/** Returns the owner of a sealed secret: it cannot be opened for another host or account. */
export const secretOwner = ({
  id,
  address,
  signInAddress,
  identity,
}: Pick<RecipientRow, 'id' | 'address' | 'signInAddress' | 'identity'>): string =>
  JSON.stringify(['recipient', id, ...[address, signInAddress ?? address].map(originOf), identity]);

/** Undefined if it cannot be opened, since its key is not available. */
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

/** Cached validities by sealed text: they do not change, and are read every minute. */
const validities = new Map<string, Validity | undefined>();
const MOST_VALIDITIES = 10_000;

/** Returns the validity of a recipient's certificate; undefined if its kind has none, or if it cannot be opened. */
export function certificateOf(context: Pick<ServerContext, 'settings'>, row: RecipientRow): Validity | undefined {
  if (RECIPIENT_KINDS[row.kind].proof !== 'CERTIFICATE' || row.secret === null) return undefined;
  if (!validities.has(row.secret)) {
    const secret = openSecret(context, row)?.secret;
    if (secret === undefined || secret === null) return undefined;
    if (validities.size >= MOST_VALIDITIES) validities.clear();
    validities.set(row.secret, validityOf(secret));
  }
  return validities.get(row.secret);
}

/** Of all operators. */
export async function endingCertificates(
  context: Pick<ServerContext, 'settings' | 'database'>,
  beforeTaiS: number,
): Promise<readonly EndingCertificate[]> {
  const rows = await listCertified(context.database.orm);
  return rows.flatMap((row) => {
    const validity = certificateOf(context, row);
    if (validity === undefined || fromUnixMs(validity.untilMs) > beforeTaiS) return [];
    const { id, operatorId, name } = row;
    return [{ recipientId: id, operatorId, name, endsTaiS: fromUnixMs(validity.untilMs) }];
  });
}

/** Seals secrets with the first key if an older one was used, so that the older key can be removed. */
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
