import { RECORDED } from '../recorded.ts';
import { RECIPIENT_KINDS } from './kinds.ts';
import type { Publication, PublicationBody, PublicationStep } from './publication.ts';
import type { RecipientBody, RecipientChange } from './recipient.ts';

const content: Omit<RecipientBody, 'secret'> = {
  name: 'TraCSS',
  kind: 'TRACSS',
  address: RECIPIENT_KINDS.TRACSS.address!,
  signInAddress: RECIPIENT_KINDS.TRACSS.signInAddress,
  identity: 'aurora-ops',
  objectNames: [],
  programsMayConfirm: false,
};

const { recipientId, name, kind } = RECORDED.createRecipient;

const body: PublicationBody = {
  recipientId,
  satelliteId: 'sat-1d3c8a1e-50f1-4b8e-9f4c-0c9a4a3f6b21',
  purpose: 'CANDIDATE',
  manoeuvreIds: ['man-7c4e2b9a-0d35-4d1d-9b57-5b2f8c1e6a10'],
  withoutBurn: false,
  relinquishPc: null,
  note: 'To be screened before we approve it',
};

const { manoeuvreIds, withoutBurn: _, ...bodyFields } = body;
const PREPARED_AT = '2026-11-21T09:02:11.504Z';
const CONFIRMED_AT = '2026-11-21T09:03:40.118Z';

const publication: Publication = {
  ...bodyFields,
  publicationId: 'pub-58a1f6c4-7a21-4a53-b1c5-3c2a8f0d7e44',
  recipientName: name,
  recipientKind: kind,
  satelliteName: 'AURORA-1',
  conjunctionId: 'con-4b1f0c5d-8e23-4f2a-a7f7-6f0d4b7f9e02',
  state: 'ACCEPTED',
  nextStates: ['SCREENED'],
  isOutdated: false,
  needsOtherConfirmer: false,
  files: [
    {
      name: 'MEME_40001_AURORA-1_20263251200_Special_burn1-7c4e2b9a_Unclassified.ocm',
      content: 'WITH_BURN',
      rank: 1,
      manoeuvreId: manoeuvreIds[0]!,
      sizeBytes: 1_204_311,
      sha256: '6d4f0f2c1bb7d6c9f1fd0e4f2b6f3c8b5e1a7c90d8b7a6f5e4d3c2b1a0f9e8d7',
      state: 'ACCEPTED',
      attempts: 1,
      sentAt: '2026-11-21T09:03:41.020Z',
      answeredAt: '2026-11-21T09:03:42.377Z',
      answerStatus: 200,
      receipt: null,
      answer: '',
      answerSentences: [],
    },
  ],
  history: [
    { at: PREPARED_AT, by: 'mara', state: 'PREPARED', note: body.note },
    { at: CONFIRMED_AT, by: 'jo', state: 'QUEUED', note: '' },
    { at: '2026-11-21T09:03:42.377Z', by: 'Keepout', state: 'ACCEPTED', note: '' },
  ],
  version: 3,
  createdAt: PREPARED_AT,
  createdBy: 'mara',
};

const step: PublicationStep = { state: 'QUEUED', note: '' };

/** An example of each answer and body, by the name of its schema. */
export const PUBLISHING_EXAMPLES = {
  RecipientBody: { ...content, secret: 'not this one' } satisfies RecipientBody,
  RecipientChange: content satisfies RecipientChange,
  Publication: publication,
  PublicationBody: body,
  PublicationStep: step,
} satisfies Readonly<Record<string, object>>;
