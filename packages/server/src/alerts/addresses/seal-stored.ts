import { eq } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { vaultOf } from '../../platform/secrets/vault-of.ts';
import { ownerOfAddress, sealAddress } from '../../users/addresses.ts';
import { alertPlaceTable } from '../tables.ts';

/**
 * Seals with the first key the secrets of contact points that are plain or sealed with an older key. Each row is a separate transaction, so it can be
 * interrupted and run concurrently; a secret that no key opens is logged and skipped.
 *
 * @returns number of changed contact points
 */
export async function sealPlaces({
  database,
  settings,
  log,
}: Pick<ServerContext, 'database' | 'settings' | 'log'>): Promise<number> {
  const places = await database.orm.select().from(alertPlaceTable);
  if (places.length === 0) return 0;
  const vault = vaultOf(settings);
  const isCurrent = (text: string | null) => text === null || vault.isCurrent(text);
  let changed = 0;
  for (const storedPlace of places) {
    // Its address was removed by `keepout secrets forget`.
    if (storedPlace.address === '') continue;
    const isDone =
      (storedPlace.channel === 'EMAIL' || isCurrent(storedPlace.address)) &&
      isCurrent(storedPlace.secret) &&
      isCurrent(storedPlace.previousSecret);
    const owner = ownerOfAddress(storedPlace);
    try {
      if (isDone && storedPlace.mark === vault.mark(vault.open(storedPlace.address, owner), owner)) continue;
      await database.orm.transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(alertPlaceTable)
          .where(eq(alertPlaceTable.id, storedPlace.id))
          .for('update');
        if (row === undefined) return;
        const address = vault.open(row.address, owner);
        const sealed = (secret: string | null) =>
          secret === null ? null : vault.seal(vault.open(secret, owner), owner);
        await tx
          .update(alertPlaceTable)
          .set({
            address: row.channel === 'EMAIL' ? address : sealAddress(vault, address, owner),
            secret: sealed(row.secret),
            previousSecret: sealed(row.previousSecret),
            mark: vault.mark(address, owner),
          })
          .where(eq(alertPlaceTable.id, row.id));
        changed++;
      });
    } catch (cause) {
      log.error({ err: cause, place: storedPlace.id }, 'the address of a place cannot be read');
    }
  }
  return changed;
}
