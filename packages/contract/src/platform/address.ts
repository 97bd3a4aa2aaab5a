import { isText, type TextField } from './text-field.ts';

/** What an address begins with: of the web, and of a mailbox (RFC 5092), whose `imap` goes over to TLS before anybody signs in. */
export const WEB_SCHEMES = ['https'] as const;
export const MAIL_SCHEMES = ['imaps', 'imap'] as const;
export type Schemes = typeof WEB_SCHEMES | typeof MAIL_SCHEMES;

export const schemesOf = ({ isMailbox }: { readonly isMailbox?: true }): Schemes =>
  isMailbox ? MAIL_SCHEMES : WEB_SCHEMES;

/** Of an address its place: a secret that was said for one place is for no other. */
export function originOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}`;
}

/** Whether a form takes an address. Test networks take http; the server says so where it does not. */
export const isAddress = (field: TextField, typed: string, schemes: Schemes = WEB_SCHEMES): boolean =>
  isText(field, typed) &&
  [...schemes, ...(schemes === WEB_SCHEMES ? ['http'] : [])].some(
    (scheme) => typed.trim().startsWith(`${scheme}://`) && typed.trim().length > scheme.length + 3,
  );
