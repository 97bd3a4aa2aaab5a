import { z } from 'zod';
import { keptLanguage, keptLanguageBody } from '../../identity/kept-language.ts';
import { machineCreation, machineList, machineSecret, machineSecretRequest } from '../../identity/machine.ts';
import { accountProfile } from '../../identity/profile.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf } from '../../platform/primitives.ts';

export const LANGUAGE = endpoints('account', ['account'], {
  getAccountLanguage: {
    call: 'GET /language',
    summary: 'Returns the language of mails, documents and notifications',
    answers: { 200: keptLanguage },
  },
  putAccountLanguage: {
    call: 'PUT /language',
    summary: 'Sets the language of mails, documents and notifications',
    description:
      'Applies to later messages; sent messages do not change. Messages to a contact point use the language of the contact point (`alerts/places`).',
    body: keptLanguageBody,
    answers: { 200: keptLanguage },
  },
});

const paramsOfMachines = z.object({ machineId: idOf('the program') });

export const MACHINES = endpoints('account', ['machines'], {
  listMachines: {
    call: 'GET /machines',
    summary: 'Lists the machine clients of your organisation',
    description:
      'For administrators of a service. If the identity provider of the installation manages programs (`keeper` is ISSUER), the list is empty and names the provider.',
    answers: { 200: machineList },
  },
  createMachine: {
    call: 'POST /machines',
    summary: 'Creates a machine client of your organisation; its secret is returned once',
    description:
      'Its roles must be among your own; the role `admin` of a service includes the other roles of that service. A program cannot create programs. A request repeated with the same Idempotency-Key returns the same response without the secret.',
    body: machineCreation,
    answers: { 201: machineSecret },
    problems: ['roles-beyond-own', 'machine-name-taken', 'machines-elsewhere', 'records-limit'],
    tellsOnce: ['secret'],
  },
  renewMachineSecret: {
    call: 'PUT /machines/{machineId}/secret',
    summary: 'Creates a new secret for a machine client; it is returned once',
    description:
      'The previous secret becomes invalid immediately; its tokens expire within five minutes. Only for programs whose roles are among your own.',
    params: paramsOfMachines,
    body: machineSecretRequest,
    answers: { 200: machineSecret },
    problems: ['roles-beyond-own', 'machines-elsewhere'],
  },
  revokeMachine: {
    call: 'DELETE /machines/{machineId}',
    summary: 'Revokes a machine client',
    description: 'The program receives no new tokens. Its current tokens expire within five minutes.',
    params: paramsOfMachines,
    answers: { 204: z.null() },
    problems: ['machines-elsewhere'],
  },
});

export const PROFILE = endpoints('account', ['account'], {
  getAccountProfile: {
    call: 'GET /profile',
    summary: 'Returns your organisation and roles',
    description: 'Includes roles from groups, which tokens do not contain.',
    answers: { 200: accountProfile },
  },
});
