import { PUBLISHING_EXAMPLES } from '@keepout/contract/publishing/examples';
import { RECIPIENT_KINDS } from '@keepout/contract/publishing/kinds';
import type { Publication, PublishedFile } from '@keepout/contract/publishing/publication';
import type { Recipient } from '@keepout/contract/publishing/recipient';
import { RECORDED } from '@keepout/contract/recorded';
import { tell, withStatement } from '@keepout/contract/sentences';
import { inHours, now } from './clock.ts';
import { type Handler, on } from './handlers.ts';
import { mockProblem } from './mock-problem.ts';
import { mutableRecords } from './records.ts';
import type { Scenario } from './scenario.ts';

const { Publication: EXAMPLE } = PUBLISHING_EXAMPLES;
const { createRecipient: RECIPIENT } = RECORDED;
const FILE: PublishedFile = EXAMPLE.files[0]!;

function recipientsOf(): Recipient[] {
  return [
    { ...RECIPIENT, recipientId: 'rcp-1' },
    {
      ...RECIPIENT,
      recipientId: 'rcp-2',
      name: 'Starlink',
      kind: 'STARLINK',
      address: RECIPIENT_KINDS.STARLINK.address!,
      signInAddress: null,
      identity: null,
      certificateEndsAt: inHours(20 * 24),
      objectNames: [{ noradId: 40_001, name: '0e6b3f0e-6f4a-4f59-8f68-3c7a4a1f0001' }],
    },
  ];
}

const broken = withStatement('answer', tell('published-broken', { code: 'ECONNRESET' }));

/** One that was screened, one of which nobody knows whether it arrived, one that waits for a person. */
function publicationsOf(): Publication[] {
  const at = (hours: number, states: readonly Publication['state'][]): Pick<Publication, 'createdAt' | 'history'> => ({
    createdAt: inHours(-hours),
    history: states.map((state, index) => ({
      at: inHours(-hours + index / 60),
      by: state === 'PREPARED' ? 'mara' : state === 'QUEUED' ? 'jo' : 'worker',
      state,
      note: '',
    })),
  });
  return [
    {
      ...EXAMPLE,
      publicationId: 'pub-3',
      recipientId: 'rcp-1',
      state: 'PREPARED',
      nextStates: ['QUEUED', 'CANCELLED'],
      files: [{ ...FILE, state: 'WAITING', attempts: 0, sentAt: null, answeredAt: null, answerStatus: null }],
      version: 1,
      ...at(0.1, ['PREPARED']),
    },
    {
      ...EXAMPLE,
      publicationId: 'pub-2',
      recipientId: 'rcp-2',
      recipientName: 'Starlink',
      recipientKind: 'STARLINK',
      relinquishPc: 1e-5,
      state: 'UNCERTAIN',
      nextStates: ['QUEUED', 'SCREENED', 'CANCELLED'],
      files: [{ ...FILE, name: FILE.name.replace('.ocm', '.oem'), state: 'UNCERTAIN', answerStatus: null, ...broken }],
      ...at(2, ['PREPARED', 'QUEUED', 'UNCERTAIN']),
    },
    {
      ...EXAMPLE,
      publicationId: 'pub-1',
      recipientId: 'rcp-1',
      state: 'ACCEPTED',
      ...at(5, ['PREPARED', 'QUEUED', 'ACCEPTED']),
    },
  ];
}

/** Recipients, and what goes out: what is confirmed is accepted at once. */
export function publishingHandlers(scenario: Scenario): readonly Handler[] {
  const isEmpty = scenario.publications === 'none';
  const recipients = mutableRecords(({ recipientId }) => recipientId, isEmpty ? [] : recipientsOf());
  const publications = mutableRecords(({ publicationId }) => publicationId, isEmpty ? [] : publicationsOf());
  return [
    on('listRecipients', () => recipients.all().toSorted((a, b) => (a.name < b.name ? -1 : 1))),
    on('getRecipient', ({ params }) => recipients.find(params.recipientId)),
    on('createRecipient', ({ body: { secret, ...body } }) => {
      if (recipients.all().some(({ name }) => name === body.name))
        return mockProblem('recipient-exists', `There is a recipient ${body.name} already.`);
      const recipientId = `rcp-${recipients.all().length + 1}`;
      return recipients.last({ ...RECIPIENT, ...body, recipientId, hasSecret: secret !== undefined, version: 1 });
    }),
    on('changeRecipient', ({ params: { recipientId }, body: { secret, ...body }, request }) => {
      const hasSecret = secret !== undefined || recipients.find(recipientId)?.hasSecret === true;
      return recipients.change(request, recipientId, { ...body, recipientId, hasSecret });
    }),
    on('deleteRecipient', ({ params }) => recipients.remove(params.recipientId)),
    on('listPublications', publications.all),
    on('getPublication', ({ params }) => publications.find(params.publicationId)),
    on('getPublishedFile', ({ params }) => {
      const file = publications.find(params.publicationId)?.files.find(({ name }) => name === params.fileName);
      if (file === undefined) return undefined;
      return new Response('CCSDS_OCM_VERS = 3.0\n', { headers: { 'content-type': 'text/plain' } });
    }),
    on('createPublication', ({ body }) => {
      const recipient = recipients.find(body.recipientId);
      if (recipient === undefined) return undefined;
      const [prepared] = publicationsOf() as [Publication];
      return publications.first({
        ...prepared,
        ...body,
        publicationId: `pub-${publications.all().length + 1}`,
        recipientName: recipient.name,
        recipientKind: recipient.kind,
        createdAt: now(),
        files: body.manoeuvreIds.map((manoeuvreId, index) => ({
          ...prepared.files[0]!,
          name: FILE.name.replace('cand1', `cand${index + 1}`),
          rank: index + 1,
          manoeuvreId,
        })),
      });
    }),
    on('stepPublication', ({ params, body: { state, note }, request }) => {
      const publication = publications.find(params.publicationId);
      if (publication === undefined) return undefined;
      const { history, nextStates, files } = publication;
      if (!nextStates.includes(state))
        return mockProblem('publication-step-impossible', `The publication is ${publication.state}.`);
      const isSent = state === 'QUEUED';
      const next: Publication['state'] = isSent ? 'ACCEPTED' : state;
      return publications.change(request, params.publicationId, {
        state: next,
        nextStates: isSent ? ['SCREENED'] : [],
        files: isSent
          ? files.map((file): PublishedFile => ({ ...FILE, name: file.name, sentAt: now(), answeredAt: now() }))
          : files,
        history: [...history, { at: now(), by: 'jo', state: next, note }],
      });
    }),
  ];
}
