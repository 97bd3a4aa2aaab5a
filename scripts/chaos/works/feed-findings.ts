import type { MeanElements } from '@keepout/astro/nouns';
import { type ChaosFinding, finding, grouped } from '../work.ts';

export type Way = 'web' | 'mail' | 'folder';

/** A message that a publisher has made public, a provider has mailed or a partner has put into a folder. */
export interface Published {
  readonly messageId: string;
  readonly way: Way;
  readonly operatorId: string;
}

/** Messages as the installation has stored them. */
export interface StoredMessage {
  readonly messageId: string;
  readonly operatorId: string;
}

/** Each message is stored once, for the organisation of its feed; no other is. */
export function messageFindings(
  published: readonly Published[],
  stored: readonly StoredMessage[],
): readonly ChaosFinding[] {
  const ofMessage = grouped(stored, ({ messageId }) => messageId);
  const publishedIds = new Set(published.map(({ messageId }) => messageId));
  const findings = published.flatMap(({ messageId, operatorId }) => {
    const owners = (ofMessage.get(messageId) ?? []).map((message) => message.operatorId);
    const isRight = owners.length === 1 && owners[0] === operatorId;
    const actual = owners.length === 0 ? 'none' : owners.join(', ');
    return isRight ? [] : [finding(`message ${messageId}`, `one of ${operatorId}`, actual)];
  });
  const unpublished = [...ofMessage.keys()].filter((messageId) => !publishedIds.has(messageId));
  return [
    ...findings,
    ...unpublished.map((messageId) => finding(`message ${messageId}`, 'none: nobody published it', 'one')),
  ];
}

/** The catalogue in use has each element set as it was published last. */
export function elementFindings(
  published: readonly MeanElements[],
  inUse: readonly MeanElements[],
): readonly ChaosFinding[] {
  const ofObject = grouped(inUse, ({ noradId }) => String(noradId));
  const wordsOf = ({ name, bstar }: MeanElements) => `${name} with B* ${bstar}`;
  const findings = published.flatMap((set) => {
    const actual = (ofObject.get(String(set.noradId)) ?? []).map(wordsOf).join(', ') || 'none';
    return actual === wordsOf(set) ? [] : [finding(`element set of ${set.noradId}`, wordsOf(set), actual)];
  });
  const publishedIds = new Set(published.map(({ noradId }) => String(noradId)));
  const unpublished = [...ofObject.keys()].filter((noradId) => !publishedIds.has(noradId));
  return [...findings, ...unpublished.map((noradId) => finding(`element set of ${noradId}`, 'none', 'one'))];
}
