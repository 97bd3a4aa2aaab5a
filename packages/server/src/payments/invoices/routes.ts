import {
  invoice,
  invoiceBody,
  invoicePaperQuery,
  invoicePayAt,
  invoicePayment,
  invoiceQuery,
} from '@keepout/contract/payments/invoice';
import { PAYMENTS_ADMIN } from '@keepout/contract/payments/role';
import { idOf } from '@keepout/contract/platform/primitives';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import type { App } from '../../platform/http/http.ts';
import { pageOf, tellPage } from '../../platform/http/paging.ts';
import { notFound } from '../../platform/http/problem.ts';
import { languageFor } from '../../users/language.ts';
import { auditLook, maySee, operatorSeen, runnerOf, seenCustomer, sightOf } from '../customers/sight.ts';
import { decimalsOf } from '../ledger/money-text.ts';
import { sellerOf } from '../seller.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { issueInvoice } from './issue.ts';
import { presentInvoice } from './present.ts';
import { recordTransfer, voidInvoice } from './settle.ts';
import { countInvoices, findInvoice, INVOICE_ORDER, type InvoiceRow, pageInvoices } from './store.ts';

const tags = ['invoices'];
const params = z.object({ invoiceId: idOf('the invoice') });

/** @param payAt   opens a page of payment at the provider; its address */
export function registerInvoices(app: App, context: ServerContext, payAt: (row: InvoiceRow) => Promise<string>): void {
  const db = context.database.orm;
  const seen = async (request: FastifyRequest, invoiceId: string) => {
    const sight = sightOf(request, context.settings);
    const row = await findInvoice(db, invoiceId);
    if (row === undefined || !maySee(sight, row)) throw notFound('The invoice');
    await auditLook(db, sight, 'invoice', [row]);
    return row;
  };

  app.route({
    method: 'GET',
    url: '/invoices',
    schema: {
      operationId: 'listInvoices',
      summary: 'Invoices of your organisation, newest first',
      tags,
      querystring: invoiceQuery,
      response: { 200: z.array(invoice) },
    },
    handler: async (request, reply) => {
      const sight = sightOf(request, context.settings);
      const filter = { operatorId: operatorSeen(sight), customerId: request.query['customer-id'] };
      const [{ rows, next }, total] = await Promise.all([
        pageInvoices(db, filter, pageOf(request.query, INVOICE_ORDER)),
        countInvoices(db, filter),
      ]);
      await auditLook(db, sight, 'invoice', rows);
      tellPage(request, reply, INVOICE_ORDER, { total, next });
      return rows.map(presentInvoice);
    },
  });

  app.route({
    method: 'GET',
    url: '/invoices/:invoiceId',
    schema: {
      operationId: 'getInvoice',
      summary: 'One invoice',
      tags,
      params,
      response: { 200: invoice },
    },
    handler: async (request) => presentInvoice(await seen(request, request.params.invoiceId)),
  });

  app.route({
    method: 'GET',
    url: '/invoices/:invoiceId/pdf',
    schema: {
      operationId: 'getInvoicePdf',
      summary: 'One invoice on paper',
      tags,
      params,
      querystring: invoicePaperQuery,
      response: { 200: z.any() },
    },
    config: { offers: ['application/pdf'] },
    handler: async (request, reply) => {
      const row = await seen(request, request.params.invoiceId);
      const decimals = (await decimalsOf(db, row.currency)) ?? 2;
      const language = await languageFor(db, principalOf(request), request.query.language);
      const { bank } = sellerOf(context.settings);
      const bytes = await invoicePdf(presentInvoice(row), { decimals, bank, language });
      return reply
        .type('application/pdf')
        .header('content-language', language)
        .header('content-disposition', `attachment; filename="${row.number}.pdf"`)
        .serializer((body: unknown) => body as string)
        .send(Buffer.from(bytes));
    },
  });

  app.route({
    method: 'POST',
    url: '/invoices',
    schema: {
      operationId: 'issueInvoice',
      summary: 'Invoice what was charged to a customer since the last invoice; for administrators of payments',
      tags: ['admin'],
      body: invoiceBody,
      response: { 201: invoice },
    },
    config: {
      requirement: PAYMENTS_ADMIN,
      tells: ['Location'],
      problems: ['not-found', 'nothing-to-invoice', 'payments-off'],
    },
    handler: async (request, reply) => {
      const sight = sightOf(request, context.settings);
      const customer = await seenCustomer(db, sight, request.body.customerId);
      await auditLook(db, sight, 'customer', [customer]);
      const row = await issueInvoice(context, customer, sight.actor);
      return reply.code(201).header('location', `/api/v1/payments/invoices/${row.id}`).send(presentInvoice(row));
    },
  });

  app.route({
    method: 'POST',
    url: '/invoices/:invoiceId/payments',
    schema: {
      operationId: 'recordPayment',
      summary: 'Record that an invoice was paid by bank transfer; for who runs the payments',
      tags: ['admin'],
      params,
      body: invoicePayment,
      response: { 200: invoice },
    },
    config: { requirement: PAYMENTS_ADMIN, problems: ['invoice-ended', 'payment-differs', 'payments-off'] },
    handler: async (request) => {
      const { invoiceId } = request.params;
      const { actor } = runnerOf(request, context.settings);
      await seen(request, invoiceId);
      await recordTransfer(context, invoiceId, { ...request.body, actor });
      return presentInvoice((await findInvoice(db, invoiceId))!);
    },
  });

  app.route({
    method: 'POST',
    url: '/invoices/:invoiceId/void',
    schema: {
      operationId: 'voidInvoice',
      summary: 'Withdraw the newest invoice of a customer; for who runs the payments',
      description: 'What was on it is on the next one.',
      tags: ['admin'],
      params,
      response: { 200: invoice },
    },
    config: { requirement: PAYMENTS_ADMIN, problems: ['invoice-ended', 'payments-off'] },
    handler: async (request) => {
      const { actor } = runnerOf(request, context.settings);
      const { id } = await seen(request, request.params.invoiceId);
      return presentInvoice(await voidInvoice(context, id, actor));
    },
  });

  app.route({
    method: 'POST',
    url: '/invoices/:invoiceId/pay',
    schema: {
      operationId: 'payInvoice',
      summary: 'Open a page of the payment provider for an invoice',
      tags,
      params,
      response: { 200: invoicePayAt },
    },
    config: { problems: ['invoice-ended', 'payment-elsewhere', 'payment-unbooked', 'unavailable', 'payments-off'] },
    handler: async (request) => ({ payUrl: await payAt(await seen(request, request.params.invoiceId)) }),
  });
}
