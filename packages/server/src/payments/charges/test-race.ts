import { asWritten } from '@keepout/contract/sentences';
import { createTestDatabase, type TestDatabase } from '../../platform/database/test-database.ts';
import { Refusal } from '../../platform/http/problem.ts';
import type { ChargeState } from '../../ports/charges.ts';
import { balanceCharges } from './balance-charges.ts';

export const CLIENTS = 8;

export type Step = 'reserve' | 'capture' | 'release';

/** One step in a transaction of its own; `refused` where the balance does not cover it. */
export async function act(
  database: Pick<TestDatabase, 'orm'>,
  operatorId: string,
  step: Step,
  key: string,
  amount: number,
): Promise<ChargeState | 'refused'> {
  const what = asWritten('A pass.');
  return await database.orm
    .transaction((tx) => balanceCharges[step](tx, { operatorId, key, amount, currency: 'EUR', description: what }))
    .catch((cause: unknown) => {
      if (cause instanceof Refusal && cause.facts.code === 'balance-insufficient') return 'refused';
      throw cause;
    });
}

/** Deals work to so many clients; each goes on as soon as it can. */
export async function race<T>(work: readonly T[], run: (deed: T) => Promise<unknown>): Promise<void> {
  const queue = [...work];
  const client = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await run(next);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

/** A database for clients that race. */
export async function createRaceDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase({ connections: CLIENTS });
  // Processes die here, and no machine: whoever commits need not wait for the disk.
  await database.pool.query(`alter database ${database.name} set synchronous_commit = off`);
  await Promise.all(Array.from({ length: CLIENTS }, () => database.pool.query('set synchronous_commit = off')));
  return database;
}
