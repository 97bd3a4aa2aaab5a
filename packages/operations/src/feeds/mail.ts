import { detectFormat } from '@keepout/ccsds/detect';

/** What is known of a mail before it is fetched. */
export interface MailHead {
  readonly uid: number;
  readonly sizeBytes: number;
  /** Address of its author, as the mail says. */
  readonly from: string;
  /** Its `Authentication-Results` (RFC 8601), the newest first. */
  readonly checks: readonly string[];
}

/** The last mail that was read, or 0: numbers of mails hold as long as the validity of their box (RFC 3501, 2.3.1.1). */
export function lastMailRead(cursor: string | null, validity: string): number {
  const [before, uid] = (cursor ?? '').split(' ');
  return before === validity && /^\d{1,10}$/.test(uid ?? '') ? Number(uid) : 0;
}

/** How far a mailbox was read, as it is kept. */
export const mailCursor = (validity: string, uid: number): string => `${validity} ${uid}`;

/** What may be done with a mail. */
export type MailVerdict = 'READ' | 'OF_OTHERS' | 'FORGED';

/**
 * Whether a mail is read: only of senders who are named, by address or by domain, and not where the server that took it found that its sender is
 * another. That server writes above all that came with the mail; what stands below anybody may have written.
 */
export function mailVerdict({ from, checks }: MailHead, senders: readonly string[]): MailVerdict {
  const address = from.trim().toLowerCase();
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const isNamed = senders.some((sender) => [address, domain].includes(sender.toLowerCase()));
  if (!isNamed || !address.includes('@')) return 'OF_OTHERS';
  return /\bdmarc\s*=\s*fail\b/i.test(checks[0] ?? '') ? 'FORGED' : 'READ';
}

/** A part of a mail that has a name, or is meant to be kept. */
export interface MailPart {
  readonly name: string;
  /** How it begins, as text. */
  readonly head: string;
}

/** Compressed or not, names that messages have; a letterhead has another. */
const MESSAGE_NAME = /\.(cdm|kvn|xml|json|gz|zip)$/i;

/** Whether a part is read as a message: by its name, so that one that is broken is told, or by what it is. */
export const isMessagePart = ({ name, head }: MailPart): boolean =>
  MESSAGE_NAME.test(name) || detectFormat(head).startsWith('cdm-');

const BEGINS = /^[ \t]*CCSDS_CDM_VERS[ \t]*=/m;
const KVN_LINE = /^\s*(COMMENT\b.*|[A-Z0-9_]+\s*=.*)?$/;

/** Messages that stand in the text of a mail as KVN, without what is said before and behind them; undefined where there are none. */
export function messageOfText(text: string): string | undefined {
  const begin = BEGINS.exec(text)?.index;
  if (begin === undefined) return undefined;
  const lines = text.slice(begin).split(/\r?\n/);
  const end = lines.findIndex((line) => !KVN_LINE.test(line));
  return `${lines
    .slice(0, end < 0 ? undefined : end)
    .join('\n')
    .trimEnd()}\n`;
}

/** What a part is called in a turn: control signs and ways out of a folder are none of a name. */
export const partName = (uid: number, name: string): string =>
  `mail ${uid}: ${name.replaceAll(/[^\p{L}\p{N} ._-]+/gu, '_').slice(0, 100)}`;
