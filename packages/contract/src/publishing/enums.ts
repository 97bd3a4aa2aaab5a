import { z } from 'zod';

export const recipientKind = z.enum(['SPACE_TRACK', 'TRACSS', 'STARLINK', 'MONITOR_SPACE_HAZARDS', 'FOLDER']).meta({
  id: 'RecipientKind',
  description:
    'Who takes orbits: Space-Track, TraCSS, Starlink Space Safety, Monitor Space Hazards of the United Kingdom, or a folder of the installation, from which others fetch.',
});

export const publicationPurpose = z.enum(['OPERATIONAL', 'CANDIDATE']).meta({
  id: 'PublicationPurpose',
  description:
    'What the recipient is to take a file for: the orbit that is flown, in place of what it has; or an orbit that may be flown, to be screened and no more.',
});

export const publicationState = z
  .enum(['PREPARED', 'QUEUED', 'ACCEPTED', 'REFUSED', 'FAILED', 'UNCERTAIN', 'SCREENED', 'CANCELLED'])
  .meta({
    id: 'PublicationState',
    description:
      'The files are written and nothing has left; somebody confirmed, and they are being sent; the recipient took all; it refused some; some could not be sent; of some it is not known whether they arrived; the recipient has screened them, as somebody noted; or they are not sent after all.',
  });

export const publishedFileState = z.enum(['WAITING', 'SENDING', 'ACCEPTED', 'REFUSED', 'FAILED', 'UNCERTAIN']).meta({
  id: 'PublishedFileState',
  description:
    'It waits; it is on its way; the recipient took it, or refused it; it did not leave; or it left, and no answer came.',
});

export const publishedFileContent = z.enum(['WITHOUT_BURN', 'WITH_BURN']).meta({
  id: 'PublishedFileContent',
  description: 'The orbit in force, or the orbit of a plan.',
});

export type RecipientKind = z.infer<typeof recipientKind>;
export type PublicationPurpose = z.infer<typeof publicationPurpose>;
export type PublicationState = z.infer<typeof publicationState>;
export type PublishedFileState = z.infer<typeof publishedFileState>;
export type PublishedFileContent = z.infer<typeof publishedFileContent>;
