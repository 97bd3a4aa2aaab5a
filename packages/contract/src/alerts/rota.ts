import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { asGot } from '../platform/fields-of.ts';
import { numberIn, saying, text, utcTimeOf } from '../platform/primitives.ts';
import { MOST_MEMBERS, ROTA_NUMBERS } from './fields.ts';

const member = input('RotaMember', 'A member of the on-call schedule.', {
  subject: saying(200).describe('The user, by the subject of his tokens.'),
  userName: saying(200).describe('His name.'),
});

const fields = {
  isOn: z.boolean().describe('Whether the schedule is active.'),
  members: z.array(member).max(MOST_MEMBERS).describe('Who takes turns, in the order in which they are called.'),
  shiftHours: numberIn(ROTA_NUMBERS.shiftHours).describe('Length of a turn, hours.'),
  startsAt: utcTimeOf('When the first one takes or took his first turn'),
  firstWaitMinutes: numberIn(ROTA_NUMBERS.firstWaitMinutes).describe(
    'Longest time before the next person is called, minutes; shorter where the decision is due sooner.',
  ),
  decideByNearHours: numberIn(ROTA_NUMBERS.decideByNearHours).describe(
    'How long before the decision is due an alert says so, hours.',
  ),
};

export const alertRota = record('AlertRota', 'On-call schedule of the organisation.', {
  ...fields,
  onCall: member.nullable().describe('User on call now; null without one.'),
  nextChangeAt: utcTimeOf('Time of the next change of shift; null without one').nullable(),
  version: z.int().describe('Grows with every change; the ETag. 0 until a schedule is stored.'),
  updatedAt: utcTimeOf('Time of the last change; null until a schedule is stored').nullable(),
  updatedBy: z.string().nullable().describe('Who changed it last.'),
});

export const alertRotaBody = input('AlertRotaBody', 'Who is to be on call.', {
  ...asGot(alertRota.pick({ onCall: true, nextChangeAt: true, version: true, updatedAt: true, updatedBy: true }).shape),
  ...fields,
});

const absence = z.enum(['NOT_SEEN', 'ELSEWHERE', 'REMOVED']).meta({
  id: 'Absence',
  description:
    'Why no message is sent to somebody: he has not called for as long as the installation says, his newest token is of another organisation, or he is not among the users any more. Null where he is told.',
});

export const colleague = record('Colleague', 'A user of your organisation who has used the application.', {
  subject: text('The user, by the subject of his tokens.'),
  userName: text('His name.'),
  seenAt: utcTimeOf('When he last opened the application'),
  absence: absence.nullable(),
  toldUntil: utcTimeOf(
    'Until when messages are sent to him unless he calls before, or were; null where no time ends it',
  ).nullable(),
});

export type RotaMember = z.infer<typeof member>;
export type AlertRota = z.infer<typeof alertRota>;
export type AlertRotaBody = z.infer<typeof alertRotaBody>;
export type Colleague = z.infer<typeof colleague>;
export type RotaFields = Pick<AlertRota, keyof typeof fields>;
