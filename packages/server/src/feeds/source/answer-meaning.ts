import type { FeedKind } from '@keepout/contract/feeds/enums';
import type { OutboundResponse } from '../../platform/net/fetch-limited.ts';
import type { NotSignedIn } from '../../platform/net/sign-in.ts';
import { notSignedIn, type Trouble, troubleOfAnswer } from './trouble.ts';

/** Meaning of a publisher's answer: a file, no newer file, no such file, or a trouble. */
export type AnswerMeaning = 'FILE' | 'NOTHING_NEW' | 'NOT_THERE' | Trouble;

/** An answer with a publisher-specific meaning that differs from that of its HTTP status. */
interface PublisherAnswer {
  readonly statuses: readonly number[];
  readonly words: RegExp;
  readonly means: 'NOTHING_NEW' | { readonly waitMinutes: number };
}

/** "GP data has not updated since your last successful download of this GROUP at …" (usage policy of CelesTrak). */
const CELESTRAK: readonly PublisherAnswer[] = [
  {
    statuses: [200, 403],
    words: /\bhas not (been )?updated since your last (successful )?download\b/i,
    means: 'NOTHING_NEW',
  },
];

/** An account that exceeds its limits gets 500 with a sentence; its longest limit is per hour. */
const SPACE_TRACK: readonly PublisherAnswer[] = [
  {
    statuses: [200, 401, 403, 429, 500, 503],
    words: /\bviolated your query rate limit\b/i,
    means: { waitMinutes: 60 },
  },
  { statuses: [200, 204], words: /^\W*NO RESULTS RETURNED\W*$/i, means: 'NOTHING_NEW' },
];

/** Kinds whose publisher states more than the status. For all other kinds only the status is used. */
const PUBLISHER_ANSWERS: Readonly<Partial<Record<FeedKind, readonly PublisherAnswer[]>>> = {
  CELESTRAK_GP: CELESTRAK,
  CELESTRAK_SUPGP: CELESTRAK,
  CELESTRAK_SATCAT: CELESTRAK,
  EARTH_ORIENTATION: CELESTRAK,
  SPACE_WEATHER: CELESTRAK,
  SPACE_TRACK_GP: SPACE_TRACK,
  SPACE_TRACK_SATCAT: SPACE_TRACK,
  SPACE_TRACK_CDM: SPACE_TRACK,
};

/** Longer than any sentence of a refusal. */
const SENTENCE_BYTES = 2000;
const MINUTE_MS = 60_000;

/** Returns the meaning of an answer: by the words of the publisher of the kind, otherwise by the status. */
export function meaningOf(kind: FeedKind, response: OutboundResponse, nowMs: number): AnswerMeaning {
  const { status, bytes } = response;
  const text = Buffer.from(bytes.subarray(0, SENTENCE_BYTES)).toString().replaceAll(/\s+/g, ' ');
  const publisherAnswer = PUBLISHER_ANSWERS[kind]?.find(
    ({ statuses, words }) => statuses.includes(status) && words.test(text),
  );
  if (publisherAnswer?.means === 'NOTHING_NEW') return 'NOTHING_NEW';
  if (publisherAnswer !== undefined)
    return troubleOfAnswer(response, nowMs, publisherAnswer.means.waitMinutes * MINUTE_MS);
  if (status === 204 || status === 304) return 'NOTHING_NEW';
  if (status === 404) return 'NOT_THERE';
  return status === 200 ? 'FILE' : troubleOfAnswer(response, nowMs);
}

/** Returns why a sign-in failed. Repeated attempts with the same password would lock the account. */
export function troubleOfSignIn(kind: FeedKind, fault: NotSignedIn | Trouble, nowMs: number): Trouble {
  if (fault.code === 'feed-trouble') return fault;
  if (fault.code === 'not-signed-in') return notSignedIn();
  const meaning = meaningOf(kind, fault.response, nowMs);
  return typeof meaning === 'string' ? troubleOfAnswer(fault.response, nowMs) : meaning;
}
