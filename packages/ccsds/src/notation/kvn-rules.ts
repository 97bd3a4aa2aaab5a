import { faultList, type MessageFault } from '../fault/message-fault.ts';
import { withLineFeeds } from './kvn.ts';
import { shownCharacter } from './printable.ts';

/** The book of a message, where it has rules for lines, keywords and comments in KVN. */
export interface KvnBook {
  readonly characters: string;
  /** Absent where a line may have any length. */
  readonly lineLength?: string;
  readonly order: string;
  readonly comments: string;
}

const ODM = { characters: '502.0-B-3, 7.3', order: '502.0-B-3, 7.4', comments: '502.0-B-3, 7.8' };
/** Rules of KVN by the kind of message; lines of an OCM may be of any length. */
export const KVN_BOOKS: Readonly<Record<'opm' | 'omm' | 'oem' | 'ocm' | 'cdm' | 'tdm', KvnBook>> = {
  opm: { ...ODM, lineLength: '502.0-B-3, 7.3' },
  omm: { ...ODM, lineLength: '502.0-B-3, 7.3' },
  oem: { ...ODM, lineLength: '502.0-B-3, 7.3' },
  ocm: ODM,
  cdm: {
    characters: '508.0-B-1, 6.2.1',
    lineLength: '508.0-B-1, 6.2.1',
    order: '508.0-B-1, 6.2.1.13',
    comments: '508.0-B-1, 6.2.4',
  },
  tdm: {
    characters: '503.0-B-2, section 4',
    lineLength: '503.0-B-2, section 4',
    order: '503.0-B-2, section 4',
    comments: '503.0-B-2, section 4',
  },
};

const LONGEST_LINE_OF_BOOKS = 254;
/** A character that is neither printable ASCII nor a TAB; TABs have a separate rule. */
const FOREIGN = /[^\t\u0020-\u007e]/u;
/** A state of an OEM, an observation of a TDM. */
const DATA = /^\s*(?:\d{4}-|[A-Z][A-Z0-9_]*\s*=\s*\d{4}-\S+\s+\S)/;

/** Returns the breaches of KVN notation in the lines of a text, each rule once, at its first line. */
export function kvnLineDeviations(text: string, book: KvnBook): MessageFault[] {
  const faults = faultList();
  const reportedCodes = new Set<string>();
  const once = (code: MessageFault['code'], line: number, value: string | undefined, limit: string): void => {
    if (!reportedCodes.has(code)) faults.add(code, { line, value, limit });
    reportedCodes.add(code);
  };
  let isAfterData = false;
  for (const [index, rawLine] of withLineFeeds(text).split('\n').entries()) {
    const line = index + 1;
    const raw = rawLine.endsWith('\r') ? rawLine.slice(0, -1) : rawLine;
    if (raw.includes('\t')) once('tab-character', line, undefined, book.characters);
    const foreign = FOREIGN.exec(raw)?.[0];
    if (foreign !== undefined) once('not-printable-ascii', line, shownCharacter(foreign), book.characters);
    if (book.lineLength !== undefined && raw.length > LONGEST_LINE_OF_BOOKS) {
      once('line-over-limit', line, String(raw.length), book.lineLength);
    }
    const isComment = /^\s*COMMENT\b/.test(raw);
    if (isComment && isAfterData) once('comment-out-of-place', line, undefined, book.comments);
    if (!isComment && raw.trim() !== '') isAfterData = DATA.test(raw);
  }
  return faults.faults;
}
