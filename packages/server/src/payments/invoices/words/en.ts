import { textOf } from '@keepout/contract/sentences';

/** Words of an invoice on paper. */
export const en = {
  invoice: (number: string) => `Invoice ${number}`,
  withdrawn: 'WITHDRAWN',
  parties: 'Parties',
  from: 'From',
  to: 'To',
  vatId: (number: string) => `VAT ${number}`,
  dates: 'Dates',
  issued: 'Issued',
  charged: 'Charged',
  span: (from: string, until: string) => `${from} to ${until}`,
  due: 'Due',
  paidOn: (day: string) => `paid on ${day}`,
  lines: 'What was charged',
  sum: 'Sum',
  net: 'Net',
  vat: (rate: number) => `VAT ${rate} %`,
  gross: 'To be paid',
  received: 'Has come in',
  openAmount: 'Still to be paid',
  creditedToBalance: 'Added to the balance',
  payment: 'Payment',
  transfer: (bank: string, number: string) => `By transfer to ${bank}, with the reference ${number}.`,
  /** A line, or the note about the tax. */
  statementText: textOf,
} as const;

export type InvoiceWords = {
  readonly [Name in keyof typeof en]: (typeof en)[Name] extends string ? string : (typeof en)[Name];
};
