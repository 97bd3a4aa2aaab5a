import { useCallback, useEffect, useState } from 'react';
import { useAuth, useSession } from '../auth/auth-context.tsx';
import type { ProviderFault } from '../auth/auth-port.ts';
import { isServerReached } from '../navigation/browser-addresses.ts';
import { useQueryParam } from '../navigation/use-query-selection.ts';
import { useGoTo } from '../navigation/use-search-change.ts';
import { useSettings } from '../settings/settings-context.tsx';
import { useNow } from '../time/ticker.ts';
import { formatTime } from '../time/utc.ts';
import { Button } from '../ui/Button.tsx';
import { KeyValue } from '../ui/KeyValue.tsx';
import { useSmallPageText } from './texts/en.ts';
import './pages.css';

/** From one attempt to the next that the page makes by itself, s. */
const RETRY_AFTER_S = 30;

interface Attempt {
  readonly atMs: number;
  readonly fault: ProviderFault | undefined;
}

/** The page is left only when the provider answers: until then a load of the requested page would only lead back here. */
export function ConnectionErrorPage() {
  const text = useSmallPageText().connectionError;
  const { provider } = useSettings();
  const now = useNow('second');
  const [first] = useState(now);
  const [latest, setLatest] = useState<Attempt>();
  const [isAsking, setIsAsking] = useState(false);
  const auth = useAuth();
  const goTo = useGoTo();
  const { state } = useSession();
  const [requested] = useQueryParam('return');
  const address = returnPathOf(requested);
  useEffect(() => {
    // A session whose token cannot be renewed now stays here.
    if (state === 'signed-in') void auth.freshToken().then((token) => token !== undefined && goTo(address));
  }, [state, address, auth, goTo]);
  const tryTo = useCallback(
    async (leave: () => unknown) => {
      setIsAsking(true);
      const fault = await currentFault(auth.probe);
      setIsAsking(false);
      if (fault === undefined) await leave();
      else setLatest({ atMs: Date.now(), fault });
    },
    [auth],
  );
  const tryAgain = useCallback(() => tryTo(() => location.assign(address)), [tryTo, address]);
  const signIn = () => tryTo(() => auth.login(address));

  const isChecking = state === 'checking';
  const isSignedOut = state === 'signed-out' && latest === undefined;
  const { atMs, fault } = latest ?? { atMs: first, fault: auth.fault() };
  // A reader who opened this page directly stays on it.
  const isWaiting = requested !== undefined && (state === 'unavailable' || state === 'signed-in');
  const leftS = Math.max(0, RETRY_AFTER_S - Math.round((now - atMs) / 1000));
  const isDue = isWaiting && !isAsking && leftS === 0;
  useEffect(() => {
    if (isDue) void tryAgain();
  }, [isDue, tryAgain]);
  return (
    <div className="page page-narrow">
      <h1>{text.title}</h1>
      {!isChecking && !isSignedOut && (
        <>
          {/* R-23 fixes the sentence, in every language. */}
          <p lang="en">{text.text}</p>
          <div role="alert">{fault && <p>{reasonOf(fault, text)}</p>}</div>
          <p>{text.advice}</p>
        </>
      )}
      {isSignedOut && <p>{text.signedOut}</p>}
      <div className="page-actions">
        <Button kind={isSignedOut ? 'plain' : 'primary'} isDisabled={isAsking} onPress={() => void tryAgain()}>
          {text.again}
        </Button>
        <Button kind={isSignedOut ? 'primary' : 'plain'} isDisabled={isAsking} onPress={() => void signIn()}>
          {text.signIn}
        </Button>
        <span className="page-quiet" role="status">
          {isAsking || isChecking ? text.checking : isWaiting && text.inSeconds(leftS)}
        </span>
      </div>
      <details open={fault !== undefined}>
        <summary>{text.details}</summary>
        <KeyValue
          rows={[
            {
              key: 'provider',
              label: text.provider,
              value: <code>{`${new URL(provider.url, location.origin).href}/realms/${provider.realm}`}</code>,
            },
            ...(fault === undefined
              ? []
              : [
                  { key: 'requested', label: text.requested, value: <code>{fault.url}</code> },
                  { key: 'answer', label: text.answer, value: answerOf(fault, text) },
                ]),
            { key: 'time', label: text.time, value: <code>{formatTime(atMs)}</code> },
          ]}
        />
      </details>
    </div>
  );
}

type Text = ReturnType<typeof useSmallPageText>['connectionError'];

/** The application's own server is needed too: a load without it ends on the error page of the browser. */
async function currentFault(probe: () => Promise<ProviderFault | undefined>): Promise<ProviderFault | undefined> {
  const [fault, isReached] = await Promise.all([probe(), isServerReached()]);
  return isReached ? fault : { kind: 'server', url: location.origin };
}

function reasonOf({ kind, status }: ProviderFault, text: Text): string {
  if (kind === 'server') return status === undefined ? text.server : text.serverStatus(status);
  if (kind === 'status') return text.status(status ?? 0);
  return kind === 'no-return' ? text.noReturn : text[kind];
}

function answerOf({ kind, status }: ProviderFault, text: Text): string {
  if (status !== undefined) return text.httpStatus(status);
  return kind === 'unreachable' || kind === 'server' ? text.noConnection : text.notUsable;
}

const HOME = '/';
/** A path of this application only: browsers read `//` and `/\` as another host. */
const LOCAL_PATH = /^\/(?![/\\])/;
const CONNECTION_ERROR = /^\/connection-error(\?|$)/;

/** Returns the path after a sign-in: the requested one; Home where it is outside of this application. */
export function returnPathOf(address: unknown): string {
  return typeof address === 'string' && LOCAL_PATH.test(address) && !CONNECTION_ERROR.test(address) ? address : HOME;
}
