import type {
  AnswerBody,
  AnswerForm,
  Coordination,
  CoordinationEntry,
  CoordinationEntryBody,
  CoordinationLinkBody,
  CoordinationLinkMade,
} from './coordination.ts';
import type { ContactImported, OperatorContact, OperatorContactBody } from './operator-contact.ts';

const contactBody: OperatorContactBody = {
  name: 'Meridian Operations',
  email: 'flight-dynamics@meridian.example',
  phone: '+49 30 5550142',
  objects: ['44713-44999', 'MERIDIAN*'],
  agreement: 'NONE',
  note: 'Somebody is there from 06:00 to 22:00 UTC',
};

const contact: OperatorContact = {
  ...contactBody,
  contactId: 'opc-6f0b2d1c-7a3e-4f1b-8a55-1d2c3b4a5f60',
  version: 1,
};

const entryBody: CoordinationEntryBody = {
  side: 'THEIRS',
  intent: 'STAYS',
  channel: 'PHONE',
  who: 'K. Sato, on duty',
  note: 'They are in the middle of a campaign and stay as they are',
};

const entry: CoordinationEntry = {
  ...entryBody,
  entryId: 'cen-2b1e7f60-93a4-4c05-9d0b-7b6d1c2e3f48',
  at: '2026-11-21T09:41:12.204Z',
  by: 'mara',
};

const linkBody: CoordinationLinkBody = {
  hours: 48,
  sharesProbability: true,
  question: 'Do you mean to move before this closest approach?',
};

const link: CoordinationLinkMade = {
  linkId: 'cln-0d6a1f2b-4c83-4b7e-9a10-5e4f3d2c1b07',
  expiresAt: '2026-11-23T09:20:00.000Z',
  answers: 0,
  sharesProbability: linkBody.sharesProbability,
  question: linkBody.question,
  createdAt: '2026-11-21T09:20:00.000Z',
  createdBy: 'mara',
  address: 'https://keepout.example.com/answer#7Qp0Zk1rB5yq2m8F4xkUe3hV9tGd6sWaLcJnO_XiR0E',
};
const { address: _, ...open } = link;

const ours = { intent: 'MOVES', at: '2026-11-21T09:05:00.000Z', who: 'mara' } as const;

const coordination: Coordination = {
  conjunctionId: 'con-4b1f0c5d-8e23-4f2a-a7f7-6f0d4b7f9e02',
  secondaryName: 'MERIDIAN-17',
  secondaryNoradId: 44_721,
  secondaryOwner: 'GER',
  contacts: [contact],
  whoMoves: 'AGREE',
  reason: 'Both may be able to move: agree who does before either of you plans.',
  reasonSentences: [{ code: 'moves-agree', figures: {} }],
  ours,
  theirs: { intent: entry.intent, at: entry.at, who: entry.who },
  isContradictory: false,
  entries: [entry],
  links: [open],
};

const form: AnswerForm = {
  operatorName: 'Aurora Space',
  satelliteName: 'AURORA-1',
  satelliteNoradId: 40_001,
  objectName: coordination.secondaryName,
  objectNoradId: coordination.secondaryNoradId,
  tca: '2026-11-22T14:02:11.480Z',
  missDistance: 214.7,
  probabilityOfCollision: 2.1e-4,
  decideBy: '2026-11-22T02:02:11.480Z',
  ours,
  question: link.question,
  expiresAt: link.expiresAt,
  answersLeft: 20,
  given: [],
};

const TOKEN = '7Qp0Zk1rB5yq2m8F4xkUe3hV9tGd6sWaLcJnO_XiR0E';
const answer: AnswerBody = { token: TOKEN, who: 'K. Sato, Meridian Operations', intent: 'STAYS', note: '' };
const imported: ContactImported = { added: 12, changed: 1, unchanged: 30, rejected: [] };

/** An example of each answer and body of coordination, by the name of its schema. */
export const COORDINATION_EXAMPLES = {
  OperatorContact: contact,
  OperatorContactBody: contactBody,
  OperatorContactChange: contactBody,
  OperatorContactImport: { csv: 'name,email,objects\nMeridian Operations,fd@meridian.example,44713-44999;MERIDIAN*\n' },
  OperatorContactImported: imported,
  Coordination: coordination,
  CoordinationEntry: entry,
  CoordinationEntryBody: entryBody,
  CoordinationLinkBody: linkBody,
  CoordinationLink: open,
  CoordinationLinkMade: link,
  AnswerFormBody: { token: TOKEN },
  AnswerForm: form,
  AnswerBody: answer,
} satisfies Readonly<Record<string, object>>;
