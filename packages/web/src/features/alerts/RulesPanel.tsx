import { QueryState } from '../../api/QueryState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useAlertTexts } from './en.ts';
import { RulesForm } from './RulesForm.tsx';
import { useRuleCounts, useRules } from './use-alerts.ts';

export function RulesPanel() {
  const { rules: text } = useAlertTexts();
  const query = useRules();
  const counts = useRuleCounts();
  return (
    <Panel title={text.title}>
      <QueryState query={query} rows={14}>
        {(settings) => <RulesForm stored={settings} counts={counts.data ?? []} />}
      </QueryState>
    </Panel>
  );
}
