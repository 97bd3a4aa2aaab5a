import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecipientKind } from '@keepout/contract/publishing/enums';
import { asWritten, tell } from '@keepout/contract/sentences';
import { bearerToken, cookieSession, MONITOR_SPACE_HAZARDS, TRACSS } from '../../platform/net/sign-in.ts';
import {
  type FileSendOutcome,
  isSuccessStatus,
  outcome,
  outcomeOfAnswer,
  outcomeOfSignIn,
  outcomeOfSilence,
} from './outcome.ts';
import { formWith, type Sender } from './sender.ts';

/** Opens a session with the site's form, then sends the file as a form. */
const toSpaceTrack: Sender = async ({ address, signInAddress, identity, secret }, file, calls) => {
  const account = { signInAddress: signInAddress!, identity: identity!, secret: secret! };
  const session = await cookieSession(account, (question) => calls.ask(question));
  if (!session.ok) return outcomeOfSignIn(session.fault);
  const { body, contentType } = await formWith(file);
  const headers = { cookie: session.value, 'content-type': contentType };
  const answer = await calls.ask({ url: address, method: 'POST', headers, body });
  if (!answer.ok) return outcomeOfSilence(answer.fault);
  return isSuccessStatus(answer.value)
    ? outcome('ACCEPTED', [], { status: answer.value.status })
    : outcomeOfAnswer(answer.value);
};

/** Sends an OCM as a form (TraCSS SDK, `/metadata/v2/ocm/upload`). A candidate is always screened. */
const toTracss: Sender = async ({ address, signInAddress, identity, secret }, file, calls) => {
  const account = { signInAddress: signInAddress!, identity: identity!, secret: secret! };
  const token = await bearerToken(account, TRACSS, (question) => calls.ask(question));
  if (!token.ok) return outcomeOfSignIn(token.fault);
  const url = new URL(address);
  url.searchParams.set('triggerCA', 'true');
  const { body, contentType } = await formWith(file);
  const headers = { authorization: `Bearer ${token.value}`, 'content-type': contentType, accept: 'application/json' };
  const answer = await calls.ask({ url: url.href, method: 'POST', headers, body });
  if (!answer.ok) return outcomeOfSilence(answer.fault);
  return isSuccessStatus(answer.value) ? readAnswer(answer.value) : outcomeOfAnswer(answer.value);
};

/** Sends an OEM as a form, with the number at the start of its name (Monitor Space Hazards, `POST /v1/ephemeris`). Only the name states its purpose. */
const toMonitorSpaceHazards: Sender = async ({ address, signInAddress, identity, secret }, file, calls) => {
  const account = { signInAddress: signInAddress!, identity: identity!, secret: secret! };
  const token = await bearerToken(account, MONITOR_SPACE_HAZARDS, (question) => calls.ask(question));
  if (!token.ok) return outcomeOfSignIn(token.fault);
  const { body, contentType } = await formWith(file, { object_id: String(file.noradId) });
  const headers = { authorization: `Bearer ${token.value}`, 'content-type': contentType, accept: 'application/json' };
  const answer = await calls.ask({ url: address, method: 'POST', headers, body });
  if (!answer.ok) return outcomeOfSilence(answer.fault);
  if (!isSuccessStatus(answer.value)) return outcomeOfAnswer(answer.value);
  return outcome('ACCEPTED', [], { status: answer.value.status, receipt: idIn(answer.value.bytes) });
};

/** Reads the answer: the server answers 200 also for a rejected file, with the reasons in the body. */
function readAnswer({ status, bytes }: { readonly status: number; readonly bytes: Uint8Array }): FileSendOutcome {
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

/** Sends a trajectory as JSON; a client certificate proves the sender (Starlink Space Safety, `POST /v1/trajectory`). */
const toStarlink: Sender = async ({ address, objectNames }, file, calls) => {
  const body = JSON.stringify({
    file: file.text,
    object_id: objectNames.find(({ noradId }) => noradId === file.noradId)?.name,
    upload_type:
      file.purpose === 'OPERATIONAL' ? 'definitive' : file.relinquishPc === null ? 'hypothetical' : 'candidate',
    state_source: 'operator_ephemeris',
    ...(file.relinquishPc !== null && { auto_relinquish_pc_threshold: String(file.relinquishPc) }),
  });
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const answer = await calls.ask({ url: address, method: 'POST', headers, body });
  if (!answer.ok) return outcomeOfSilence(answer.fault);
  if (!isSuccessStatus(answer.value)) return outcomeOfAnswer(answer.value);
  return outcome('ACCEPTED', [], { status: answer.value.status, receipt: idIn(answer.value.bytes) });
};

function idIn(bytes: Uint8Array): string | null {
  try {
    const { id } = JSON.parse(Buffer.from(bytes).toString()) as { readonly id?: unknown };
    return typeof id === 'string' ? id.slice(0, 200) : null;
  } catch {
    return null;
  }
}

/** Writes a file completely or not at all, and never overwrites an existing file. */
const toFolder: Sender = async ({ address }, { name, text, operatorId }, { folder }) => {
  if (folder === undefined) return outcome('FAILED', tell('published-no-folder'));
  const place = join(folder, operatorId, address);
  const path = join(place, name);
  // The installation's base folder is not disclosed.
  const receipt = `${address}/${name}`;
  const draft = join(place, `.${name}.${process.pid}`);
  try {
    await mkdir(place, { recursive: true });
    await writeFile(draft, text, { flush: true });
    await link(draft, path);
    return outcome('ACCEPTED', tell('published-in-folder'), { receipt });
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? 'EIO';
    if (code !== 'EEXIST') return outcome('FAILED', tell('published-folder-unwritable', { code }));
    const isSame = (await readFile(path, 'utf8').catch(() => undefined)) === text;
    return isSame
      ? outcome('ACCEPTED', tell('published-in-folder'), { receipt })
      : outcome('REFUSED', tell('published-other-file-there'));
  } finally {
    await rm(draft, { force: true });
  }
};

/** One row per kind: a new recipient needs a row here, one in the table of the contract, and a sender. */
export const SENDERS: Readonly<Record<RecipientKind, Sender>> = {
  SPACE_TRACK: toSpaceTrack,
  TRACSS: toTracss,
  STARLINK: toStarlink,
  MONITOR_SPACE_HAZARDS: toMonitorSpaceHazards,
  FOLDER: toFolder,
};
