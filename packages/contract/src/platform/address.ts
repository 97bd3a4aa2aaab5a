import { isText, type TextField } from './text-field.ts';

/** URL schemes of the web and of mailboxes (RFC 5092); `imap` changes to TLS before the sign-in. */
export const WEB_SCHEMES = ['https'] as const;
export const MAIL_SCHEMES = ['imaps', 'imap'] as const;
export type Schemes = typeof WEB_SCHEMES | typeof MAIL_SCHEMES;

export const schemesOf = ({ isMailbox }: { readonly isMailbox?: true }): Schemes =>
  isMailbox ? MAIL_SCHEMES : WEB_SCHEMES;

/** Returns the origin of an address; a secret is valid for one origin only. */
export function originOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}`;
}

/** Returns whether a form accepts an address. Test networks accept http; the server refuses it elsewhere. */
export const isAddress = (field: TextField, typed: string, schemes: Schemes = WEB_SCHEMES): boolean =>
  isText(field, typed) &&
  [...schemes, ...(schemes === WEB_SCHEMES ? ['http'] : [])].some(
    (scheme) => typed.trim().startsWith(`${scheme}://`) && typed.trim().length > scheme.length + 3,
  );
