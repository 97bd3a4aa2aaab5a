import {
  type Balance,
  type Customer,
  customer,
  type Transaction,
  transaction,
} from '@keepout/contract/payments/customer';
import { fieldsOf } from '@keepout/contract/platform/fields-of';
import { withStatement } from '@keepout/contract/sentences';
import type { Queries } from '../../platform/database/database.ts';
import type { ListRecord } from '../../platform/http/record-list.ts';
import { type AccountRow, availableOf } from '../ledger/accounts.ts';
import { accountsByCustomer, type CustomerRow, newestTransfers, type transactionList } from './store.ts';

/** Transactions that a balance names. */
const LISTED_TRANSACTIONS = 100;

/** @param version   of the account that can be spent */
export function presentBalance(money: AccountRow, heldAccount: AccountRow, transactions: readonly string[]): Balance {
  return {
    available: Number(availableOf(money)),
    limit: Number(-(money.minBalance ?? 0n)),
    transaction_ids: [...transactions],
    held: Number(heldAccount.balance),
    currency: money.currency,
    version: money.version,
  };
}

export async function presentCustomers(db: Queries, rows: readonly CustomerRow[]): Promise<Customer[]> {
  const ids = rows.map(({ id }) => id);
  const accounts = await accountsByCustomer(db, ids);
  const transfers = await newestTransfers(db, ids, LISTED_TRANSACTIONS);
  return rows.map((row) => {
    const customerAccounts = accounts.get(row.id) ?? [];
    const money = customerAccounts.find(({ kind }) => kind === 'CUSTOMER')!;
    const heldAccount = customerAccounts.find(({ kind }) => kind === 'HELD')!;
    return {
      'customer-id': row.id,
      customerId: row.id,
      ...fieldsOf(customer, row),
      balance: presentBalance(money, heldAccount, transfers.get(row.id) ?? []),
    };
  });
}

export async function presentCustomer(db: Queries, row: CustomerRow): Promise<Customer> {
  return (await presentCustomers(db, [row]))[0]!;
}

type TransactionRow = ListRecord<ReturnType<typeof transactionList>>;

export function presentTransaction(row: TransactionRow): Transaction {
  return {
    ...fieldsOf(transaction, row),
    transactionId: row.id,
    amount: Number(row.amount),
    held: Number(row.held),
    ...withStatement('reason', row.reason),
  };
}
