import type { PublicationState, PublishedFileState } from '@keepout/contract/publishing/enums';
import type { StatusLevel } from '../../ui/status-level.ts';

export const PUBLICATION_LEVELS: Readonly<Record<PublicationState, StatusLevel>> = {
  PREPARED: 'caution',
  QUEUED: 'pending',
  ACCEPTED: 'ok',
  REFUSED: 'serious',
  FAILED: 'serious',
  UNCERTAIN: 'serious',
  SCREENED: 'ok',
  CANCELLED: 'inactive',
};

export const PUBLISHED_FILE_LEVELS: Readonly<Record<PublishedFileState, StatusLevel>> = {
  WAITING: 'pending',
  SENDING: 'pending',
  ACCEPTED: 'ok',
  REFUSED: 'serious',
  FAILED: 'serious',
  UNCERTAIN: 'serious',
};
