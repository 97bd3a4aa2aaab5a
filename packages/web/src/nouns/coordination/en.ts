import type { CoordinationChannel, CoordinationIntent, WhoMoves } from '@keepout/contract/ca/coordination';
import type { Agreement } from '@keepout/contract/ca/operator-contact';
import { textsOf } from '../../i18n/texts.ts';

/** The English texts of who moves. */
export const en = {
  intents: {
    MOVES: 'Moves',
    STAYS: 'Stays',
    WAITS: 'Waits',
    NOTE: 'Says something else',
  } satisfies Record<CoordinationIntent, string>,
  channels: {
    HERE: 'here',
    LINK: 'by the form',
    PHONE: 'by telephone',
    MAIL: 'by mail',
    OTHER: 'otherwise',
  } satisfies Record<CoordinationChannel, string>,
  whoMoves: {
    WE_MOVE: 'You move',
    THEY_MOVE: 'The other operator moves',
    AGREE: 'To be agreed',
    NOBODY_CAN: 'Neither can move',
  } satisfies Record<WhoMoves, string>,
  agreements: {
    NONE: 'Nothing agreed',
    WE_MOVE: 'We move',
    THEY_MOVE: 'They move',
  } satisfies Record<Agreement, string>,
  loading: 'Reading what was said',
  rules: 'By the rules',
  ours: 'You',
  theirs: 'The other operator',
  nothingSaid: 'nothing said yet',
  contradiction: 'Both move, or both stay. Call before either of you acts.',
  call: {
    title: 'Whom to call',
    none: (object: string) => `Nobody is known for ${object}.`,
    owner: (owner: string) => `Its owner in the satellite catalogue: ${owner}.`,
    add: 'Contacts',
    from: (feed: string) => `By the feed ${feed}`,
  },
  say: {
    title: 'Say what you do',
    weMove: 'We move',
    weStay: 'We stay',
    weWait: 'We wait',
    reason: 'Why, where the rules say otherwise',
    heard: 'Write down what they said',
    heardTitle: 'What the other operator said',
    intent: 'They',
    choose: 'Choose',
    needsIntent: 'Choose what they do.',
    channel: 'Said',
    who: 'By whom',
    note: 'In words',
    save: 'Write it down',
  },
  form: {
    ask: 'Ask by a form',
    title: 'A form for the other operator',
    intro:
      'Whoever has its address sees both objects, the time and the distance, and can say what he does, without an account.',
    hours: 'Open for',
    shares: 'It also tells our probability of collision',
    question: 'What you ask',
    make: 'Make the form',
    made: 'Send this address to the other operator. It is shown this once.',
    copy: 'Copy the address',
    done: 'Done',
    open: 'Open forms',
    until: 'until',
    answers: (count: string) => `${count} answers`,
    close: 'Close the form',
  },
  log: { title: 'What was said', none: 'Nothing was said yet.' },
};

export const useCoordinationText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
