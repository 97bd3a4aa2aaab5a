import { detectFormat } from '@keepout/ccsds/detect';
import { senderCheck } from './mail-authentication.ts';

/** Limits of a mail and of a turn: sizes, counts and processor time, never waiting time. */
export const MAIL_LIMITS = {
  /** Larger mails are not fetched; mails of providers have some kilobytes. */
  mailBytes: 32_000_000,
  /** Lines of a mail: the parser keeps an object of some hundred bytes for each line. */
  lines: 500_000,
  /** Lines that start with two dashes, as part boundaries do: about one for each part. */
  partLines: 2000,
  /** Maximum number of parts in a mail and its forwarded mails. */
  parts: 500,
  /** Parts within parts. */
  nesting: 20,
  /** Messages forwarded in messages. */
  forwarded: 5,
  /** Headers of a mail and its parts. */
  headerBytes: 262_144,
  /** Processor time to open one mail. */
  workS: 20,
  /** Mails whose headers a turn reads; the next turn continues. */
  turnMails: 500,
  /** New files of a turn; the next turn continues. */
  turnFiles: 500,
  /** Size of the mails that a turn fetches; the next turn continues. */
  turnBytes: 64_000_000,
} as const;

/** Headers of a mail before it is fetched. */
export interface MailHead {
  readonly uid: number;
  readonly sizeBytes: number;
  /** Address of its author, as the mail says; undefined where it has not exactly one. */
  readonly from: string | undefined;
  /** Its `Authentication-Results` (RFC 8601), the topmost first. */
  readonly checks: readonly string[];
}

/** The last mail that was read, or 0: numbers of mails hold as long as the validity of their box (RFC 3501, 2.3.1.1). */
export function lastMailRead(cursor: string | null, validity: string): number {
  const [before, uid] = (cursor ?? '').split(' ');
  return before === validity && /^\d{1,10}$/.test(uid ?? '') ? Number(uid) : 0;
}

/** Returns the stored reading position in a mailbox. */
export const mailCursor = (validity: string, uid: number): string => `${validity} ${uid}`;

/** Decision for a mail. UNCHECKED: the trusted server does not confirm the sender. */
export type MailVerdict = 'READ' | 'OF_OTHERS' | 'NO_AUTHOR' | 'FORGED' | 'UNCHECKED';

/**
 * Decides whether a mail is read: the sender is listed, by address or domain, and the operator's own mail server confirms the domain. Results of
 * other servers can be forged.
 */
export function mailVerdict(
  { from, checks }: Pick<MailHead, 'from' | 'checks'>,
  { senders, trustedServer }: { readonly senders: readonly string[]; readonly trustedServer: string },
): MailVerdict {
  if (from === undefined) return 'NO_AUTHOR';
  const address = from.trim().toLowerCase();
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const isNamed = senders.some((sender) => [address, domain].includes(sender.toLowerCase()));
  if (!isNamed || !address.includes('@')) return 'OF_OTHERS';
  const check = senderCheck(checks, trustedServer, domain);
  return check === 'PASSED' ? 'READ' : check === 'FAILED' ? 'FORGED' : 'UNCHECKED';
}

/**
 * Returns the values of header fields by lower-case name, in order (RFC 5322, 2.2). Only LF or CR LF ends a line: a CR alone starts no field.
 */
export function headerFields(header: string): ReadonlyMap<string, readonly string[]> {
  const fields = new Map<string, string[]>();
  for (const line of header.replaceAll(/\r?\n(?=[ \t])/g, '').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trimEnd().toLowerCase();
    if (name === '') continue;
    const values = fields.get(name);
    if (values === undefined) fields.set(name, [line.slice(colon + 1)]);
    else values.push(line.slice(colon + 1));
  }
  return fields;
}

/** A part of a mail that has a name or is marked as an attachment. */
export interface MailPart {
  readonly name: string;
  /** How it begins, as text. */
  readonly head: string;
}

/** Compressed or not, names that messages have; a letterhead has another. */
const MESSAGE_NAME = /\.(cdm|kvn|xml|json|gz|zip)$/i;

/** Returns whether a part is read as a message: by its name, so that a broken message is reported, or by its content. */
export const isMessagePart = ({ name, head }: MailPart): boolean =>
  MESSAGE_NAME.test(name) || detectFormat(head).startsWith('cdm-');

const BEGINS = /^[ \t]*CCSDS_CDM_VERS[ \t]*=/m;
const KVN_LINE = /^\s*(COMMENT\b.*|[A-Z0-9_]+\s*=.*)?$/;

/** Returns the KVN messages in the text of a mail, without the text before and after them; undefined without any. */
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

/** Name of a mail in a turn. */
export const mailName = (uid: number): string => `mail ${uid}`;

/** Returns the name of a mail part for the log, without control characters and path separators. */
export const partName = (uid: number, name: string): string =>
  `${mailName(uid)}: ${name.replaceAll(/[^\p{L}\p{N} ._-]+/gu, '_').slice(0, 100)}`;
