import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { QueryState } from '../../api/QueryState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useFleetTexts } from './en.ts';
import { RulesForm } from './RulesForm.tsx';

/** The flight rules, or why they are not here. */
export function RulesPanel() {
  const text = useFleetTexts();
  const query = useQuery(useApi().query('getFlightRules'));
  return (
    <Panel title={text.rules.title}>
      <QueryState query={query} rows={8}>
        {(rules) => <RulesForm rules={rules} />}
      </QueryState>
    </Panel>
  );
}
