import { textsOf } from '../../i18n/texts.ts';

/** The English texts of the form for another operator. */
export const en = {
  title: (operator: string) => `${operator} asks what you do`,
  reading: 'Reading what is asked',
  notWhole: 'The address is not whole',
  noToken: 'It ends with a hash sign and 43 letters. Copy it anew from the message in which you got it.',
  intro:
    'You need no account. What you say is shown to whoever asks, with your name, and stays in the log of the event.',
  facts: {
    theirs: 'Their satellite',
    yours: 'Your object',
    tca: 'Closest approach',
    miss: 'Distance then',
    pc: 'Probability of collision, by their computation',
    decideBy: 'They decide by',
    ours: 'They',
    until: 'This form is open until',
  },
  notSaid: 'have not said yet what they do',
  question: 'They ask',
  who: 'Your name and organisation',
  intent: 'We',
  intents: { MOVES: 'Move', STAYS: 'Stay as we are', WAITS: 'Wait', NOTE: 'Say something else' },
  theirIntents: { MOVES: 'move', STAYS: 'stay as they are', WAITS: 'wait', NOTE: 'said something else' },
  note: 'In words',
  send: 'Answer',
  sent: 'Your answer is with them. You can answer again: the last one counts.',
  given: 'What was answered by this form',
  left: (count: string) => `It takes ${count} more answers.`,
  choose: 'Choose',
  needsName: 'Say who you are.',
  needsIntent: 'Say what you do.',
};

export const useAnswerText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
