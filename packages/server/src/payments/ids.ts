import { type RecordIds, recordIds } from '../platform/database/record-ids.ts';

/** Id prefixes of payment records. */
export const PAYMENT_IDS: RecordIds<'cus' | 'acc' | 'trf' | 'pri' | 'ord' | 'inv' | 'unb'> = recordIds(
  'cus',
  'acc',
  'trf',
  'pri',
  'ord',
  'inv',
  'unb',
);
