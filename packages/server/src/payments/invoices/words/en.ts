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
  lines: 'Charges',
  sum: 'Sum',
  net: 'Net',
  vat: (rate: number) => `VAT ${rate} %`,
  gross: 'Amount due',
  received: 'Received',
  openAmount: 'Outstanding',
  creditedToBalance: 'Added to the balance',
  payment: 'Payment',
  transfer: (bank: string, number: string) => `By bank transfer to ${bank}, reference ${number}.`,
  /** A line, or the note about the tax. */
  statementText: textOf,
} as const;

export type InvoiceWords = {
  readonly [Name in keyof typeof en]: (typeof en)[Name] extends string ? string : (typeof en)[Name];
};
