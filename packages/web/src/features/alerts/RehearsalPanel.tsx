import type { Rehearsal } from '@keepout/contract/alerts/rehearsal';
import type { AlertRules } from '@keepout/contract/alerts/settings';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { formatTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { Button } from '../../ui/Button.tsx';
import { OutdatedResults } from '../../ui/OutdatedResults.tsx';
import { type RowColumn, RowTable } from '../../ui/RowTable.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { useAlertTexts } from './en.ts';
import { usePlaces } from './use-alerts.ts';

const DAYS = [7, 14, 30] as const;
type SentMessage = Rehearsal['sent'][number];

/** Backtest of unsaved rules: the notifications that they would have sent for past events. */
export function RehearsalPanel({ settings, isWrong }: { readonly settings: AlertRules; readonly isWrong: boolean }) {
  const { rehearsal: text } = useAlertTexts();
  const [days, setDays] = useState<number>(14);
  const run = useMutation(useApi().change('rehearseAlerts'));
  const requested = run.variables?.body;
  const isChanged = JSON.stringify(requested) !== JSON.stringify({ days, settings });
  return (
    <section className="alerts-rehearsal" aria-labelledby="alerts-rehearsal">
      <h3 id="alerts-rehearsal">{text.title}</h3>
      <p className="quiet-text">{text.explain}</p>
      <div className="alerts-bar">
        <Segmented
          label={text.days}
          selected={String(days)}
          choices={DAYS.map((count) => ({ id: String(count), label: text.lastDays(count) }))}
          onSelect={(id) => setDays(Number(id))}
        />
        <Button isDisabled={run.isPending || isWrong} onPress={() => run.mutate({ body: { days, settings } })}>
          {run.isPending ? text.running : text.run}
        </Button>
      </div>
      {run.error !== null && <FaultPanel error={run.error} atUnixMs={run.submittedAt} />}
      {run.data && isChanged && <OutdatedResults />}
      {run.data && <Outcome rehearsal={run.data} />}
    </section>
  );
}

function Outcome({ rehearsal }: { readonly rehearsal: Rehearsal }) {
  const { rehearsal: text, channel, kinds } = useAlertTexts();
  const zone = useZone((state) => state.zone);
  const places = usePlaces();
  const time = (at: string) => formatTime(Date.parse(at), zone);
  const when = ({ at }: SentMessage) => time(at);
  const kindsOf = (message: SentMessage) => message.kinds.map((kind) => kinds[kind]).join(', ');
  const titleText = ({ title, isDeferredByQuietHours }: SentMessage) =>
    isDeferredByQuietHours ? `${title} (${text.isDeferredByQuietHours})` : title;
  const columns: readonly RowColumn<SentMessage>[] = [
    { id: 'kinds', header: text.kinds, cell: kindsOf },
    { id: 'message', header: text.message, cell: titleText },
    { id: 'channel', header: text.channel, cell: (message) => channel[message.channel] },
    { id: 'purpose', header: text.alerts, align: 'end', cell: ({ alerts }) => String(alerts) },
    { id: 'at', header: text.at, isMono: true, cell: when },
  ];
  return (
    <div className="alerts-outcome">
      <p role="status">
        <strong>{text.summary(rehearsal.messages)}</strong> · {text.most(rehearsal.maxPerDay)} ·{' '}
        {text.inApp(rehearsal.inApp)} · {text.happened(rehearsal.happened, time(rehearsal.from))}
      </p>
      {rehearsal.sent.length === 0 ? (
        <p className="quiet-text">{places.data?.length === 0 ? text.noPlace : text.none}</p>
      ) : (
        <RowTable
          label={text.label}
          columns={columns}
          rows={rehearsal.sent}
          keyOf={(message) => `${rehearsal.sent.indexOf(message)}`}
          card={(message) => (
            <div className="alerts-card">
              <strong>{titleText(message)}</strong>
              <span>{kindsOf(message)}</span>
              <span>
                {channel[message.channel]} · <span className="mono">{when(message)}</span>
              </span>
            </div>
          )}
        />
      )}
    </div>
  );
}
