import type { Statement } from '@keepout/contract/platform/sentence-text';
import { asWritten, tell, together } from '@keepout/contract/sentences';
import { firstWords, type NoResponse, type OutboundResponse } from '../../platform/net/fetch-limited.ts';
import type { NotSignedIn } from '../../platform/net/sign-in.ts';

/** Result of sending one file. `LATER`: not received, can be tried again. */
export interface FileSendOutcome {
  readonly code: 'outcome';
  readonly state: 'ACCEPTED' | 'REFUSED' | 'FAILED' | 'UNCERTAIN' | 'LATER';
  readonly answer: Statement;
  readonly status: number | null;
  readonly receipt: string | null;
}

export const outcome = (
  state: FileSendOutcome['state'],
  answer: Statement,
  more: Partial<Pick<FileSendOutcome, 'status' | 'receipt'>> = {},
): FileSendOutcome => ({ code: 'outcome', state, answer, status: null, receipt: null, ...more });

/** Returns the outcome without an answer. Data that may have been received are not sent again without a user's request. */
export function outcomeOfSilence({ code, cause = code, wasReached }: NoResponse): FileSendOutcome {
  if (code === 'no-public-address' || code === 'not-an-address')
    return outcome('FAILED', tell('published-no-public-address'));
  // The recipient rejected the TLS handshake: it has received no part of the file.
  const isRejected = cause.startsWith('ERR_SSL');
  if (wasReached && !isRejected) return outcome('UNCERTAIN', tell('published-broken', { code: cause }));
  return outcome('LATER', tell('published-no-connection', { code: cause }));
}

const AWAY: readonly number[] = [429, 503];

/** Returns the outcome of an answer other than an acceptance. */
export function outcomeOfAnswer({ status, bytes }: OutboundResponse): FileSendOutcome {
  const answer = together(tell('published-answered', { status }), asWritten(firstWords(bytes)));
  if (AWAY.includes(status)) return outcome('LATER', together(answer, tell('published-asked-to-wait')), { status });
  // After a server error the state of the file at the recipient is unknown.
  return outcome(status >= 500 ? 'UNCERTAIN' : 'REFUSED', answer, { status });
}

/** Returns the outcome of a failed sign-in, which contains no orbit: no data were sent. */
export function outcomeOfSignIn(fault: NotSignedIn | NoResponse): FileSendOutcome {
  if (fault.code === 'not-signed-in') return outcome('REFUSED', tell('published-not-signed-in'));
  if (fault.code !== 'sign-in-answered') {
    const silent = outcomeOfSilence(fault);
    return silent.state === 'UNCERTAIN' ? { ...silent, state: 'LATER' } : silent;
  }
  const answered = outcomeOfAnswer(fault.response);
  return answered.state === 'UNCERTAIN' ? { ...answered, state: 'LATER' } : answered;
}

export const isSuccessStatus = ({ status }: OutboundResponse): boolean => status >= 200 && status < 300;
