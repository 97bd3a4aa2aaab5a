import { useState } from 'react';
import { QueryState } from '../../../api/QueryState.tsx';
import type { SignedIn } from '../../../auth/account-sessions.ts';
import { useAuth } from '../../../auth/auth-context.tsx';
import { formatTime } from '../../../time/utc.ts';
import { useZone } from '../../../time/zone-store.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { RowTable } from '../../../ui/RowTable.tsx';
import { Status } from '../../../ui/Status.tsx';
import { useAccountText } from '../en.ts';
import { Question } from '../Question.tsx';
import { browserWords } from './session-words.ts';
import { useEnd, useSignedIn } from './use-sessions.ts';
import '../account.css';

/** N-11: where the user is signed in, and the end of one sign-in or of all others. */
export function SessionsPanel() {
  const { sessions: text } = useAccountText();
  const auth = useAuth();
  const query = useSignedIn();
  return (
    <Panel title={text.title}>
      <QueryState query={query} rows={4}>
        {(list) =>
          list.isOffered ? (
            <Sessions sessions={list.sessions} />
          ) : (
            <EmptyState text={text.notOffered} action={<Link href={auth.accountUrl()}>{text.elsewhere}</Link>} />
          )
        }
      </QueryState>
    </Panel>
  );
}

/** What is asked about: one sign-in, or all others. */
type Asked = SignedIn | 'others';

function Sessions({ sessions }: { readonly sessions: readonly SignedIn[] }) {
  const { sessions: text } = useAccountText();
  const zone = useZone((state) => state.zone);
  const [asked, ask] = useState<Asked>();
  const [ended, setEnded] = useState(0);
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length;
  const end = useEnd(() => {
    setEnded(asked === 'others' ? others : 1);
    ask(undefined);
  });
  const open = (next: Asked) => {
    end.reset();
    ask(next);
  };
  const words = (one: SignedIn) => browserWords(one, text);
  const address = (one: SignedIn) => one.address ?? text.unknown;
  const time = (unixMs: number | undefined) => (unixMs === undefined ? text.unknown : formatTime(unixMs, zone));
  const action = (one: SignedIn) =>
    one.isCurrent ? (
      <Status level="ok">{text.current}</Status>
    ) : (
      <Button kind="quiet" aria-label={text.endOf(words(one))} onPress={() => open(one)}>
        {text.end}
      </Button>
    );
  if (sessions.length === 0) return <EmptyState text={text.none} />;
  return (
    <div className="account-view">
      <p className="account-quiet">{text.intro}</p>
      <RowTable
        label={text.title}
        rows={sessions}
        keyOf={({ id }) => id}
        columns={[
          { id: 'browser', header: text.columns.browser, cell: words },
          { id: 'address', header: text.columns.address, isMono: true, cell: address },
          { id: 'since', header: text.columns.since, isMono: true, cell: (one) => time(one.sinceUnixMs) },
          { id: 'seen', header: text.columns.seen, isMono: true, cell: (one) => time(one.seenUnixMs) },
          { id: 'actions', header: text.columns.actions, isHeaderQuiet: true, align: 'end', cell: action },
        ]}
        card={(one) => (
          <div className="account-card">
            <strong>{words(one)}</strong>
            <span className="mono">{address(one)}</span>
            <span className="account-quiet">
              {text.columns.since} <span className="mono">{time(one.sinceUnixMs)}</span>
            </span>
            <span className="account-quiet">
              {text.columns.seen} <span className="mono">{time(one.seenUnixMs)}</span>
            </span>
            <div>{action(one)}</div>
          </div>
        )}
      />
      <div className="account-actions">
        {others > 0 && <Button onPress={() => open('others')}>{text.endOthers}</Button>}
        <span role="status" className="account-quiet">
          {ended > 0 && text.ended(ended)}
        </span>
      </div>
      {asked !== undefined && (
        <Question
          title={asked === 'others' ? text.askOthers : text.askOne}
          yes={text.yes}
          running={end}
          onYes={() => end.mutate(asked === 'others' ? undefined : asked)}
          onClose={() => ask(undefined)}
        >
          {asked === 'others' ? text.askOthersText(others) : text.askOneText(words(asked), address(asked))}
        </Question>
      )}
    </div>
  );
}
