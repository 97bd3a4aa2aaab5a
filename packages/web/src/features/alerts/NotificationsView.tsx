import { COLLISION_AVOIDANCE } from '@keepout/contract/ca/role';
import { satisfies } from '@keepout/contract/platform/roles';
import { QueryState } from '../../api/QueryState.tsx';
import { useIdentity } from '../../auth/auth-context.tsx';
import { usableServices } from '../../auth/services.ts';
import { useQueryTab } from '../../navigation/use-query-selection.ts';
import { useColleagues } from '../../nouns/person/use-colleagues.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { CalendarPanel } from './CalendarPanel.tsx';
import { ChannelsForm } from './ChannelsForm.tsx';
import { DeliveryTable } from './DeliveryTable.tsx';
import { useAlertTexts } from './en.ts';
import { OpenAlerts } from './OpenAlerts.tsx';
import { PlacesPanel } from './PlacesPanel.tsx';
import { RecipientsPanel } from './RecipientsPanel.tsx';
import { RotaForm } from './RotaForm.tsx';
import { AlertRulesForm } from './RulesForm.tsx';
import { useChannels, useDeliveries, useRota, useRuleCounts, useRules } from './use-alerts.ts';
import './alerts.css';

const VIEWS = ['channels', 'rules', 'rota', 'log'] as const;

/** R-05, N-05: channels, alert rules, on-call schedule and delivery log of a user. */
export function NotificationsView() {
  const text = useAlertTexts();
  const identity = useIdentity();
  // Without a service the server returns 403 for every call of these views.
  if (!identity || usableServices(identity.access).length === 0) return <EmptyState text={text.notPermitted} />;
  return <NotificationViews />;
}

function NotificationViews() {
  const text = useAlertTexts();
  const identity = useIdentity();
  const [view, select] = useQueryTab('view', VIEWS, 'channels');
  const contents = {
    channels: (
      <>
        <ChannelsPanel />
        <PlacesPanel />
        {identity?.access && satisfies(identity.access, COLLISION_AVOIDANCE.requirement) && <CalendarPanel />}
      </>
    ),
    rules: <RulesPanel />,
    rota: (
      <>
        <OpenAlerts />
        <RotaPanel />
        <RecipientsPanel />
      </>
    ),
    log: <LogPanel onTest={() => select('channels')} />,
  };
  return (
    <div className="alerts">
      <Tabs
        label={text.view}
        selected={view}
        onSelect={select}
        tabs={VIEWS.map((id) => ({
          id,
          label: text.views[id],
          content: <div className="alerts-view">{contents[id]}</div>,
        }))}
      />
    </div>
  );
}

function ChannelsPanel() {
  const text = useAlertTexts();
  const query = useChannels();
  return (
    <Panel title={text.channels.title}>
      <QueryState query={query} rows={9}>
        {(services) => <ChannelsForm stored={services} />}
      </QueryState>
    </Panel>
  );
}

function RotaPanel() {
  const { rota: text } = useAlertTexts();
  const query = useRota();
  const colleagues = useColleagues();
  return (
    <Panel title={text.title}>
      {colleagues.isError && <QueryState query={colleagues} />}
      <QueryState query={query} rows={7}>
        {(rota) => <RotaForm stored={rota} colleagues={colleagues.data ?? []} />}
      </QueryState>
    </Panel>
  );
}

function RulesPanel() {
  const { rules: text } = useAlertTexts();
  const query = useRules();
  const counts = useRuleCounts();
  return (
    <Panel title={text.title}>
      {counts.isError && <QueryState query={counts} />}
      <QueryState query={query} rows={14}>
        {(settings) => <AlertRulesForm stored={settings} counts={counts.data ?? []} />}
      </QueryState>
    </Panel>
  );
}

const MAX_SHOWN = 100;

/** N-12: every message to the user, with its delivery state. */
function LogPanel({ onTest }: { readonly onTest: () => void }) {
  const { log: text } = useAlertTexts();
  const query = useDeliveries(MAX_SHOWN);
  return (
    <Panel title={text.title} {...(query.data && query.data.total > MAX_SHOWN && { note: text.more(MAX_SHOWN) })}>
      <QueryState query={query} rows={6}>
        {({ records: deliveries }) =>
          deliveries.length === 0 ? (
            <EmptyState text={text.none} action={<Button onPress={onTest}>{text.noneAction}</Button>} />
          ) : (
            <DeliveryTable deliveries={deliveries} mayReplay />
          )
        }
      </QueryState>
    </Panel>
  );
}
