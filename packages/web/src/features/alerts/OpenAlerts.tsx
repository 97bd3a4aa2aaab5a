import type { Alert } from '@keepout/contract/alerts/alert';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { QueryState } from '../../api/QueryState.tsx';
import { useLocale } from '../../i18n/locale-store.ts';
import { formatTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { Breakable } from '../../ui/Breakable.tsx';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { StatusSymbol } from '../../ui/Status.tsx';
import { useAlertTexts } from './en.ts';
import { useAskAlertsAnew, useOpenAlerts, useRota } from './use-alerts.ts';

/** Unacknowledged alerts, with the next contact in the escalation. */
export function OpenAlerts() {
  const { open: text } = useAlertTexts();
  const query = useOpenAlerts();
  return (
    <Panel title={text.title}>
      <QueryState query={query} rows={2}>
        {(alerts) =>
          alerts.length === 0 ? (
            <p className="quiet-text">{text.none}</p>
          ) : (
            <ul className="alerts-open">
              {alerts.map((alert) => (
                <OpenAlert key={alert.alertId} alert={alert} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </Panel>
  );
}

function OpenAlert({ alert }: { readonly alert: Alert }) {
  const { open: text } = useAlertTexts();
  const zone = useZone((state) => state.zone);
  const language = useLocale((state) => state.locale);
  const askAnew = useAskAlertsAnew();
  const acknowledge = useMutation({ ...useApi().change('acknowledgeAlert'), onSuccess: askAnew });
  const { alertId, title, message, raisedAt, calls } = alert;
  const next = calls.find(({ isDone }) => !isDone);
  const { data: rota } = useRota();
  const hasMembers = rota === undefined || rota.members.length > 0;
  return (
    <li className="alerts-open-one">
      <StatusSymbol level="critical" />
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        <p>
          <Breakable text={message} />
        </p>
        <p className="quiet-text">
          <span className="mono">{formatTime(Date.parse(raisedAt), zone)}</span> ·{' '}
          <Breakable
            text={
              next === undefined
                ? hasMembers
                  ? text.nobody
                  : text.noMembers
                : text.next(next.userName, formatTime(Date.parse(next.at), zone))
            }
          />
        </p>
      </div>
      <div className="alerts-actions">
        {alert.path !== null && <Link href={alert.path}>{text.show}</Link>}
        <Button
          kind="primary"
          isDisabled={acknowledge.isPending}
          aria-label={text.acknowledgeOf(title)}
          onPress={() => acknowledge.mutate({ params: { alertId }, body: { language } })}
        >
          {text.acknowledge}
        </Button>
      </div>
    </li>
  );
}
