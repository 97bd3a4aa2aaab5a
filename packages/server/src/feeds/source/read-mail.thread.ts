import { isMessagePart, type MailPart, messageOfText } from '@keepout/operations/feeds/mail';
import PostalMime from 'postal-mime';

export interface MailFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** How much of a part tells what it is. */
const HEAD_BYTES = 65_536;

/** What of a mail (RFC 5322) can be conjunction messages: attachments, and a text that is one; undefined where it cannot be opened. */
export async function readMail(mail: Uint8Array): Promise<readonly MailFile[] | undefined> {
  try {
    const { text = '', attachments } = await PostalMime.parse(mail);
    const files = attachments.map(({ filename, content }, place): MailFile & MailPart => {
      const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
      const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString();
      return { name: filename ?? `part ${place + 1}`, bytes, head };
    });
    const ofText = messageOfText(text);
    const inText = ofText === undefined ? [] : [{ name: 'text', bytes: Buffer.from(ofText) }];
    return [...files.filter(isMessagePart).map(({ name, bytes }) => ({ name, bytes })), ...inText];
  } catch {
    return undefined;
  }
}
