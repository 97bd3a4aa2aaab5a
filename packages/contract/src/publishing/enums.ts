import { z } from 'zod';

export const recipientKind = z.enum(['SPACE_TRACK', 'TRACSS', 'STARLINK', 'MONITOR_SPACE_HAZARDS', 'FOLDER']).meta({
  id: 'RecipientKind',
  description:
    'Kind of recipient: Space-Track, TraCSS, Starlink Space Safety, Monitor Space Hazards (United Kingdom), or a folder of the installation from which others download files.',
});

export const publicationPurpose = z.enum(['OPERATIONAL', 'CANDIDATE']).meta({
  id: 'PublicationPurpose',
  description:
    'Purpose of a published file. OPERATIONAL: the flown orbit, which replaces the previous one at the recipient. CANDIDATE: an orbit that may be flown, only for screening.',
});

export const publicationState = z
  .enum(['PREPARED', 'QUEUED', 'ACCEPTED', 'REFUSED', 'FAILED', 'UNCERTAIN', 'SCREENED', 'CANCELLED'])
  .meta({
    id: 'PublicationState',
    description:
      'PREPARED: the files are written, not sent. QUEUED: confirmed, being sent. ACCEPTED: the recipient accepted all files. REFUSED: the recipient refused a file. FAILED: a file could not be sent. UNCERTAIN: the arrival of a file is unknown. SCREENED: a user recorded that the recipient has screened the files. CANCELLED: not sent.',
  });

export const publishedFileState = z.enum(['WAITING', 'SENDING', 'ACCEPTED', 'REFUSED', 'FAILED', 'UNCERTAIN']).meta({
  id: 'PublishedFileState',
  description:
    'WAITING: not sent yet. SENDING: being sent. ACCEPTED, REFUSED: response of the recipient. FAILED: could not be sent. UNCERTAIN: sent without a response.',
});

export const publishedFileContent = z.enum(['WITHOUT_BURN', 'WITH_BURN']).meta({
  id: 'PublishedFileContent',
  description: 'WITHOUT_BURN: the operational ephemeris. WITH_BURN: the orbit of a plan.',
});

export type RecipientKind = z.infer<typeof recipientKind>;
export type PublicationPurpose = z.infer<typeof publicationPurpose>;
export type PublicationState = z.infer<typeof publicationState>;
export type PublishedFileState = z.infer<typeof publishedFileState>;
export type PublishedFileContent = z.infer<typeof publishedFileContent>;
