import type { AuthPort } from '../auth/auth-port.ts';
import type { NotificationStore } from '../notifications/notification-store.ts';
import {
  CancelledByUser,
  cancelled,
  faultFromAnswer,
  faultOf,
  isQuiet,
  type RequestFault,
  ServerUnreachable,
  SessionGone,
  unauthenticated,
} from './fault.ts';

export interface SessionFetchParts {
  readonly auth: Pick<AuthPort, 'freshToken' | 'session' | 'signInAgain'>;
  /** Path of the current page, to which a new sign-in returns. */
  readonly place?: () => string;
  readonly notify: (...input: Parameters<NotificationStore['notify']>) => void;
  readonly force: NotificationStore['force'];
  readonly fetch?: typeof fetch;
}

/** Answer to a conditional request whose data is unchanged; not a failure. */
const NOT_MODIFIED = 304;

const onShow = () => `${location.pathname}${location.search}`;

/** Delay between the notification of the session's end and the new sign-in (N-10), ms. */
export const LOGOUT_DELAY_MS = 5_000;

/**
 * A `fetch` for the application's own server: sends the bearer token, renewed if under 30 s remain, sends no request
 * without a session, and turns every failure into one notification.
 */
export function createSessionFetch({
  auth,
  notify,
  force,
  place = onShow,
  // Read at each call: a network log may replace it temporarily.
  fetch: send = (request) => fetch(request),
}: SessionFetchParts): typeof fetch {
  let isLeaving = false;
  const leave = () => {
    if (isLeaving) return;
    isLeaving = true;
    const release = force(unauthenticated);
    setTimeout(() => {
      isLeaving = false;
      release();
      void auth.signInAgain(place());
    }, LOGOUT_DELAY_MS);
  };

  return async (input, init) => {
    const request = new Request(input, init);
    // Of equal faults the later takes the place of the earlier.
    const report = (fault: RequestFault) => {
      if (!isQuiet(request.url)) notify({ ...fault, id: fault.message });
    };
    const token = await auth.freshToken();
    if (token === undefined && auth.session().state === 'signed-in') {
      // The provider does not answer: the session is not over for that.
      const outage = new ServerUnreachable(undefined);
      report(faultOf(outage));
      throw outage;
    }
    if (token === undefined) {
      leave();
      throw new SessionGone();
    }
    request.headers.set('Authorization', `Bearer ${token}`);
    const answer = await send(request).catch((error: unknown) => {
      if (request.signal.aborted) {
        if (request.signal.reason instanceof CancelledByUser) notify(cancelled);
        throw error;
      }
      const outage = new ServerUnreachable(error);
      report(faultOf(outage));
      throw outage;
    });
    if (answer.status === 401) leave();
    else if (!answer.ok && answer.status !== NOT_MODIFIED) report(await faultIn(answer.clone()));
    return answer;
  };
}

/** Reads the fault out of a failed answer; a body that is no JSON leaves status and status text. */
export async function faultIn(answer: Response): Promise<ReturnType<typeof faultFromAnswer>> {
  const isJson = /json/.test(answer.headers.get('Content-Type') ?? '');
  const body: unknown = isJson ? await answer.json().catch(() => undefined) : undefined;
  return faultFromAnswer(answer.status, answer.statusText, body);
}
