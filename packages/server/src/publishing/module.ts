import { COLLISION_AVOIDANCE } from '@keepout/contract/ca/role';
import { offer } from '../hosting/capability.ts';
import type { ServerContext, ServerModule } from '../hosting/module.ts';
import { namedBy } from '../hosting/record-names.ts';
import { flightFiles, publicationChanged, recipientsPort } from '../ports/publishing.ts';
import { declareSendQueue, workOnPublishing } from './jobs.ts';
import { endingCertificates } from './recipients/secret.ts';
import { PUBLISHING_IDS } from './recipients/store.ts';
import { registerPublishing } from './routes.ts';
import { publicationTable, publishedFileTable, recipientTable } from './tables.ts';

/** Publication of orbits with and without burns to recipients selected by a user. */
export const publishing: ServerModule = {
  name: 'publishing',
  title: 'Keepout Publishing',
  description: 'To whom orbits are sent, what was sent, when, and what was answered.',
  requirement: COLLISION_AVOIDANCE.requirement,
  needs: [flightFiles],
  offers: [
    offer(recipientsPort, (context: ServerContext) => ({
      endingCertificates: (beforeTaiS) => endingCertificates(context, beforeTaiS),
    })),
  ],
  tables: [recipientTable, publicationTable, publishedFileTable],
  idPrefixes: PUBLISHING_IDS.prefixes,
  recordNames: {
    publication: namedBy(publicationTable, publicationTable.recipientName),
    recipient: namedBy(recipientTable, recipientTable.name),
  },
  publishes: [publicationChanged],
  register: registerPublishing,
  declareJobs: declareSendQueue,
  jobs: workOnPublishing,
};
