import { tell } from '@keepout/contract/sentences';
import { createTransport } from 'nodemailer';
import { isMailAddress } from '../../users/settings.ts';
import { detailOf, type SendOutcome } from './outcome.ts';

export interface MailOptions {
  /** smtp:// or smtps://, with user and password if the relay requires them. */
  readonly smtpUrl: string;
  readonly from: string;
  readonly timeoutMs: number;
}

export interface Mail {
  /** Local part of the Message-ID: the same in every attempt, so that a receiver can drop a duplicate. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * Passes a mail to the relay: to exactly one address, in a structured form that is not parsed again. Anything other than a single address is
 * refused here again, regardless of its origin.
 */
export async function sendMail(mail: Mail, { smtpUrl, from, timeoutMs }: MailOptions): Promise<SendOutcome> {
  if (!isMailAddress(mail.to)) return { kind: 'REFUSED', status: null, detail: tell('address-none') };
  const transport = openTransport({ smtpUrl, timeoutMs });
  const host = from.slice(from.lastIndexOf('@') + 1).replace(/[^\w.-]/g, '') || 'localhost';
  try {
    const sentMail = await within(
      transport.sendMail({
        from,
        to: { name: '', address: mail.to },
        envelope: { from: from.match(/<([^<>]+)>$/)?.[1] ?? from, to: [mail.to] },
        messageId: `<${mail.id}@${host}>`,
        subject: mail.subject,
        text: mail.text,
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      }),
      2 * timeoutMs,
    );
    return { kind: 'SENT', status: 250, detail: detailOf(String(sentMail.response ?? '')) };
  } catch (cause) {
    return outcomeOf(cause);
  } finally {
    transport.close();
  }
}

function openTransport({ smtpUrl, timeoutMs }: Pick<MailOptions, 'smtpUrl' | 'timeoutMs'>) {
  return createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Connects to the relay, greets it, starts TLS as for a mail and signs in if the URL has a user; sends no mail. Throws the relay's error. */
export async function verifyRelay(options: Pick<MailOptions, 'smtpUrl' | 'timeoutMs'>): Promise<void> {
  const transport = openTransport(options);
  try {
    await within(transport.verify(), 2 * options.timeoutMs);
  } finally {
    transport.close();
  }
}

/** Limits the complete dialogue: a relay that responds slowly to each command can stall it as well. */
async function within<T>(running: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' })), ms);
  });
  try {
    return await Promise.race([running, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A 5yz reply of the relay is permanent, RFC 5321 section 4.2.1; all other errors may be temporary. */
function outcomeOf(cause: unknown): SendOutcome {
  const { responseCode, response, code } = cause as { responseCode?: number; response?: string; code?: string };
  const status = typeof responseCode === 'number' ? responseCode : null;
  const detail =
    typeof response === 'string'
      ? detailOf(response)
      : code
        ? tell('no-connection-because', { code })
        : tell('no-connection');
  // A failed login at the relay is a configuration error, not a refusal by the receiver, and can be corrected.
  if (status !== null && status >= 500 && code !== 'EAUTH') return { kind: 'REFUSED', status, detail };
  return { kind: 'RETRY', status, detail, askedS: null };
}
