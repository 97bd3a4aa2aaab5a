import type {
  CoordinationChannel,
  CoordinationIntent,
  ManoeuvreResponsibility,
} from '@keepout/contract/ca/coordination';
import type { Agreement } from '@keepout/contract/ca/operator-contact';
import { textsOf } from '../../i18n/texts.ts';

/** English texts of the coordination with other operators. */
export const en = {
  intents: {
    MOVES: 'Manoeuvres',
    STAYS: 'Does not manoeuvre',
    WAITS: 'Undecided',
    NOTE: 'Other answer',
  } satisfies Record<CoordinationIntent, string>,
  channels: {
    HERE: 'in Keepout',
    LINK: 'by form',
    PHONE: 'by phone',
    MAIL: 'by email',
    OTHER: 'by other means',
  } satisfies Record<CoordinationChannel, string>,
  manoeuvreResponsibility: {
    WE_MOVE: 'You manoeuvre',
    THEY_MOVE: 'The other operator manoeuvres',
    AGREE: 'To be agreed',
    NOBODY_CAN: 'Neither can manoeuvre',
  } satisfies Record<ManoeuvreResponsibility, string>,
  agreements: {
    NONE: 'No agreement',
    WE_MOVE: 'We manoeuvre',
    THEY_MOVE: 'They manoeuvre',
  } satisfies Record<Agreement, string>,
  loading: 'Loading coordination',
  rules: 'According to the rules',
  ours: 'You',
  theirs: 'The other operator',
  nothingSaid: 'no statement yet',
  contradiction: 'Both operators manoeuvre, or neither does. Call the other operator before you act.',
  call: {
    title: 'Contacts',
    none: (object: string) => `No contact for ${object}.`,
    owner: (owner: string) => `Owner in the satellite catalogue: ${owner}.`,
    add: 'Open contacts',
    from: (feed: string) => `From the feed ${feed}`,
  },
  say: {
    title: 'Your statement',
    weMove: 'We manoeuvre',
    weStay: 'We do not manoeuvre',
    weWait: 'Undecided',
    reason: 'Reason for a deviation from the rules',
    heard: 'Record their answer',
    heardTitle: 'Answer of the other operator',
    intent: 'The other operator',
    choose: 'Select',
    needsIntent: 'Select the intent of the other operator.',
    channel: 'Channel',
    who: 'Person',
    note: 'Comment',
    save: 'Save answer',
  },
  form: {
    ask: 'Create answer form',
    title: 'Answer form for the other operator',
    intro:
      'Anyone with the address of the form sees both objects, TCA and miss distance, and can answer without an account.',
    hours: 'Open for',
    shares: 'Show our probability of collision',
    question: 'Question',
    make: 'Create form',
    made: 'Send this address to the other operator. It is shown only once.',
    copy: 'Copy address',
    done: 'Done',
    open: 'Open forms',
    until: 'until',
    answers: (count: string) => (count === '1' ? '1 answer' : `${count} answers`),
    close: 'Close form',
  },
  log: { title: 'Statements', none: 'No statements yet.' },
};

export const useCoordinationText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
