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
const params = z.object({ conjunctionId: idOf('the conjunction') });
const linkParams = z.object({ linkId: idOf('the link') });

export const COORDINATION = endpoints('ca', ['coordination'], {
  listOperatorContacts: {
    call: 'GET /operator-contacts',
    summary: 'Lists contacts of other operators by name, also by object',
    query: operatorContactQuery,
    answers: { 200: z.array(operatorContact) },
  },
  getOperatorContact: {
    call: 'GET /operator-contacts/{contactId}',
    summary: 'Returns a contact with its ETag',
    params: contactParams,
    answers: { 200: operatorContact },
  },
  createOperatorContact: {
    call: 'POST /operator-contacts',
    summary: 'Adds a contact of another operator',
    body: operatorContactBody,
    answers: { 201: operatorContact },
    readBy: 'getOperatorContact',
    problems: ['contact-exists', 'too-many-contacts'],
  },
  changeOperatorContact: {
    call: 'PUT /operator-contacts/{contactId}',
    summary: 'Replaces a contact; If-Match prevents overwriting a concurrent change',
    params: contactParams,
    headers: ifMatchHeaders,
    body: operatorContactChange,
    answers: { 200: operatorContact },
    problems: ['contact-exists', 'read-only-field'],
  },
  deleteOperatorContact: {
    call: 'DELETE /operator-contacts/{contactId}',
    summary: 'Removes a contact',
    params: contactParams,
    answers: { 204: z.null() },
  },
  importOperatorContacts: {
    call: 'POST /operator-contacts/table',
    summary: 'Imports contacts from a table; contacts with the same name are replaced, unreadable lines are reported',
    body: contactImport,
    answers: { 200: contactImported },
    problems: ['contacts-table', 'too-many-contacts'],
  },
  getCoordination: {
    call: 'GET /coordination/events/{conjunctionId}',
    summary: 'Returns the manoeuvre responsibility: rules, statements of both operators, contacts, log',
    params,
    answers: { 200: coordination },
  },
  createCoordinationEntry: {
    call: 'POST /coordination/events/{conjunctionId}/entries',
    summary: 'Records your intent, or a statement of the other operator',
    description: 'A statement cannot be changed; a newer statement supersedes it.',
    params,
    body: coordinationEntryBody,
    answers: { 200: coordinationEntry },
    problems: ['coordination-reason-missing', 'coordination-side'],
  },
  createCoordinationLink: {
    call: 'POST /coordination/events/{conjunctionId}/links',
    summary: 'Creates a form with which the other operator answers without an account; its address is returned once',
    params,
    body: coordinationLinkBody,
    answers: { 200: coordinationLinkMade },
    tellsOnce: ['address'],
    problems: ['too-many-links'],
  },
  deleteCoordinationLink: {
    call: 'DELETE /coordination/links/{linkId}',
    summary: 'Closes a form; its answers remain',
    params: linkParams,
    answers: { 204: z.null() },
  },
  readAnswerForm: {
    call: 'POST /coordination/answer-forms',
    summary: 'Returns a form for another operator, with the token from its address',
    description: 'No sign-in is required. The token is in the body, so that it is not logged.',
    isPublic: true,
    body: answerFormBody,
    answers: { 200: answerForm },
    problems: ['not-found', 'answer-form-over'],
  },
  sendAnswer: {
    call: 'POST /coordination/answers',
    summary: 'Records an answer of the other operator',
    description: 'No sign-in is required. All answers are stored; the last one is used.',
    isPublic: true,
    body: answerBody,
    answers: { 200: answerForm },
    problems: ['not-found', 'answer-form-over'],
  },
});
