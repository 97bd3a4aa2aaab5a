import { RECORDED } from '../recorded.ts';
import type { AnswerBody, CoordinationEntryBody, CoordinationLinkBody } from './coordination.ts';
import type { ContactImported, OperatorContactBody } from './operator-contact.ts';

const contactBody: OperatorContactBody = {
  name: 'Meridian Operations',
  email: 'flight-dynamics@meridian.example',
  phone: '+49 30 5550142',
  objects: ['44713-44999', 'MERIDIAN*'],
  agreement: 'NONE',
  note: 'On duty from 06:00 to 22:00 UTC',
};

const entryBody: CoordinationEntryBody = {
  side: 'THEIRS',
  intent: 'STAYS',
  channel: 'PHONE',
  who: 'K. Sato, on duty',
  note: 'They are in an imaging campaign and will not manoeuvre',
};

const linkBody: CoordinationLinkBody = {
  hours: 48,
  sharesProbability: true,
  question: 'Do you plan to manoeuvre before this TCA?',
};

const TOKEN = '7Qp0Zk1rB5yq2m8F4xkUe3hV9tGd6sWaLcJnO_XiR0E';
const answer: AnswerBody = { token: TOKEN, who: 'K. Sato, Meridian Operations', intent: 'STAYS', note: '' };
const imported: ContactImported = { added: 12, changed: 1, unchanged: 30, rejected: [] };

/** An example of each body of coordination, and of answers that were not recorded, by the name of its schema. */
export const COORDINATION_EXAMPLES = {
  OperatorContactBody: contactBody,
  OperatorContactChange: contactBody,
  OperatorContactImport: { csv: 'name,email,objects\nMeridian Operations,fd@meridian.example,44713-44999;MERIDIAN*\n' },
  OperatorContactImported: imported,
  CoordinationEntryBody: entryBody,
  CoordinationLinkBody: linkBody,
  CoordinationLink: RECORDED.getCoordination.links[0]!,
  AnswerFormBody: { token: TOKEN },
  AnswerBody: answer,
} satisfies Readonly<Record<string, object>>;
