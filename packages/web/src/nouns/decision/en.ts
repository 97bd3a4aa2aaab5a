import { textsOf } from '../../i18n/texts.ts';

/** English texts of the owner and the note of a conjunction. */
export const en = {
  none: 'No decision record for this conjunction.',
  open: 'Create decision record',
  title: 'Owner and note',
  owner: 'Owner',
  ownerHint: 'User responsible for this conjunction.',
  take: 'Assign to me',
  note: 'Note',
  takesBack: 'Saving a changed note revokes the decision. Decide again afterwards.',
  noOwner: 'not assigned',
  noNote: 'no note',
};

export const useOwnerText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
