import { useEffect, useState } from 'react';
import { useAuth, useSession } from '../auth/auth-context.tsx';
import { useQueryParam } from '../navigation/use-query-selection.ts';
import { useGoTo } from '../navigation/use-search-change.ts';
import { useSettings } from '../settings/settings-context.tsx';
import { useNow } from '../time/ticker.ts';
import { formatTime } from '../time/utc.ts';
import { Button } from '../ui/Button.tsx';
import { KeyValue } from '../ui/KeyValue.tsx';
import { useSmallPageText } from './texts/en.ts';
import './pages.css';

const PATIENCE_S = 30;

/** The provider's library asks once per page load, so trying again is a fresh load of the page that was asked for. One that answers late is no less welcome. */
export function ConnectionErrorPage() {
  const text = useSmallPageText().connectionError;
  const { provider } = useSettings();
  const now = useNow('second');
  const [since] = useState(now);
  const auth = useAuth();
  const goTo = useGoTo();
  const { state } = useSession();
  const [asked] = useQueryParam('return');
  const address = returnPathOf(asked);
  useEffect(() => {
    // One whose token cannot be renewed now stays.
    if (state === 'signed-in') void auth.freshToken().then((token) => token !== undefined && goTo(address));
    if (state === 'signed-out') void auth.login(address);
  }, [state, address, auth, goTo]);
  const leftS = Math.max(0, PATIENCE_S - Math.round((now - since) / 1000));
  useEffect(() => {
    if (leftS === 0) location.assign(address);
  }, [leftS, address]);
  return (
    <div className="page page-narrow">
      <h1>{text.title}</h1>
      {/* R-23 fixes the sentence, in every language. */}
      <p lang="en">{text.text}</p>
      <div className="page-actions">
        <Button kind="primary" onPress={() => location.assign(address)}>
          {text.again}
        </Button>
        <span className="page-quiet">{text.inSeconds(leftS)}</span>
      </div>
      <details>
        <summary>{text.details}</summary>
        <KeyValue
          rows={[
            {
              key: 'provider',
              label: text.provider,
              value: <code>{`${new URL(provider.url, location.origin).href}/realms/${provider.realm}`}</code>,
            },
            { key: 'time', label: text.time, value: <code>{formatTime(since)}</code> },
          ]}
        />
      </details>
    </div>
  );
}

const HOME = '/';
/** An address of this application, and of nobody else: browsers read `//` and `/\` as another host. */
const OWN = /^\/(?![/\\])/;
const CONNECTION_ERROR = /^\/connection-error(\?|$)/;

/** Where to go back to after a sign-in: the address as it was asked for; Home where it is none of ours. */
export function returnPathOf(address: unknown): string {
  return typeof address === 'string' && OWN.test(address) && !CONNECTION_ERROR.test(address) ? address : HOME;
}
