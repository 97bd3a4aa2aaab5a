import { textsOf } from '../../i18n/texts.ts';

/** English texts of who sees to an event, wherever that is shown. */
export const en = {
  none: 'Nobody has opened a decision record for this event.',
  open: 'Open a decision record',
  title: 'Owner and note',
  owner: 'Owner',
  ownerHint: 'Who sees to it.',
  take: 'Take it over',
  note: 'Note',
  takesBack: 'Saving another note takes the decision back; it has to be made again.',
  noOwner: 'nobody',
  noNote: 'no note',
};

export const useOwnerText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
