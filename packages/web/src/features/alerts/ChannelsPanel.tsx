import { QueryState } from '../../api/QueryState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ChannelsForm } from './ChannelsForm.tsx';
import { useAlertTexts } from './en.ts';
import { useChannels } from './use-alerts.ts';

export function ChannelsPanel() {
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
