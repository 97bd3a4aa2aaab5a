import { verifyRelay } from '@keepout/server/alerts/delivery/mail';
import type { Settings } from '@keepout/server/platform/settings/settings';
import { connectionCause } from './connection-cause.ts';
import { bad, causesOf, type Finding, good, note } from './finding.ts';

const MAIL = 'mail relay';
/** Timeout of one step of the dialogue. */
export const MAIL_PATIENCE_MS = 5_000;

/** Connects to the relay as for a mail, and ends before one is sent. */
export async function mailFinding({ smtpUrl }: Pick<Settings, 'smtpUrl'>): Promise<Finding> {
  if (smtpUrl === undefined) return note(MAIL, 'none: mails stay in the outbox; set KEEPOUT_SMTP_URL');
  const { host, protocol, username, searchParams } = new URL(smtpUrl);
  try {
    await verifyRelay({ smtpUrl, timeoutMs: MAIL_PATIENCE_MS });
  } catch (error) {
    return bad(MAIL, relayCause(error, smtpUrl));
  }
  const isEncrypted = protocol === 'smtps:' || searchParams.get('requireTLS') === 'true';
  const login = username === '' ? 'no login set' : `login as ${decodeURIComponent(username)}`;
  const tls = isEncrypted ? 'TLS' : 'TLS only where the relay offers it';
  return good(MAIL, `${host} answers, ${tls}, ${login}; \`keepout mail test ADDRESS\` sends a mail`);
}

/** Returns why the relay cannot be used, with the remedy; never contains the password. */
function relayCause(error: unknown, smtpUrl: string): string {
  const { host, username } = new URL(smtpUrl);
  const { codes, words } = causesOf(error);
  const answer = words.split('; ').at(-1)?.replaceAll(/\s+/g, ' ').slice(0, 200) ?? '';
  if (codes.includes('EAUTH')) {
    return username === ''
      ? `${host} asks for a login and KEEPOUT_SMTP_URL has no user (${answer})`
      : `${host} refuses the login of ${decodeURIComponent(username)}: correct user and password in KEEPOUT_SMTP_URL (${answer})`;
  }
  if (/greeting never received/i.test(words)) {
    return `${host} accepts the connection and does not greet; is it a mail relay, and is smtps:// needed there?`;
  }
  const cause = connectionCause(error, host);
  if (cause !== undefined) return cause;
  if (/wrong version number|packet length too long/i.test(words)) {
    return `${host} does not begin with TLS, which smtps:// asks for; use smtp://…?requireTLS=true (STARTTLS, port 587), or the port of SMTPS (465)`;
  }
  if (codes.includes('ETLS'))
    return `${host} does not offer STARTTLS, or fails in it (${answer}); correct KEEPOUT_SMTP_URL`;
  return `${host} does not answer as a mail relay (${answer}); correct KEEPOUT_SMTP_URL`;
}
