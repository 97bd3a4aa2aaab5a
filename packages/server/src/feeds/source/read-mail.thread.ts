import { isMessagePart, MAIL_LIMITS, type MailPart, messageOfText } from '@keepout/operations/feeds/mail';
import PostalMime, { type Attachment } from 'postal-mime';

export interface MailFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Reason why a mail or a part was not opened: the limit that it exceeds, or unreadable. */
export type MailFault = 'lines' | 'parts' | 'nesting' | 'headerBytes' | 'forwarded' | 'unreadable';

export interface OpenedMail {
  readonly files: readonly MailFile[];
  /** Refused parts; an empty name stands for the mail itself. */
  readonly left: readonly { readonly part: string; readonly fault: MailFault }[];
}

/** Number of bytes of a part that are needed to detect its type. */
const HEAD_BYTES = 65_536;

/**
 * Returns the parts of a mail (RFC 5322) that can be conjunction messages: attachments and the text, also of forwarded messages
 * (message/rfc822 or a file .eml).
 */
export async function readMail(mail: Uint8Array): Promise<OpenedMail> {
  const opened = { files: [] as MailFile[], left: [] as { part: string; fault: MailFault }[], parts: 0 };
  await open(mail, '', 0, opened);
  return { files: opened.files, left: opened.left };
}

interface Opening {
  readonly files: MailFile[];
  readonly left: { readonly part: string; readonly fault: MailFault }[];
  parts: number;
}

async function open(mail: Uint8Array, name: string, depth: number, opening: Opening): Promise<void> {
  const leave = (fault: MailFault, part = name) => void opening.left.push({ part, fault });
  if (depth > MAIL_LIMITS.forwarded) return leave('forwarded');
  const excess = excessOf(mail);
  if (excess !== undefined) return leave(excess);
  const options = {
    // Forwarded messages are opened by this function, which counts depth and parts.
    forceRfc822Attachments: true,
    maxNestingDepth: MAIL_LIMITS.nesting,
    maxHeadersSize: MAIL_LIMITS.headerBytes,
  };
  const email = await PostalMime.parse(mail, options).catch(faultOf);
  if (typeof email === 'string') return leave(email);
  const { text = '', attachments } = email;
  opening.parts += attachments.length + 1;
  if (opening.parts > MAIL_LIMITS.parts) return leave('parts');
  const inside = name === '' ? '' : `${name} `;
  let forwarded = 0;
  for (const [place, attachment] of attachments.entries()) {
    const bytes = bytesOf(attachment);
    if (isForwarded(attachment)) await open(bytes, `${inside}forwarded ${++forwarded}`, depth + 1, opening);
    else {
      const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString();
      const part: MailPart = { name: attachment.filename ?? `part ${place + 1}`, head };
      if (isMessagePart(part)) opening.files.push({ name: `${inside}${part.name}`, bytes });
    }
  }
  const ofText = messageOfText(text);
  if (ofText !== undefined) opening.files.push({ name: `${inside}text`, bytes: Buffer.from(ofText) });
}

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);

const isForwarded = ({ mimeType, filename }: Attachment): boolean =>
  mimeType === 'message/rfc822' || mimeType === 'message/global' || /\.eml$/i.test(filename ?? '');

function faultOf(cause: unknown): MailFault {
  const { message } = cause as Error;
  if (/nesting depth/.test(message)) return 'nesting';
  return /header size/.test(message) ? 'headerBytes' : 'unreadable';
}

const [NEW_LINE, DASH] = [10, 45];

/** Counts lines and possible part boundaries before parsing: the parser creates objects for each. */
function excessOf(mail: Uint8Array): MailFault | undefined {
  let [lines, bounds] = [0, 0];
  for (let at = 0; at >= 0; at = mail.indexOf(NEW_LINE, at) + 1 || -1) {
    if (mail[at] === DASH && mail[at + 1] === DASH && ++bounds > MAIL_LIMITS.partLines) return 'parts';
    if (++lines > MAIL_LIMITS.lines) return 'lines';
  }
  return undefined;
}
