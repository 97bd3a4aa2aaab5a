import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { asGot } from '../platform/fields-of.ts';
import { numberIn, text, textUpTo, utcTimeOf } from '../platform/primitives.ts';
import { renamed } from '../platform/renamed.ts';
import { MOST_MEMBERS, ROTA_NUMBERS } from './fields.ts';

const member = input('RotaMember', 'A member of the on-call schedule.', {
  subject: textUpTo(200).describe('Subject of the tokens of the user.'),
  userName: textUpTo(200).describe('Name of the user.'),
});

const fields = {
  isOn: z.boolean().describe('True if the schedule is active.'),
  members: z.array(member).max(MOST_MEMBERS).describe('Members of the schedule, in the order of their shifts.'),
  shiftHours: numberIn(ROTA_NUMBERS.shiftHours).describe('Length of a shift, h.'),
  startsAt: utcTimeOf('Start of the first shift of the first member'),
  firstWaitMinutes: numberIn(ROTA_NUMBERS.firstWaitMinutes).describe(
    'Maximum time until the next member is notified, min; shorter if the decision is due sooner.',
  ),
  decideByNearHours: numberIn(ROTA_NUMBERS.decideByNearHours).describe(
    'Time before the decision deadline at which an alert is raised, h.',
  ),
};

export const alertRota = record('AlertRota', 'On-call schedule of the organisation.', {
  ...fields,
  onCall: member.nullable().describe('User on call now; null without one.'),
  nextChangeAt: utcTimeOf('Time of the next change of shift; null without one').nullable(),
  version: z
    .int()
    .describe('Version of the schedule, also its ETag; it grows with each change. 0 until a schedule is stored.'),
  updatedAt: utcTimeOf('Time of the last change; null until a schedule is stored').nullable(),
  updatedBy: z.string().nullable().describe('User who made the last change; null until a schedule is stored.'),
});

export const alertRotaBody = input('AlertRotaBody', 'New on-call schedule.', {
  ...asGot(alertRota.pick({ onCall: true, nextChangeAt: true, version: true, updatedAt: true, updatedBy: true }).shape),
  ...fields,
});

const absence = z.enum(['NOT_SEEN', 'ELSEWHERE', 'REMOVED']).meta({
  id: 'Absence',
  description:
    'Reason why a user receives no messages. NOT_SEEN: the user has not used the application for the time that the installation sets. ELSEWHERE: the newest token of the user is of another organisation. REMOVED: the user no longer exists. Null if the user receives messages.',
});

export const colleague = record('Colleague', 'A user of your organisation who has used the application.', {
  subject: text('Subject of the tokens of the user.'),
  userName: text('Name of the user.'),
  seenAt: utcTimeOf('Time at which the user last opened the application'),
  absence: absence.nullable(),
  ...renamed('toldUntil', {
    notifiedUntil: utcTimeOf(
      'Time at which messages to the user end or ended, unless the user opens the application before; null without an end',
    ).nullable(),
  }),
});

export type RotaMember = z.infer<typeof member>;
export type AlertRota = z.infer<typeof alertRota>;
export type AlertRotaBody = z.infer<typeof alertRotaBody>;
export type Colleague = z.infer<typeof colleague>;
export type RotaFields = Pick<AlertRota, keyof typeof fields>;
