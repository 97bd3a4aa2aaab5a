import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState } from '../../../api/QueryState.tsx';
import type { SignedIn, SignedInList } from '../../../auth/account-sessions.ts';
import { useAuth } from '../../../auth/auth-context.tsx';
import { useText } from '../../../i18n/en.ts';
import { ConfirmationDialog } from '../../../nouns/record/ConfirmationDialog.tsx';
import { formatTime } from '../../../time/utc.ts';
import { useZone } from '../../../time/zone-store.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { RowTable } from '../../../ui/RowTable.tsx';
import { Status } from '../../../ui/Status.tsx';
import { type AccountText, useAccountText } from '../en.ts';
import '../account.css';

/** N-11: sessions of the user; ends a session, or all others. */
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

/** Sessions to end, awaiting confirmation: one, or all others. */
type SessionToEnd = SignedIn | 'others';

function Sessions({ sessions }: { readonly sessions: readonly SignedIn[] }) {
  const { sessions: text } = useAccountText();
  const { close, cancel } = useText().words;
  const zone = useZone((state) => state.zone);
  const [request, ask] = useState<SessionToEnd>();
  const [ended, setEnded] = useState(0);
  const otherCount = sessions.filter(({ isCurrent }) => !isCurrent).length;
  const end = useEnd(() => {
    setEnded(request === 'others' ? otherCount : 1);
    ask(undefined);
  });
  const open = (next: SessionToEnd) => {
    end.reset();
    ask(next);
  };
  const words = (session: SignedIn) => browserWords(session, text);
  const address = (session: SignedIn) => session.address ?? text.unknown;
  const time = (unixMs: number | undefined) => (unixMs === undefined ? text.unknown : formatTime(unixMs, zone));
  const action = (session: SignedIn) =>
    session.isCurrent ? (
      <Status level="ok">{text.current}</Status>
    ) : (
      <Button kind="quiet" aria-label={text.endOf(words(session))} onPress={() => open(session)}>
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
          { id: 'since', header: text.columns.since, isMono: true, cell: (session) => time(session.sinceUnixMs) },
          { id: 'seen', header: text.columns.seen, isMono: true, cell: (session) => time(session.seenUnixMs) },
          { id: 'actions', header: text.columns.actions, isHeaderQuiet: true, align: 'end', cell: action },
        ]}
        card={(session) => (
          <div className="account-card">
            <strong>{words(session)}</strong>
            <span className="mono">{address(session)}</span>
            <span className="account-quiet">
              {text.columns.since} <span className="mono">{time(session.sinceUnixMs)}</span>
            </span>
            <span className="account-quiet">
              {text.columns.seen} <span className="mono">{time(session.seenUnixMs)}</span>
            </span>
            <div>{action(session)}</div>
          </div>
        )}
      />
      <div className="account-actions">
        {otherCount > 0 && <Button onPress={() => open('others')}>{text.endOthers}</Button>}
        <span role="status" className="account-quiet">
          {ended > 0 && text.ended(ended)}
        </span>
      </div>
      {request !== undefined && (
        <ConfirmationDialog
          title={request === 'others' ? text.askOthers : text.askOne}
          yes={text.yes}
          no={cancel}
          closeLabel={close}
          running={end}
          onYes={() => end.mutate(request === 'others' ? undefined : request)}
          onClose={() => ask(undefined)}
        >
          {request === 'others' ? text.askOthersText(otherCount) : text.askOneText(words(request), address(request))}
        </ConfirmationDialog>
      )}
    </div>
  );
}

/** Returns browser and system: `Firefox 133 on macOS`, with the major version only. */
export function browserWords({ browser, system }: SignedIn, text: AccountText['sessions']): string {
  const [, name, version] = /^([^/]+)(?:\/(\d+))?/.exec(browser ?? '') ?? [];
  const words = name === undefined ? text.unknownBrowser : version === undefined ? name : `${name} ${version}`;
  return system === undefined ? words : text.browserOn(words, system);
}

const KEY = ['signed-in'];

/** Reads the sessions of the user at each opening of the view, because a session on another device sends no event. */
function useSignedIn() {
  const { sessions } = useAuth();
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }): Promise<SignedInList> => sessions.list(signal),
    staleTime: 0,
    networkMode: 'always',
  });
}

/** Ends one session, or all others if none is given. */
function useEnd(onEnded: () => void) {
  const { sessions } = useAuth();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (session: SignedIn | undefined) =>
      session === undefined ? sessions.endOthers() : sessions.end(session.id),
    networkMode: 'always',
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: KEY });
      onEnded();
    },
  });
}
