import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { StaleLine } from '../../api/StaleLine.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { RulesForm } from './RulesForm.tsx';
import { useFleetTexts } from './use-texts.ts';

/** The flight rules, or why they are not here. */
export function RulesPanel() {
  const text = useFleetTexts();
  const query = useQuery(useApi().query('getFlightRules'));
  const { data: rules, error } = query;
  return (
    <Panel title={text.rules.title}>
      {error !== null && rules && (
        <StaleLine
          error={error}
          dataAtUnixMs={query.dataUpdatedAt}
          label={text.staleSince}
          onAgain={() => void query.refetch()}
        />
      )}
      {rules ? (
        <RulesForm rules={rules} />
      ) : error !== null ? (
        <FaultPanel error={error} atUnixMs={query.errorUpdatedAt} onAgain={() => void query.refetch()} />
      ) : (
        <Skeleton label={text.loading} rows={8} />
      )}
    </Panel>
  );
}
