import { QueryState } from '../../api/QueryState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useAlertTexts } from './en.ts';
import { RotaForm } from './RotaForm.tsx';
import { useColleagues, useRota } from './use-alerts.ts';

export function RotaPanel() {
  const { rota: text } = useAlertTexts();
  const query = useRota();
  const colleagues = useColleagues();
  return (
    <Panel title={text.title}>
      <QueryState query={query} rows={7}>
        {(rota) => <RotaForm stored={rota} colleagues={colleagues.data ?? []} />}
      </QueryState>
    </Panel>
  );
}
