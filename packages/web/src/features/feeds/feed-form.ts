import type { FeedKind } from '@keepout/contract/feeds/enums';
import type { Feed, FeedBody } from '@keepout/contract/feeds/feed';
import { FEED_NUMBERS, FEED_TEXTS, MOST_SETS, USUAL_LEAST_SHARE } from '@keepout/contract/feeds/fields';
import { FEED_KINDS, isForOperator } from '@keepout/contract/feeds/kinds';
import { isAddress, originOf, schemesOf } from '@keepout/contract/platform/address';
import { isTaken, toShown, toWire } from '@keepout/contract/platform/number-field';
import { isText } from '@keepout/contract/platform/text-field';

/** Form values of a feed: numbers in display units, NaN if empty. */
export interface FeedForm {
  readonly name: string;
  readonly kind: FeedKind;
  readonly address: string;
  readonly sets: string;
  readonly everyMinutes: number;
  readonly minShare: number;
  /** Separate sign-in address; empty for a kind without one. */
  readonly signInAddress: string;
  /** Trusted server of a mailbox; empty until set. */
  readonly trustedServer: string;
  readonly identity: string;
  readonly password: string;
  readonly isOn: boolean;
  /** Addresses and account of the stored password; undefined without one. */
  readonly kept: Pick<FeedForm, 'address' | 'signInAddress' | 'identity'> | undefined;
}

/** Kinds offered by the form; a folder feed is configured on the server machine. */
export const OPEN_KINDS: readonly FeedKind[] = (Object.keys(FEED_KINDS) as FeedKind[]).filter(
  (kind) => FEED_KINDS[kind].address !== null,
);

/** Returns the kinds that a user may add: those of the organisation and, for the operator of the installation, those common to all. */
export const kindsFor = (mayCommon: boolean): readonly FeedKind[] =>
  OPEN_KINDS.filter((kind) => mayCommon || isForOperator(kind));

export function feedForm(feed: Feed): FeedForm {
  const { name, kind, address, sets, everyMinutes, minShare, isOn, hasPassword } = feed;
  const [signInAddress, identity] = [feed.signInAddress ?? '', feed.identity ?? ''];
  return {
    name,
    kind,
    address,
    sets: sets.join(', '),
    everyMinutes,
    minShare: toShown(FEED_NUMBERS.minShare, minShare),
    signInAddress,
    trustedServer: feed.trustedServer ?? '',
    identity,
    password: '',
    isOn,
    kept: hasPassword ? { address, signInAddress, identity } : undefined,
  };
}

/** Returns the default name of a feed: the first part of the name of its kind. */
export const publisherOf = (kindName: string): string => kindName.split(',')[0]!;

/** Returns the default form values of a kind. */
export function usualForm(kind: FeedKind, name: string): FeedForm {
  const { address, sets, everyMinutes, signInAddress = '' } = FEED_KINDS[kind];
  return {
    name,
    kind,
    address: address ?? '',
    sets: sets.join(', '),
    everyMinutes,
    minShare: toShown(FEED_NUMBERS.minShare, USUAL_LEAST_SHARE),
    signInAddress,
    trustedServer: '',
    identity: '',
    password: '',
    isOn: true,
    kept: undefined,
  };
}

const setsOf = ({ sets }: FeedForm): string[] =>
  sets
    .split(/[\s,;]+/)
    .map((set) => set.trim())
    .filter((set) => set !== '');

/** Returns whether a kind has data sets to choose from. */
export const hasSets = (kind: FeedKind): boolean => FEED_KINDS[kind].sets.length > 0;

export type FeedFault = 'text' | 'address' | 'sets' | 'server' | 'every' | 'range' | 'identity' | 'password';

/** Returns the faults of the form by field. */
export function feedFaults(form: FeedForm): Readonly<Record<string, FeedFault>> {
  const facts = FEED_KINDS[form.kind];
  const sets = setsOf(form);
  const areSets =
    sets.length > 0 &&
    sets.length <= MOST_SETS &&
    new Set(sets).size === sets.length &&
    sets.every((set) => isText(FEED_TEXTS.set, set));
  const intervalMinutes = form.everyMinutes;
  const isEvery = isTaken(FEED_NUMBERS.everyMinutes, intervalMinutes) && intervalMinutes >= facts.leastMinutes;
  return {
    ...(!isText(FEED_TEXTS.name, form.name) && { name: 'text' as const }),
    ...(!isPlace(form) && { address: 'address' as const }),
    ...(facts.signInAddress !== undefined &&
      !isAddress(FEED_TEXTS.address, form.signInAddress) && { signInAddress: 'address' as const }),
    ...(hasSets(form.kind) && !areSets && { sets: 'sets' as const }),
    ...(facts.isMailbox &&
      !isText(FEED_TEXTS.trustedServer, form.trustedServer) && { trustedServer: 'server' as const }),
    ...(!isEvery && { everyMinutes: 'every' as const }),
    ...(!isTaken(FEED_NUMBERS.minShare, form.minShare) && { minShare: 'range' as const }),
    ...(facts.signsIn && !isText(FEED_TEXTS.identity, form.identity) && { identity: 'identity' as const }),
    ...(facts.signsIn && !hasPassword(form) && { password: 'password' as const }),
  };
}

function isPlace({ kind, address }: FeedForm): boolean {
  const isFolder = FEED_KINDS[kind].address === null;
  return isFolder
    ? isText(FEED_TEXTS.address, address)
    : isAddress(FEED_TEXTS.address, address, schemesOf(FEED_KINDS[kind]));
}

/** Returns whether the stored password still applies: it is valid only for its address and account. */
const keeps = ({ kept, address, signInAddress, identity }: FeedForm): boolean =>
  kept !== undefined &&
  originOf(kept.address) === originOf(address) &&
  originOf(kept.signInAddress) === originOf(signInAddress) &&
  kept.identity === identity.trim();

const hasPassword = (form: FeedForm): boolean => isText(FEED_TEXTS.password, form.password) || keeps(form);

/** Returns the request body for the form values. */
export function feedContent(form: FeedForm): FeedBody {
  const { kind, password } = form;
  const { signsIn, signInAddress, isMailbox } = FEED_KINDS[kind];
  return {
    name: form.name.trim(),
    kind,
    address: form.address.trim(),
    sets: hasSets(kind) ? setsOf(form) : [],
    everyMinutes: form.everyMinutes,
    minShare: toWire(FEED_NUMBERS.minShare, form.minShare),
    signInAddress: signInAddress === undefined ? null : form.signInAddress.trim(),
    trustedServer: isMailbox ? form.trustedServer.trim() : null,
    identity: signsIn ? form.identity.trim() : null,
    isOn: form.isOn,
    ...(signsIn && password.trim() !== '' && { password: password.trim() }),
  };
}
