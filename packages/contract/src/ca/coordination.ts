import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { count, idOf, metres, numberIn, probability, text, textIn, utcTimeOf } from '../platform/primitives.ts';
import { sentencesOf } from '../platform/sentence.ts';
import { COORDINATION_NUMBERS, COORDINATION_TEXTS } from './coordination-fields.ts';
import { operatorContact } from './operator-contact.ts';

export const coordinationSide = z
  .enum(['OURS', 'THEIRS'])
  .meta({ id: 'CoordinationSide', description: 'Who says it: your organisation, or the other operator.' });

export const coordinationIntent = z.enum(['MOVES', 'STAYS', 'WAITS', 'NOTE']).meta({
  id: 'CoordinationIntent',
  description: 'It moves; it stays as it is; it waits for the other, or for data; or something else is said.',
});

export const coordinationChannel = z
  .enum(['HERE', 'LINK', 'PHONE', 'MAIL', 'OTHER'])
  .meta({ id: 'CoordinationChannel', description: 'How it was said.' });

export const whoMoves = z.enum(['WE_MOVE', 'THEY_MOVE', 'AGREE', 'NOBODY_CAN']).meta({
  id: 'WhoMoves',
  description: 'Manoeuvre responsibility by the rules: your satellite; the other; as agreed; neither can.',
});

const said = {
  side: coordinationSide,
  intent: coordinationIntent,
  channel: coordinationChannel,
  who: textIn(COORDINATION_TEXTS.who).describe('Who said it, of the other operator.'),
  note: textIn(COORDINATION_TEXTS.note).describe('Statement, as text.'),
} as const;

export const coordinationEntryBody = input('CoordinationEntryBody', 'A statement of one of the two operators.', {
  ...said,
  who: said.who.default(''),
  note: said.note.default(''),
});

export const coordinationEntry = record(
  'CoordinationEntry',
  'A statement of one of the two operators. It is never changed.',
  {
    entryId: idOf('the entry'),
    ...said,
    at: utcTimeOf('When it was written down'),
    by: text('Who wrote it down; empty of an answer by a link.'),
  },
);

export const coordinationLinkBody = input(
  'CoordinationLinkBody',
  'A form by which the other operator can answer without an account.',
  {
    hours: numberIn(COORDINATION_NUMBERS.hours).describe('How long it can be answered by it, h.'),
    sharesProbability: z.boolean().describe('The form shows your probability of collision.'),
    question: textIn(COORDINATION_TEXTS.question).default('').describe('What you ask, in words.'),
  },
);

const link = {
  linkId: idOf('the link'),
  expiresAt: utcTimeOf('Until when it can be answered by it'),
  answers: count('Answers received by this form'),
  sharesProbability: z.boolean().describe('The form shows your probability of collision.'),
  question: text('Your question.'),
  createdAt: utcTimeOf('When it was made'),
  createdBy: text('Who made it.'),
} as const;

export const coordinationLink = record('CoordinationLink', 'A form for the other operator that is open.', link);

export const coordinationLinkMade = record('CoordinationLinkMade', 'A form for the other operator, with its address.', {
  ...link,
  address: text(
    'Address of the form, with the token by which it is answered. It is shown once and not stored; null when a request is repeated with its Idempotency-Key.',
  ).nullable(),
});

const stated = z.object({ intent: coordinationIntent, at: utcTimeOf('When'), who: text('Who said it.') }).nullable();

export const coordination = record(
  'Coordination',
  'Manoeuvre responsibility: rules, statements of both operators, and contacts.',
  {
    conjunctionId: idOf('the event'),
    secondaryName: text('The other object.'),
    secondaryNoradId: z.int().nullable().describe('Its catalogue number, if it has one.'),
    secondaryOwner: text('Whose it is, as the satellite catalogue calls it.').nullable(),
    contacts: z.array(operatorContact).describe('Whom to call, the nearest fit first.'),
    whoMoves,
    reason: text('Why, by the rules.'),
    reasonSentences: sentencesOf('reason'),
    ours: stated.describe('Latest statement of intent of your organisation; null without one.'),
    theirs: stated.describe('Latest statement of intent of the other operator.'),
    isContradictory: z.boolean().describe('Both say that they move, or both that they stay.'),
    entries: z.array(coordinationEntry).describe('Statements, newest first.'),
    links: z.array(coordinationLink).describe('Forms that are open.'),
  },
);

const token = textIn(COORDINATION_TEXTS.token).describe('From the address of the form, behind `#`.');

export const answerFormBody = input('AnswerFormBody', 'Which form.', { token });

export const answerForm = record('AnswerForm', 'Form for another operator without an account.', {
  operatorName: text('Who asks.'),
  satelliteName: text('Its satellite.'),
  satelliteNoradId: z.int().describe('Its catalogue number.'),
  objectName: text('The object of the answering operator.'),
  objectNoradId: z.int().nullable().describe('Its catalogue number.'),
  tca: utcTimeOf('Closest approach'),
  missDistance: metres('Distance then'),
  probabilityOfCollision: probability('Probability of collision, where it is shared'),
  decideBy: utcTimeOf('Decision deadline of the requesting operator'),
  ours: stated.describe('Intent of the requesting operator.'),
  question: text('Question to the other operator.'),
  expiresAt: utcTimeOf('Until when it can be answered'),
  answersLeft: count('Answers that the form still takes'),
  given: z
    .array(coordinationEntry.pick({ intent: true, who: true, note: true, at: true }))
    .describe('Answers, newest first.'),
});

export const answerBody = input('AnswerBody', 'Statement of the other operator.', {
  token,
  who: textIn(COORDINATION_TEXTS.answerer).describe('Who answers, and for whom.'),
  intent: coordinationIntent,
  note: textIn(COORDINATION_TEXTS.note).default('').describe('In words.'),
});

export type Coordination = z.infer<typeof coordination>;
export type CoordinationEntry = z.infer<typeof coordinationEntry>;
export type CoordinationEntryBody = z.infer<typeof coordinationEntryBody>;
export type CoordinationIntent = z.infer<typeof coordinationIntent>;
export type CoordinationChannel = z.infer<typeof coordinationChannel>;
export type CoordinationSide = z.infer<typeof coordinationSide>;
export type CoordinationLink = z.infer<typeof coordinationLink>;
export type CoordinationLinkBody = z.infer<typeof coordinationLinkBody>;
export type CoordinationLinkMade = z.infer<typeof coordinationLinkMade>;
export type WhoMoves = z.infer<typeof whoMoves>;
export type AnswerForm = z.infer<typeof answerForm>;
export type AnswerBody = z.infer<typeof answerBody>;
