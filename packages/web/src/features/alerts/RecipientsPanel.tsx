import type { Colleague } from '@keepout/contract/alerts/rota';
import { MS_PER_DAY } from '@keepout/units/duration';
import { QueryState } from '../../api/QueryState.tsx';
import { useColleagues } from '../../nouns/person/use-colleagues.ts';
import { useNow } from '../../time/ticker.ts';
import { formatTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RowTable } from '../../ui/RowTable.tsx';
import { Status } from '../../ui/Status.tsx';
import { useAlertTexts } from './en.ts';

/** Members of the organisation who may receive alerts: the end of their delivery, or the date and reason of its end. */
export function RecipientsPanel() {
  const { recipients: text } = useAlertTexts();
  const zone = useZone((state) => state.zone);
  const query = useColleagues();
  const lastSignIn = ({ seenAt }: Colleague) => formatTime(Date.parse(seenAt), zone);
  return (
    <Panel title={text.title}>
      <div className="alerts-view">
        <p className="quiet-text">{text.explain}</p>
        <QueryState query={query} rows={3}>
          {(colleagues) =>
            colleagues.length === 0 ? (
              <EmptyState text={text.none} />
            ) : (
              <RowTable
                label={text.title}
                rows={colleagues}
                keyOf={({ subject }) => subject}
                columns={[
                  { id: 'name', header: text.name, cell: ({ userName }) => userName },
                  { id: 'seen', header: text.seen, isMono: true, cell: lastSignIn },
                  { id: 'state', header: text.state, cell: (colleague) => <RecipientState colleague={colleague} /> },
                ]}
                card={(colleague) => (
                  <div className="alerts-card">
                    <strong>{colleague.userName}</strong>
                    <RecipientState colleague={colleague} />
                  </div>
                )}
              />
            )
          }
        </QueryState>
      </div>
    </Panel>
  );
}

function RecipientState({ colleague }: { readonly colleague: Colleague }) {
  const { recipients: text } = useAlertTexts();
  const zone = useZone((state) => state.zone);
  const nowMs = useNow('minute');
  const { absence, notifiedUntil } = colleague;
  const at = notifiedUntil === null ? '' : formatTime(Date.parse(notifiedUntil), zone);
  if (absence !== null) return <Status level="serious">{text.absences[absence](at)}</Status>;
  return endsSoon(notifiedUntil, nowMs) ? (
    <Status level="caution">{text.until(at)}</Status>
  ) : (
    <Status level="ok">{text.told}</Status>
  );
}

const WEEK_MS = 7 * MS_PER_DAY;

/** Returns whether delivery to a member ends within a week without a new sign-in. */
const endsSoon = (notifiedUntil: string | null, nowMs: number): boolean =>
  notifiedUntil !== null && Date.parse(notifiedUntil) - nowMs < WEEK_MS;
