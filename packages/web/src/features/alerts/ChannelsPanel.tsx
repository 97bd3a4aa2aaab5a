import { QueryState } from '../../api/QueryState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ChannelsForm } from './ChannelsForm.tsx';
import { useChannels } from './use-alerts.ts';
import { useAlertTexts } from './use-texts.ts';

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
