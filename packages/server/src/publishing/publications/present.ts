import type { Publication, PublishedFile } from '@keepout/contract/publishing/publication';
import { withStatement } from '@keepout/contract/sentences';
import { wireTime, wireTimeOrNull } from '../../platform/database/stored-time.ts';
import { NEXT_STATES } from './states.ts';
import type { FileRow, PublicationRow } from './store.ts';

/** @param isOvertaken   of what has not left yet: it was written from something else than there is now */
export const presentPublication = (row: PublicationRow, isOvertaken: boolean): Publication => ({
  publicationId: row.id,
  recipientId: row.recipientId,
  recipientName: row.recipientName,
  recipientKind: row.recipientKind,
  satelliteId: row.satelliteId,
  satelliteName: row.satelliteName,
  conjunctionId: row.conjunctionId,
  purpose: row.purpose,
  relinquishPc: row.relinquishPc,
  note: row.note,
  state: row.state,
  nextStates: NEXT_STATES[row.state].filter((state) => state !== 'QUEUED' || !isOvertaken),
  isOvertaken,
  files: row.files.map(presentFile),
  history: row.history,
  version: row.version,
  createdAt: wireTime(row.createdAt),
  createdBy: row.createdBy,
});

const presentFile = (row: FileRow): PublishedFile => ({
  name: row.name,
  content: row.content,
  rank: row.rank,
  manoeuvreId: row.manoeuvreId,
  sizeBytes: row.sizeBytes,
  sha256: row.sha256,
  state: row.state,
  attempts: row.attempts,
  sentAt: wireTimeOrNull(row.sentAt),
  answeredAt: wireTimeOrNull(row.answeredAt),
  answerStatus: row.answerStatus,
  receipt: row.receipt,
  ...withStatement('answer', row.answer),
});
