import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { asWritten } from '@keepout/contract/sentences';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { openDatabase } from '../../platform/database/database.ts';
import type { TestDatabase } from '../../platform/database/test-database.ts';
import { startTestProgram } from '../../platform/test-program.ts';
import { ledgerSums, testCustomer } from '../test-payments.ts';
import { act, CLIENTS, createRaceDatabase, race } from './test-race.ts';

const here = (name: string): string => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));

/** A process that holds and takes, key by key, and tells each step: it is killed in the middle. */
const program = (connection: object, operatorId: string, keys: readonly string[]): string => `
  const { balanceCharges } = await import(${here('./balance-charges.ts')});
  const { openDatabase } = await import(${here('../../platform/database/database.ts')});
  const database = openDatabase(${JSON.stringify(connection)}, { connections: 4 });
  const priced = (key) => ({ operatorId: ${JSON.stringify(operatorId)}, key, amount: 300, currency: 'EUR', description: ${JSON.stringify(asWritten('A pass.'))} });
  const queue = ${JSON.stringify(keys)};
  await Promise.all([1, 2, 3, 4].map(async () => {
    for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
      await database.orm.transaction((tx) => balanceCharges.reserve(tx, priced(key)));
      console.log('held');
      await database.orm.transaction((tx) => balanceCharges.capture(tx, priced(key)));
    }
  }));`;

describe('A-12 clients that race for one balance', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createRaceDatabase();
  });
  afterAll(() => database.drop());

  it('that are killed between hold and capture leave nothing half done; whoever goes on charges each once', async () => {
    await testCustomer(database, 'killed', { available: 12_000, limit: 0 });
    const before = await ledgerSums(database);
    const keys = Array.from({ length: 40 }, (_, k) => `killed-${k}`);
    const code = program(database.connection, 'killed', keys);
    const child = await startTestProgram(code);
    const gone = once(child, 'exit');
    let reservedSum = 0;
    child.stdout!.on('data', (text: Buffer) => {
      reservedSum += text.toString().split('held').length - 1;
      if (reservedSum > 8) child.kill('SIGKILL');
    });
    expect((await gone)[1]).toBe('SIGKILL');
    const survivor = openDatabase(database.connection, { connections: CLIENTS });
    try {
      // What the dead process had begun in a transaction is rolled back by the server, which may take a moment.
      await expect.poll(async () => (await ledgerSums(database)).adrift, PATIENT).toBe(0);
      const halfway = await ledgerSums(database);
      expect(halfway).toMatchObject({ total: 0 });
      expect(halfway.revenue - before.revenue).toBeGreaterThan(0);
      expect(halfway.revenue - before.revenue).toBeLessThan(12_000);
      await race([...keys, ...keys], async (key) => {
        await act(survivor, 'killed', 'reserve', key, 300);
        await act(survivor, 'killed', 'capture', key, 300);
      });
    } finally {
      await survivor.close();
    }
    const after = await ledgerSums(database);
    expect(after).toMatchObject({ total: 0, adrift: 0, held: before.held, holdsHeld: before.holdsHeld });
    expect(after.revenue - before.revenue).toBe(12_000);
    expect(before.available - after.available).toBe(12_000);
  });
});
