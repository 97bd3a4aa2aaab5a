import { z } from 'zod';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf, ifMatchHeaders } from '../../platform/primitives.ts';
import {
  answerBody,
  answerForm,
  answerFormBody,
  coordination,
  coordinationEntry,
  coordinationEntryBody,
  coordinationLinkBody,
  coordinationLinkMade,
} from '../coordination.ts';
import {
  contactImport,
  contactImported,
  operatorContact,
  operatorContactBody,
  operatorContactChange,
  operatorContactQuery,
} from '../operator-contact.ts';

const contactParams = z.object({ contactId: idOf('the contact') });
const params = z.object({ conjunctionId: idOf('the event') });
const linkParams = z.object({ linkId: idOf('the link') });

export const COORDINATION = endpoints('ca', ['coordination'], {
  listOperatorContacts: {
    call: 'GET /operator-contacts',
    summary: 'Other operators and how they are reached, by name; also who has an object',
    query: operatorContactQuery,
    answers: { 200: z.array(operatorContact) },
  },
  getOperatorContact: {
    call: 'GET /operator-contacts/{contactId}',
    summary: 'One contact, with its ETag',
    params: contactParams,
    answers: { 200: operatorContact },
  },
  createOperatorContact: {
    call: 'POST /operator-contacts',
    summary: 'Add another operator',
    body: operatorContactBody,
    answers: { 201: operatorContact },
    readBy: 'getOperatorContact',
    problems: ['contact-exists', 'too-many-contacts'],
  },
  changeOperatorContact: {
    call: 'PUT /operator-contacts/{contactId}',
    summary: 'Replace a contact; If-Match guards against overwriting a change made meanwhile',
    params: contactParams,
    headers: ifMatchHeaders,
    body: operatorContactChange,
    answers: { 200: operatorContact },
    problems: ['contact-exists', 'read-only-field'],
  },
  deleteOperatorContact: {
    call: 'DELETE /operator-contacts/{contactId}',
    summary: 'Remove a contact',
    params: contactParams,
    answers: { 204: z.null() },
  },
  importOperatorContacts: {
    call: 'POST /operator-contacts/table',
    summary: 'Take contacts from a table; those of the same name are replaced, lines that cannot be read are told',
    body: contactImport,
    answers: { 200: contactImported },
    problems: ['contacts-table', 'too-many-contacts'],
  },
  getCoordination: {
    call: 'GET /coordination/events/{conjunctionId}',
    summary: 'Manoeuvre responsibility: rules, statements of both operators, contacts, log',
    params,
    answers: { 200: coordination },
  },
  createCoordinationEntry: {
    call: 'POST /coordination/events/{conjunctionId}/entries',
    summary: 'Record your intent, or a statement of the other operator',
    description: 'A statement is never changed: a new statement replaces it.',
    params,
    body: coordinationEntryBody,
    answers: { 200: coordinationEntry },
    problems: ['coordination-reason-missing', 'coordination-side'],
  },
  createCoordinationLink: {
    call: 'POST /coordination/events/{conjunctionId}/links',
    summary: 'A form by which the other operator answers without an account; its address is shown once',
    params,
    body: coordinationLinkBody,
    answers: { 200: coordinationLinkMade },
    tellsOnce: ['address'],
    problems: ['too-many-links'],
  },
  deleteCoordinationLink: {
    call: 'DELETE /coordination/links/{linkId}',
    summary: 'Close a form; its answers stay',
    params: linkParams,
    answers: { 204: z.null() },
  },
  readAnswerForm: {
    call: 'POST /coordination/answer-forms',
    summary: 'Form for another operator; readable with the address of the form',
    description: 'No sign-in is required. The token is in the body, so that it is not logged.',
    isPublic: true,
    body: answerFormBody,
    answers: { 200: answerForm },
    problems: ['not-found', 'answer-form-over'],
  },
  sendAnswer: {
    call: 'POST /coordination/answers',
    summary: 'Answer as the other operator',
    description: 'No sign-in is required. Each answer is stored; the last one counts.',
    isPublic: true,
    body: answerBody,
    answers: { 200: answerForm },
    problems: ['not-found', 'answer-form-over'],
  },
});
