import { z } from 'zod';
import { keptLanguage, keptLanguageBody } from '../../identity/kept-language.ts';
import { machineCreation, machineList, machineSecret, machineSecretRequest } from '../../identity/machine.ts';
import { accountProfile } from '../../identity/profile.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf } from '../../platform/primitives.ts';

export const LANGUAGE = endpoints('account', ['account'], {
  getAccountLanguage: {
    call: 'GET /language',
    summary: 'The language in which the platform writes to you: mails, papers, notifications',
    answers: { 200: keptLanguage },
  },
  putAccountLanguage: {
    call: 'PUT /language',
    summary: 'Say in which language the platform is to write to you',
    description:
      'Holds from the next message on; what was written stays as it is. Of what is sent to a channel, the language of ' +
      'the place counts (`alerts/places`).',
    body: keptLanguageBody,
    answers: { 200: keptLanguage },
  },
});

const paramsOfMachines = z.object({ machineId: idOf('the program') });

export const MACHINES = endpoints('account', ['machines'], {
  listMachines: {
    call: 'GET /machines',
    summary: 'The programs of your organisation that sign in by themselves',
    description:
      'For administrators of a service. Where the identity provider of the installation keeps programs (`keeper` is ' +
      'ISSUER), the list is empty and says which provider that is.',
    answers: { 200: machineList },
  },
  createMachine: {
    call: 'POST /machines',
    summary: 'Create a machine client of your organisation; its secret is shown once',
    description:
      'Its roles are among your own: the role `admin` of a service includes the others of that service. A program cannot ' +
      'make programs. Repeated with the same Idempotency-Key, the answer is the same without the secret.',
    body: machineCreation,
    answers: { 201: machineSecret },
    problems: ['roles-beyond-own', 'machine-name-taken', 'machines-elsewhere', 'records-limit'],
    tellsOnce: ['secret'],
  },
  renewMachineSecret: {
    call: 'PUT /machines/{machineId}/secret',
    summary: 'A new secret for a machine client; it is shown once',
    description:
      'The secret before is worth nothing at once; tokens that it got end within five minutes. For programs whose roles are ' +
      'among your own.',
    params: paramsOfMachines,
    body: machineSecretRequest,
    answers: { 200: machineSecret },
    problems: ['roles-beyond-own', 'machines-elsewhere'],
  },
  revokeMachine: {
    call: 'DELETE /machines/{machineId}',
    summary: 'Revoke a program',
    description: 'It gets no token from now on. Tokens that it has end within five minutes.',
    params: paramsOfMachines,
    answers: { 204: z.null() },
    problems: ['machines-elsewhere'],
  },
});

export const PROFILE = endpoints('account', ['account'], {
  getAccountProfile: {
    call: 'GET /profile',
    summary: 'Who you are to the platform: organisation and roles',
    description: 'Roles that come of groups stand in no token; here all of them are.',
    answers: { 200: accountProfile },
  },
});
