import { statementDe } from '@keepout/contract/languages/de/statement';
import type { InvoiceWords } from './en.ts';

export const de: InvoiceWords = {
  invoice: (number) => `Rechnung ${number}`,
  withdrawn: 'ZURÜCKGEZOGEN',
  parties: 'Beteiligte',
  from: 'Von',
  to: 'An',
  vatId: (number) => `USt-IdNr. ${number}`,
  dates: 'Termine',
  issued: 'Ausgestellt',
  charged: 'Berechnet',
  span: (from, until) => `${from} bis ${until}`,
  due: 'Fällig',
  paidOn: (day) => `bezahlt am ${day}`,
  lines: 'Leistungen',
  sum: 'Summe',
  net: 'Netto',
  vat: (rate) => `USt. ${rate} %`,
  gross: 'Zahlbetrag',
  received: 'Eingegangen',
  openAmount: 'Offener Betrag',
  creditedToBalance: 'Dem Guthaben gutgeschrieben',
  payment: 'Zahlung',
  transfer: (bank, number) => `Per Überweisung an ${bank}, mit dem Verwendungszweck ${number}.`,
  statementText: statementDe,
};
