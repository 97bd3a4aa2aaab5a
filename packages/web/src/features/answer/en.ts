import { textsOf } from '../../i18n/texts.ts';

/** English texts of the form that another operator answers. */
export const en = {
  title: (operator: string) => `${operator} requests your manoeuvre intent`,
  reading: 'Loading the request',
  notWhole: 'The address is incomplete',
  noToken: 'The address must end with a hash sign and 43 characters. Copy it again from the message that you received.',
  intro:
    'No account is required. The requesting operator sees your answer and your name; both stay in the log of the conjunction.',
  facts: {
    theirs: 'Their satellite',
    yours: 'Your object',
    tca: 'Closest approach',
    miss: 'Miss distance',
    pc: 'Probability of collision (their computation)',
    decideBy: 'Their decision deadline',
    ours: 'Their intent',
    until: 'Form open until',
  },
  notSaid: 'not stated yet',
  question: 'Question',
  who: 'Your name and organisation',
  intent: 'Your intent',
  intents: { MOVES: 'Manoeuvre', STAYS: 'No manoeuvre', WAITS: 'Undecided', NOTE: 'Other (see comment)' },
  theirIntents: { MOVES: 'manoeuvre', STAYS: 'no manoeuvre', WAITS: 'undecided', NOTE: 'other' },
  note: 'Comment',
  send: 'Send answer',
  sent: 'Answer sent. You can answer again; the newest answer is valid.',
  given: 'Answers given with this form',
  left: (count: string) => `${count} ${count === '1' ? 'more answer' : 'more answers'} possible.`,
  choose: 'Select your intent',
  needsName: 'Enter your name.',
  needsIntent: 'Select your intent.',
};

export const useAnswerText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
