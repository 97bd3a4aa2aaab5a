import { z } from 'zod';
import {
  invoice,
  invoiceBody,
  invoicePaperQuery,
  invoicePayAt,
  invoicePayment,
  invoiceQuery,
} from '../../payments/invoice.ts';
import { PAYMENTS_ADMIN } from '../../payments/role.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf } from '../../platform/primitives.ts';

const params = z.object({ invoiceId: idOf('the invoice') });

export const INVOICES = endpoints('payments', ['invoices'], {
  listInvoices: {
    call: 'GET /invoices',
    summary: 'Lists the invoices of your organisation, newest first',
    query: invoiceQuery,
    answers: { 200: z.array(invoice) },
  },
  getInvoice: {
    call: 'GET /invoices/{invoiceId}',
    summary: 'Returns an invoice',
    params,
    answers: { 200: invoice },
  },
  getInvoicePdf: {
    call: 'GET /invoices/{invoiceId}/pdf',
    summary: 'Returns an invoice as PDF',
    params,
    query: invoicePaperQuery,
    answers: { 200: z.any() },
    offers: ['application/pdf'],
  },
  issueInvoice: {
    call: 'POST /invoices',
    summary: 'Creates an invoice of the charges since the last invoice; for administrators of payments',
    tags: ['admin'],
    body: invoiceBody,
    answers: { 201: invoice },
    requirement: PAYMENTS_ADMIN,
    readBy: 'getInvoice',
    problems: ['not-found', 'nothing-to-invoice', 'payments-off'],
  },
  recordPayment: {
    call: 'POST /invoices/{invoiceId}/payments',
    summary: 'Records the payment of an invoice by bank transfer; for administrators of payments of the installation',
    tags: ['admin'],
    params,
    body: invoicePayment,
    answers: { 200: invoice },
    requirement: PAYMENTS_ADMIN,
    problems: ['invoice-ended', 'payment-differs', 'payments-off'],
  },
  voidInvoice: {
    call: 'POST /invoices/{invoiceId}/void',
    summary: 'Withdraws the newest invoice of a customer; for administrators of payments of the installation',
    description: 'Its items appear on the next invoice.',
    tags: ['admin'],
    params,
    answers: { 200: invoice },
    requirement: PAYMENTS_ADMIN,
    problems: ['invoice-ended', 'payments-off'],
  },
  payInvoice: {
    call: 'POST /invoices/{invoiceId}/pay',
    summary: 'Opens a page of the payment provider for an invoice',
    params,
    answers: { 200: invoicePayAt },
    problems: ['invoice-ended', 'payment-elsewhere', 'payment-unbooked', 'unavailable', 'payments-off'],
  },
});
