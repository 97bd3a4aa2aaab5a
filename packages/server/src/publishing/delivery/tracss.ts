import { asWritten } from '@keepout/contract/sentences';
import { bearerToken, TRACSS_SCOPE } from '../../platform/net/sign-in.ts';
import { isTaken, type Outcome, outcome, outcomeOfAnswer, outcomeOfSignIn, outcomeOfSilence } from './outcome.ts';
import { formWith, type Sender } from './sender.ts';

/** An OCM as a form (TraCSS SDK, `/metadata/v2/ocm/upload`). A candidate is screened in any case. */
export const toTracss: Sender = async ({ address, signInAddress, identity, secret }, file, calls) => {
  const account = { signInAddress: signInAddress!, identity: identity!, secret: secret! };
  const token = await bearerToken(account, TRACSS_SCOPE, (question) => calls.ask(question));
  if (!token.ok) return outcomeOfSignIn(token.fault);
  const url = new URL(address);
  url.searchParams.set('triggerCA', 'true');
  const { body, contentType } = await formWith(file);
  const headers = { authorization: `Bearer ${token.value}`, 'content-type': contentType, accept: 'application/json' };
  const said = await calls.ask({ url: url.href, method: 'POST', headers, body });
  if (!said.ok) return outcomeOfSilence(said.fault);
  return isTaken(said.value) ? readAnswer(said.value) : outcomeOfAnswer(said.value);
};

/** It answers 200 also of a file that it does not keep, and says what is wrong with it. */
function readAnswer({ status, bytes }: { readonly status: number; readonly bytes: Uint8Array }): Outcome {
  const entries = entriesOf(bytes);
  const complaints = entries.flatMap(({ preProcessingValidation }) => preProcessingValidation ?? []).map(wordsOf);
  const answer = complaints.flatMap((words) => asWritten(words.slice(0, MOST_LETTERS)));
  const isKept = entries.every(({ toBeSaved }) => toBeSaved !== false);
  return outcome(isKept ? 'ACCEPTED' : 'REFUSED', answer, { status });
}

const MOST_LETTERS = 300;

interface Entry {
  readonly preProcessingValidation?: readonly unknown[];
  readonly toBeSaved?: unknown;
}

function entriesOf(bytes: Uint8Array): readonly Entry[] {
  try {
    const json: unknown = JSON.parse(Buffer.from(bytes).toString());
    return [json].flat().filter((entry): entry is Entry => typeof entry === 'object' && entry !== null);
  } catch {
    return [];
  }
}

const wordsOf = (complaint: unknown): string => (typeof complaint === 'string' ? complaint : JSON.stringify(complaint));
