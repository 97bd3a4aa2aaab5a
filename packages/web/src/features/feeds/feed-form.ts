import type { FeedKind } from '@keepout/contract/feeds/enums';
import type { Feed, FeedBody } from '@keepout/contract/feeds/feed';
import { FEED_NUMBERS, FEED_TEXTS, MOST_SETS, USUAL_LEAST_SHARE } from '@keepout/contract/feeds/fields';
import { FEED_KINDS, isForOperator } from '@keepout/contract/feeds/kinds';
import { isAddress, originOf, schemesOf } from '@keepout/contract/platform/address';
import { isTaken, toShown, toWire } from '@keepout/contract/platform/number-field';
import { isText } from '@keepout/contract/platform/text-field';

/** A feed as it stands in the form: numbers in the units of the screen, NaN where none is given. */
export interface FeedForm {
  readonly name: string;
  readonly kind: FeedKind;
  readonly address: string;
  readonly sets: string;
  readonly everyMinutes: number;
  readonly leastShare: number;
  /** Empty where the kind signs in nowhere else. */
  readonly signInAddress: string;
  /** Of a mailbox; empty until it is named. */
  readonly trustedServer: string;
  readonly identity: string;
  readonly password: string;
  readonly isOn: boolean;
  /** Where a password is kept, and for which place and account. */
  readonly kept: Pick<FeedForm, 'address' | 'signInAddress' | 'identity'> | undefined;
}

/** Kinds that the form offers: folders are added on the machine. */
export const OPEN_KINDS: readonly FeedKind[] = (Object.keys(FEED_KINDS) as FeedKind[]).filter(
  (kind) => FEED_KINDS[kind].address !== null,
);

/** Those that a person may add: of the organisation, and for the installation's operator those that are common to all. */
export const kindsFor = (mayCommon: boolean): readonly FeedKind[] =>
  OPEN_KINDS.filter((kind) => mayCommon || isForOperator(kind));

export function formOf(feed: Feed): FeedForm {
  const { name, kind, address, sets, everyMinutes, leastShare, isOn, hasPassword } = feed;
  const [signInAddress, identity] = [feed.signInAddress ?? '', feed.identity ?? ''];
  return {
    name,
    kind,
    address,
    sets: sets.join(', '),
    everyMinutes,
    leastShare: toShown(FEED_NUMBERS.leastShare, leastShare),
    signInAddress,
    trustedServer: feed.trustedServer ?? '',
    identity,
    password: '',
    isOn,
    kept: hasPassword ? { address, signInAddress, identity } : undefined,
  };
}

/** Of what a kind is called the part that a feed of it is called at first. */
export const publisherOf = (kindName: string): string => kindName.split(',')[0]!;

/** A feed of a kind as it usually is. */
export function usualForm(kind: FeedKind, name: string): FeedForm {
  const { address, sets, everyMinutes, signInAddress = '' } = FEED_KINDS[kind];
  return {
    name,
    kind,
    address: address ?? '',
    sets: sets.join(', '),
    everyMinutes,
    leastShare: toShown(FEED_NUMBERS.leastShare, USUAL_LEAST_SHARE),
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

/** What is asked of a kind. */
export const hasSets = (kind: FeedKind): boolean => FEED_KINDS[kind].sets.length > 0;

export type FeedFault = 'text' | 'address' | 'sets' | 'server' | 'every' | 'range' | 'identity' | 'password';

/** What is wrong, by field. */
export function feedFaults(form: FeedForm): Readonly<Record<string, FeedFault>> {
  const facts = FEED_KINDS[form.kind];
  const sets = setsOf(form);
  const areSets =
    sets.length > 0 &&
    sets.length <= MOST_SETS &&
    new Set(sets).size === sets.length &&
    sets.every((set) => isText(FEED_TEXTS.set, set));
  const every = form.everyMinutes;
  const isEvery = isTaken(FEED_NUMBERS.everyMinutes, every) && every >= facts.leastMinutes;
  return {
    ...(!isText(FEED_TEXTS.name, form.name) && { name: 'text' as const }),
    ...(!isPlace(form) && { address: 'address' as const }),
    ...(facts.signInAddress !== undefined &&
      !isAddress(FEED_TEXTS.address, form.signInAddress) && { signInAddress: 'address' as const }),
    ...(hasSets(form.kind) && !areSets && { sets: 'sets' as const }),
    ...(facts.isMailbox &&
      !isText(FEED_TEXTS.trustedServer, form.trustedServer) && { trustedServer: 'server' as const }),
    ...(!isEvery && { everyMinutes: 'every' as const }),
    ...(!isTaken(FEED_NUMBERS.leastShare, form.leastShare) && { leastShare: 'range' as const }),
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

/** A kept password is for one place and account. */
const keeps = ({ kept, address, signInAddress, identity }: FeedForm): boolean =>
  kept !== undefined &&
  originOf(kept.address) === originOf(address) &&
  originOf(kept.signInAddress) === originOf(signInAddress) &&
  kept.identity === identity.trim();

const hasPassword = (form: FeedForm): boolean => isText(FEED_TEXTS.password, form.password) || keeps(form);

/** The feed that the form asks for. */
export function contentOf(form: FeedForm): FeedBody {
  const { kind, password } = form;
  const { signsIn, signInAddress, isMailbox } = FEED_KINDS[kind];
  return {
    name: form.name.trim(),
    kind,
    address: form.address.trim(),
    sets: hasSets(kind) ? setsOf(form) : [],
    everyMinutes: form.everyMinutes,
    leastShare: toWire(FEED_NUMBERS.leastShare, form.leastShare),
    signInAddress: signInAddress === undefined ? null : form.signInAddress.trim(),
    trustedServer: isMailbox ? form.trustedServer.trim() : null,
    identity: signsIn ? form.identity.trim() : null,
    isOn: form.isOn,
    ...(signsIn && password.trim() !== '' && { password: password.trim() }),
  };
}
