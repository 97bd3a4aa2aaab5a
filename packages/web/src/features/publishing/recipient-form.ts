import { isAddress, originOf } from '@keepout/contract/platform/address';
import { isText } from '@keepout/contract/platform/text-field';
import type { RecipientKind } from '@keepout/contract/publishing/enums';
import { RECIPIENT_TEXTS } from '@keepout/contract/publishing/fields';
import { RECIPIENT_KINDS } from '@keepout/contract/publishing/kinds';
import type { Recipient, RecipientBody } from '@keepout/contract/publishing/recipient';

/** Form values of a recipient. */
export interface RecipientForm {
  readonly name: string;
  readonly kind: RecipientKind;
  readonly address: string;
  /** Separate sign-in address; empty for a kind without one. */
  readonly signInAddress: string;
  readonly identity: string;
  readonly secret: string;
  /** One satellite per line. */
  readonly objectNames: string;
  readonly programsMayConfirm: boolean;
  /** Addresses and account of the stored secret; undefined without one. */
  readonly kept: Pick<RecipientForm, 'address' | 'signInAddress' | 'identity'> | undefined;
}

export type RecipientFault = 'text' | 'address' | 'folder' | 'identity' | 'secret' | 'objectNames';

export const RECIPIENT_CHOICES: readonly RecipientKind[] = Object.keys(RECIPIENT_KINDS) as RecipientKind[];

/** Returns the default form values of a kind. */
export function usualRecipient(kind: RecipientKind, name = ''): RecipientForm {
  const { address, signInAddress } = RECIPIENT_KINDS[kind];
  return {
    name,
    kind,
    address: address ?? '',
    signInAddress: signInAddress ?? '',
    identity: '',
    secret: '',
    objectNames: '',
    programsMayConfirm: false,
    kept: undefined,
  };
}

export function recipientFormOf(recipient: Recipient): RecipientForm {
  const { name, kind, address, objectNames, programsMayConfirm, hasSecret } = recipient;
  const [signInAddress, identity] = [recipient.signInAddress ?? '', recipient.identity ?? ''];
  return {
    name,
    kind,
    address,
    signInAddress,
    identity,
    secret: '',
    objectNames: objectNames.map(({ noradId, name: nameThere }) => `${noradId} ${nameThere}`).join('\n'),
    programsMayConfirm,
    kept: hasSecret ? { address, signInAddress, identity } : undefined,
  };
}

/** Returns the faults of the form by field. */
export function recipientFaults(form: RecipientForm): Readonly<Record<string, RecipientFault>> {
  const { kind, name, address, signInAddress, identity } = form;
  const facts = RECIPIENT_KINDS[kind];
  const isFolder = facts.address === null;
  const isPlace = isFolder ? isText(RECIPIENT_TEXTS.folder, address) : isAddress(RECIPIENT_TEXTS.address, address);
  return {
    ...(!isText(RECIPIENT_TEXTS.name, name) && { name: 'text' as const }),
    ...(!isPlace && { address: isFolder ? ('folder' as const) : ('address' as const) }),
    ...(facts.signInAddress !== null &&
      !isAddress(RECIPIENT_TEXTS.address, signInAddress) && { signInAddress: 'address' as const }),
    ...(facts.proof === 'PASSWORD' && !isText(RECIPIENT_TEXTS.identity, identity) && { identity: 'identity' as const }),
    ...(facts.proof !== null && !hasSecret(form) && { secret: 'secret' as const }),
    ...(facts.namesObjects && namesOf(form) === undefined && { objectNames: 'objectNames' as const }),
  };
}

/** Returns whether the stored secret still applies: it is valid only for its address and account. */
const keeps = ({ kept, address, signInAddress, identity }: RecipientForm): boolean =>
  kept !== undefined &&
  originOf(kept.address) === originOf(address) &&
  originOf(kept.signInAddress) === originOf(signInAddress) &&
  kept.identity === identity.trim();

const hasSecret = (form: RecipientForm): boolean => isText(RECIPIENT_TEXTS.secret, form.secret) || keeps(form);

/** Returns the object names by NORAD id; undefined if a line is invalid or an id occurs twice. */
function namesOf({ objectNames }: RecipientForm): Recipient['objectNames'] | undefined {
  const lines = objectNames.split('\n').filter((line) => line.trim() !== '');
  const names = lines.flatMap((line) => {
    const [, noradId = '', name = ''] = /^\s*(\d{1,9})\s+(\S.*?)\s*$/.exec(line) ?? [];
    return isText(RECIPIENT_TEXTS.objectName, name) && Number(noradId) > 0 ? [{ noradId: Number(noradId), name }] : [];
  });
  const isWhole = names.length === lines.length && new Set(names.map(({ noradId }) => noradId)).size === names.length;
  return isWhole ? names : undefined;
}

/** Returns the request body for the form values. */
export function recipientOf(form: RecipientForm): RecipientBody {
  const { kind, name, address, signInAddress, identity, secret, programsMayConfirm } = form;
  const facts = RECIPIENT_KINDS[kind];
  return {
    name: name.trim(),
    kind,
    address: address.trim(),
    signInAddress: facts.signInAddress === null ? null : signInAddress.trim(),
    identity: facts.proof === 'PASSWORD' ? identity.trim() : null,
    objectNames: facts.namesObjects ? (namesOf(form) ?? []) : [],
    programsMayConfirm,
    ...(facts.proof !== null && secret.trim() !== '' && { secret: secret.trim() }),
  };
}
