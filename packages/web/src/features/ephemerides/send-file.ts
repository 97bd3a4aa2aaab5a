import { createSessionFetch } from '../../api/session-fetch.ts';
import type { AuthPort } from '../../auth/auth-port.ts';
import { notify } from '../../notifications/notification-store.ts';
import { outcomeOf, type UploadOutcome } from './upload-outcome.ts';

export interface UploadOptions {
  /** Absent: the server matches the satellite by OBJECT_ID. */
  readonly satelliteId: string | undefined;
  readonly designation: 'OPERATIONAL' | 'CANDIDATE';
}

const ADDRESS = '/api/v1/ca/ephemeris/file';

/**
 * Uploads one file with progress and says what became of it; only a lost session throws. The request goes through the
 * session as every other does, with the one transport that tells how much has left: `fetch` does not.
 */
export async function sendFile(
  auth: AuthPort,
  file: File,
  { satelliteId, designation }: UploadOptions,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<UploadOutcome> {
  if (!(await isReadable(file))) return { kind: 'unreadable' };
  const form = new FormData();
  if (satelliteId !== undefined) form.set('satellite-id', satelliteId);
  form.set('designation', designation);
  // Last: the server reads the fields before the file.
  form.set('file', file, file.name);
  const send = createSessionFetch({
    auth,
    notify,
    fetch: (input) => sendForm(new Request(input), form, onShare),
  });
  try {
    const answer = await send(ADDRESS, { method: 'POST', signal });
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

function sendForm(request: Request, form: FormData, onShare: (share: number) => void): Promise<Response> {
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
