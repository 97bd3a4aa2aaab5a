import { createSessionFetch } from '../../api/session-fetch.ts';
import type { AuthPort } from '../../auth/auth-port.ts';
import { force, notify } from '../../notifications/notification-store.ts';
import type { UploadOutcome } from './upload-outcome.ts';

/** One file with the fields that precede it, and its progress callback. */
export interface FormToSend<Accepted> {
  readonly address: string;
  readonly file: File;
  readonly fields: Readonly<Record<string, string | undefined>>;
  /** Reads the server's answer. */
  readonly outcomeOf: (status: number, statusText: string, body: unknown) => UploadOutcome<Accepted>;
  readonly signal: AbortSignal;
  readonly onShare: (share: number) => void;
}

/**
 * Uploads one file with progress and returns the outcome; only a lost session throws. The request goes through the
 * session as every other does, with the one transport that reports upload progress: `fetch` does not.
 */
export async function sendForm<Accepted>(
  auth: AuthPort,
  { address, file, fields, outcomeOf, signal, onShare }: FormToSend<Accepted>,
): Promise<UploadOutcome<Accepted>> {
  if (!(await isReadable(file))) return { kind: 'unreadable' };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value);
  // Last: the server reads the fields before the file.
  form.set('file', file, file.name);
  const send = createSessionFetch({
    auth,
    notify,
    force,
    fetch: (input) => transport(new Request(input), form, onShare),
  });
  try {
    const answer = await send(address, { method: 'POST', signal });
    return outcomeOf(answer.status, answer.statusText, await answer.json().catch(() => undefined));
  } catch (error) {
    if (signal.aborted) return { kind: 'cancelled' };
    if (error instanceof Error && error.name === 'Server unreachable') return { kind: 'unreachable' };
    throw error;
  }
}

/** A file that changed on disk since it was chosen cannot be read any more; the browser would call it a network error. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

function transport(request: Request, form: FormData, onShare: (share: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(request.method, request.url);
    request.headers.forEach((value, name) => {
      call.setRequestHeader(name, value);
    });
    call.upload.addEventListener('progress', ({ loaded, total }) => onShare(total === 0 ? 0 : loaded / total));
    call.upload.addEventListener('load', () => onShare(1));
    call.addEventListener('load', () => {
      const headers = { 'Content-Type': call.getResponseHeader('Content-Type') ?? '' };
      resolve(new Response(call.responseText, { status: call.status, statusText: call.statusText, headers }));
    });
    call.addEventListener('error', () => reject(new TypeError('The upload broke off.')));
    call.addEventListener('abort', () => reject(request.signal.reason));
    request.signal.addEventListener('abort', () => call.abort());
    call.send(form);
  });
}
