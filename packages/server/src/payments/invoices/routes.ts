import { INVOICES } from '@keepout/contract/payments/endpoints/invoices';
import { type Invoice, invoice } from '@keepout/contract/payments/invoice';
import { fieldsOf } from '@keepout/contract/platform/fields-of';
import { textOf } from '@keepout/contract/sentences';
import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import type { App } from '../../platform/http/http.ts';
import { notFound } from '../../platform/http/problem.ts';
import { readListPage } from '../../platform/http/record-list.ts';
import { serve, serveList } from '../../platform/http/serve.ts';
import { sendPaper } from '../../platform/pdf/send-paper.ts';
import { languageFor } from '../../users/language.ts';
import {
  auditAccess,
  findVisibleCustomer,
  maySee,
  recordAccessOf,
  runnerOf,
  visibleOperator,
} from '../customers/record-access.ts';
import { sellerOf } from '../seller.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { issueInvoice } from './issue.ts';
import { recordTransfer, voidInvoice } from './settle.ts';
import { findInvoice, INVOICE_ORDER, type InvoiceRow, invoiceList } from './store.ts';

/** @param payAt   opens a page of payment at the provider; its address */
export function registerInvoices(app: App, context: ServerContext, payAt: (row: InvoiceRow) => Promise<string>): void {
  const db = context.database.orm;
  const findVisibleInvoice = async (request: FastifyRequest, invoiceId: string) => {
    const access = recordAccessOf(request, context.settings);
    const row = await findInvoice(db, invoiceId);
    if (row === undefined || !maySee(access, row)) throw notFound('The invoice');
    await auditAccess(db, access, 'invoice', [row]);
    return row;
  };

  serveList(app, INVOICES.listInvoices, INVOICE_ORDER, async (request, page) => {
    const access = recordAccessOf(request, context.settings);
    const filter = { operatorId: visibleOperator(access), customerId: request.query['customer-id'] };
    const { rows, ...facts } = await readListPage(invoiceList(db, filter), page);
    await auditAccess(db, access, 'invoice', rows);
    return { rows: rows.map(presentInvoice), ...facts };
  });

  serve(app, INVOICES.getInvoice, async (request) =>
    presentInvoice(await findVisibleInvoice(request, request.params.invoiceId)),
  );

  serve(app, INVOICES.getInvoicePdf, async (request, reply) => {
    const row = await findVisibleInvoice(request, request.params.invoiceId);
    const language = await languageFor(db, principalOf(request), request.query.language);
    const { bank } = sellerOf(context.settings);
    const bytes = await invoicePdf(
      { ...presentInvoice(row), lines: row.lines, vatNote: row.vatNote },
      { bank, language },
    );
    return await sendPaper(reply, bytes, { language, name: row.number });
  });

  serve(app, INVOICES.issueInvoice, async (request) => {
    const access = recordAccessOf(request, context.settings);
    const { 'customer-id': customerId, customerId: alias } = request.body;
    const customer = await findVisibleCustomer(db, access, (customerId ?? alias)!);
    await auditAccess(db, access, 'customer', [customer]);
    return presentInvoice(await issueInvoice(context, customer, access.actor));
  });

  serve(app, INVOICES.recordPayment, async (request) => {
    const { invoiceId } = request.params;
    const { actor } = runnerOf(request, context.settings);
    await findVisibleInvoice(request, invoiceId);
    await recordTransfer(context, invoiceId, { ...request.body, actor });
    return presentInvoice((await findInvoice(db, invoiceId))!);
  });

  serve(app, INVOICES.voidInvoice, async (request) => {
    const { actor } = runnerOf(request, context.settings);
    const { id } = await findVisibleInvoice(request, request.params.invoiceId);
    return presentInvoice(await voidInvoice(context, id, actor));
  });

  serve(app, INVOICES.payInvoice, async (request) => ({
    payUrl: await payAt(await findVisibleInvoice(request, request.params.invoiceId)),
  }));
}

function presentInvoice(row: InvoiceRow): Invoice {
  return {
    invoiceId: row.id,
    invoiceNumber: row.number,
    'customer-id': row.customerId,
    ...fieldsOf(invoice, row),
    vatRate: row.vatBasisPoints / 100,
    vatNote: textOf(row.vatNote),
    gross: row.net + row.vat,
    lines: row.lines.map((line) => ({ ...line, text: textOf(line.text) })),
  };
}
