import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { count, idOf, metres, numberIn, probability, text, textIn, utcTimeOf } from '../platform/primitives.ts';
import { renamed } from '../platform/renamed.ts';
import { sentencesOf } from '../platform/sentence.ts';
import { COORDINATION_NUMBERS, COORDINATION_TEXTS } from './coordination-fields.ts';
import { operatorContact } from './operator-contact.ts';

export const coordinationSide = z
  .enum(['OURS', 'THEIRS'])
  .meta({ id: 'CoordinationSide', description: 'Author of the statement: your organisation, or the other operator.' });

export const coordinationIntent = z.enum(['MOVES', 'STAYS', 'WAITS', 'NOTE']).meta({
  id: 'CoordinationIntent',
  description:
    'Intent of the operator. MOVES: it will manoeuvre. STAYS: it will not manoeuvre. WAITS: it waits for the other operator or for data. NOTE: any other statement.',
});

export const coordinationChannel = z.enum(['HERE', 'LINK', 'PHONE', 'MAIL', 'OTHER']).meta({
  id: 'CoordinationChannel',
  description: 'Channel of the statement: in Keepout, by a form, by telephone, by mail, or another way.',
});

export const manoeuvreResponsibility = z.enum(['WE_MOVE', 'THEY_MOVE', 'AGREE', 'NOBODY_CAN']).meta({
  id: 'WhoMoves',
  description:
    'Manoeuvre responsibility by the rules: your satellite, the other object, by agreement, or neither can manoeuvre.',
});

const statementFields = {
  side: coordinationSide,
  intent: coordinationIntent,
  channel: coordinationChannel,
  who: textIn(COORDINATION_TEXTS.who).describe('Person at the other operator who made the statement.'),
  note: textIn(COORDINATION_TEXTS.note).describe('Text of the statement.'),
} as const;

export const coordinationEntryBody = input('CoordinationEntryBody', 'A statement by one of the two operators.', {
  ...statementFields,
  who: statementFields.who.default(''),
  note: statementFields.note.default(''),
});

export const coordinationEntry = record(
  'CoordinationEntry',
  'A statement by one of the two operators. It cannot be changed.',
  {
    entryId: idOf('the entry'),
    ...statementFields,
    at: utcTimeOf('Time of the entry'),
    by: text('User who recorded the statement; empty for an answer by a form.'),
  },
);

export const coordinationLinkBody = input(
  'CoordinationLinkBody',
  'A form with which the other operator can answer without an account.',
  {
    hours: numberIn(COORDINATION_NUMBERS.hours).describe('Validity of the form, h.'),
    sharesProbability: z.boolean().describe('True if the form shows your probability of collision.'),
    question: textIn(COORDINATION_TEXTS.question).default('').describe('Question to the other operator.'),
  },
);

const link = {
  linkId: idOf('the link'),
  expiresAt: utcTimeOf('Time at which the form closes'),
  answers: count('Answers received with this form'),
  sharesProbability: z.boolean().describe('True if the form shows your probability of collision.'),
  question: text('Your question.'),
  createdAt: utcTimeOf('Time of creation'),
  createdBy: text('User who created the form.'),
} as const;

export const coordinationLink = record('CoordinationLink', 'An open form for the other operator.', link);

export const coordinationLinkMade = record(
  'CoordinationLinkMade',
  'A new form for the other operator, with its address.',
  {
    ...link,
    address: text(
      'Address of the form, with its token. The server returns it once and does not store it; null if a request is repeated with its Idempotency-Key.',
    ).nullable(),
  },
);

const statedIntent = z
  .object({
    intent: coordinationIntent,
    at: utcTimeOf('Time of the statement'),
    who: text('Person who made the statement.'),
  })
  .nullable();

export const coordination = record(
  'Coordination',
  'Manoeuvre responsibility: rules, statements of both operators, and contacts.',
  {
    conjunctionId: idOf('the conjunction'),
    secondaryName: text('Name of the other object.'),
    secondaryNoradId: z.int().nullable().describe('Catalogue number of the other object; null if it has none.'),
    secondaryOwner: text('Owner code of the other object in the satellite catalogue; null if unknown.').nullable(),
    contacts: z.array(operatorContact).describe('Contacts for the other object, the best match first.'),
    ...renamed('whoMoves', { manoeuvreResponsibility }),
    reason: text('Reason for `manoeuvreResponsibility` by the rules.'),
    reasonSentences: sentencesOf('reason'),
    ...renamed('ours', {
      ownStatement: statedIntent.describe('Latest statement of intent of your organisation; null without one.'),
    }),
    ...renamed('theirs', {
      otherStatement: statedIntent.describe('Latest statement of intent of the other operator; null without one.'),
    }),
    isContradictory: z.boolean().describe('True if both operators will manoeuvre, or neither will.'),
    entries: z.array(coordinationEntry).describe('Statements, newest first.'),
    links: z.array(coordinationLink).describe('Open forms.'),
  },
);

const token = textIn(COORDINATION_TEXTS.token).describe('Token from the address of the form, after `#`.');

export const answerFormBody = input('AnswerFormBody', 'Token of the requested form.', { token });

export const answerForm = record('AnswerForm', 'Form for another operator without an account.', {
  operatorName: text('Name of the requesting operator.'),
  satelliteName: text('Name of its satellite.'),
  satelliteNoradId: z.int().describe('Catalogue number of its satellite.'),
  objectName: text('Name of the object of the answering operator.'),
  objectNoradId: z.int().nullable().describe('Catalogue number of that object; null if it has none.'),
  tca: utcTimeOf('Time of closest approach'),
  missDistance: metres('Miss distance at TCA'),
  probabilityOfCollision: probability('Probability of collision; null if it is not shared or not computed'),
  decideBy: utcTimeOf('Decision deadline of the requesting operator'),
  ...renamed('ours', {
    requesterStatement: statedIntent.describe(
      'Latest statement of intent of the requesting operator; null without one.',
    ),
  }),
  question: text('Question to the other operator.'),
  expiresAt: utcTimeOf('Time at which the form closes'),
  answersLeft: count('Number of further answers that the form accepts'),
  given: z
    .array(coordinationEntry.pick({ intent: true, who: true, note: true, at: true }))
    .describe('Answers, newest first.'),
});

export const answerBody = input('AnswerBody', 'Statement of the other operator.', {
  token,
  who: textIn(COORDINATION_TEXTS.answerer).describe('Name of the answering person and organisation.'),
  intent: coordinationIntent,
  note: textIn(COORDINATION_TEXTS.note).default('').describe('Text of the statement.'),
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
export type ManoeuvreResponsibility = z.infer<typeof manoeuvreResponsibility>;
export type AnswerForm = z.infer<typeof answerForm>;
export type AnswerBody = z.infer<typeof answerBody>;
