import { ledgerSums } from '@keepout/server/payments/test-payments';
import { openVault } from '@keepout/server/platform/secrets/vault';
import { secretOwner } from '@keepout/server/publishing/recipients/secret';
import { listRecipients } from '@keepout/server/publishing/recipients/store';
import type { House } from './house.ts';
import { PAID_IN, PRODUCT, RECIPIENT } from './samples.ts';
import { withDatabase } from './sessions.ts';

/** What is wrong with the money: no cent is made or lost, and each purchase was paid once. */
export async function moneyFaults(house: House, purchases: number, customers: number): Promise<string[]> {
  const sums = await withDatabase(house, (database) => ledgerSums(database));
  const { total, adrift, available, held, holdsHeld, holdsTaken, revenue } = sums;
  const rules: readonly (readonly [string, number, number])[] = [
    ['all accounts together', total, 0],
    ['accounts that are not the sum of their postings', adrift, 0],
    ['what is left, held and taken', available + held + revenue, customers * PAID_IN],
    ['what is held', held, holdsHeld],
    ['what was taken', revenue, holdsTaken + purchases * PRODUCT.price],
  ];
  return rules.filter(([, is, due]) => is !== due).map(([label, is, due]) => `${label}: ${is}, not ${due}`);
}

/** What the keys that are there now do not open. */
export async function sealedTextFindings(house: House): Promise<string[]> {
  const vault = openVault(house.keys.map((key) => Buffer.from(key, 'base64')));
  const recipients = await withDatabase(house, ({ orm }) => listRecipients(orm));
  if (recipients.length === 0) return ['the recipient is gone'];
  return recipients.flatMap((row) => {
    if (row.secret === null) return [];
    try {
      return vault.open(row.secret, secretOwner(row)) === RECIPIENT.secret ? [] : [`${row.name}: another secret`];
    } catch (cause) {
      return [`${row.name}: ${(cause as Error).message}`];
    }
  });
}
