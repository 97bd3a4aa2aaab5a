import { useQueryTab } from '../../navigation/use-query-selection.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { ChannelsPanel } from './ChannelsPanel.tsx';
import { useAlertTexts } from './en.ts';
import { LogPanel } from './LogPanel.tsx';
import { OpenAlerts } from './OpenAlerts.tsx';
import { PlacesPanel } from './PlacesPanel.tsx';
import { RecipientsPanel } from './RecipientsPanel.tsx';
import { RotaPanel } from './RotaPanel.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import './alerts.css';

const VIEWS = ['channels', 'rules', 'rota', 'log'] as const;

/** R-05, N-05: where, of what and when a user is told, who is called, and what was sent. */
export function NotificationsView() {
  const text = useAlertTexts();
  const [view, select] = useQueryTab('view', VIEWS, 'channels');
  const contents = {
    channels: (
      <>
        <ChannelsPanel />
        <PlacesPanel />
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
