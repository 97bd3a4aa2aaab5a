import { fieldsOf } from '@keepout/contract/platform/fields-of';
import {
  type Publication,
  type PublishedFile,
  publication,
  publishedFile,
} from '@keepout/contract/publishing/publication';
import { withStatement } from '@keepout/contract/sentences';
import { NEXT_STATES } from '@keepout/operations/publishing/states';
import type { FileRow, PublicationRow } from './store.ts';

/** @param isOutdated   true if the source data of unsent files have changed */
export const presentPublication = (
  row: PublicationRow,
  { isOutdated, needsOtherConfirmer }: Pick<Publication, 'isOutdated' | 'needsOtherConfirmer'>,
): Publication => ({
  publicationId: row.id,
  ...fieldsOf(publication, row),
  nextStates: NEXT_STATES[row.state].filter((state) => state !== 'QUEUED' || !isOutdated),
  isOutdated,
  needsOtherConfirmer,
  files: row.files.map(presentFile),
});

const presentFile = (row: FileRow): PublishedFile => ({
  ...fieldsOf(publishedFile, row),
  ...withStatement('answer', row.answer),
});
