import { COORDINATION } from '@keepout/contract/ca/endpoints/coordination';
import { contactsThatFit } from '@keepout/operations/coordination/contact-fit';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { notFound } from '../../platform/http/problem.ts';
import { readListPage } from '../../platform/http/record-list.ts';
import { serve, serveList } from '../../platform/http/serve.ts';
import { recordChange } from '../../platform/records/change-record.ts';
import {
  changeContact,
  createContact,
  importContacts,
  presentContact,
  removeContact,
} from '../operator-contacts/service.ts';
import { CONTACT_ORDER, type ContactRow, findContact, fittingContacts } from '../operator-contacts/store.ts';
import { createLink, readAnswerForm, removeLink, takeAnswer } from './answer-form.ts';
import { presentCoordinationEntry } from './present.ts';
import { addEntry, coordinationOf } from './service.ts';

export function registerCoordination(app: App, context: ServerContext): void {
  const db = context.database.orm;

  serveList(app, COORDINATION.listOperatorContacts, CONTACT_ORDER, async (request, page) => {
    const { operatorId } = callerOf(request);
    const { 'norad-id': noradId, 'object-name': name } = request.query;
    const isAll = noradId === undefined && name === undefined;
    const object = { noradId: noradId ?? null, name: name ?? '' };
    const isFit = (row: ContactRow) => isAll || contactsThatFit([row], object).length > 0;
    return await readListPage(fittingContacts(db, operatorId, isFit), page, presentContact);
  });
  serve(app, COORDINATION.getOperatorContact, async (request) => {
    const row = await findContact(db, callerOf(request).operatorId, request.params.contactId);
    if (row === undefined) throw notFound('The contact');
    return presentContact(row);
  });
  serve(app, COORDINATION.createOperatorContact, async (request) =>
    presentContact(await createContact(context, callerOf(request), request.body)),
  );
  serve(app, COORDINATION.changeOperatorContact, async (request, _reply, expected) => {
    return presentContact(await changeContact(context, recordChange(request, request.params.contactId, expected)));
  });
  serve(app, COORDINATION.deleteOperatorContact, async (request) => {
    await removeContact(context, callerOf(request), request.params.contactId);
  });
  serve(app, COORDINATION.importOperatorContacts, (request) =>
    importContacts(context, callerOf(request), request.body.csv),
  );

  serve(app, COORDINATION.getCoordination, (request) =>
    coordinationOf(db, callerOf(request).operatorId, request.params.conjunctionId),
  );
  serve(app, COORDINATION.createCoordinationEntry, async (request) =>
    presentCoordinationEntry(await addEntry(context, callerOf(request), request.params.conjunctionId, request.body)),
  );
  serve(app, COORDINATION.createCoordinationLink, (request) =>
    createLink(context, callerOf(request), request.params.conjunctionId, request.body),
  );
  serve(app, COORDINATION.deleteCoordinationLink, async (request) => {
    await removeLink(context, callerOf(request), request.params.linkId);
  });
  serve(app, COORDINATION.readAnswerForm, (request) => readAnswerForm(context, request.body.token));
  serve(app, COORDINATION.sendAnswer, (request) => takeAnswer(context, request.body));
}
