/** Words that only an English sentence has: none of them is a word of another language, of a unit or of a CCSDS keyword. */
const ENGLISH = [
  ...[
    'the',
    'of',
    'and',
    'is',
    'are',
    'were',
    'with',
    'for',
    'from',
    'to',
    'this',
    'that',
    'these',
    'has',
    'have',
    'had',
  ],
  ...[
    'been',
    'be',
    'by',
    'which',
    'its',
    'their',
    'they',
    'you',
    'your',
    'not',
    'no',
    'nothing',
    'or',
    'it',
    'on',
    'at',
  ],
  ...['if', 'than', 'then', 'when', 'what', 'who', 'there', 'here', 'now', 'all', 'other', 'out', 'see'],
];
/** Names, which are the same in every language. */
const NAMES = /On-Demand Tracking|Collision Avoidance/g;
const word = new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${ENGLISH.join('|')})(?![\\p{L}\\p{N}_-])`, 'iu');

/** Whether a text that should be of another language has words of an English sentence. */
export const hasEnglish = (text) => word.test(text.replace(NAMES, ''));
