import { QueryState } from '../../api/QueryState.tsx';
import { formatNumber } from '../../format/number.ts';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { useAuditText } from './en.ts';
import { useOperators } from './queries.ts';

const OWN = '';

export interface OperatorChoiceProps {
  readonly selected: string | undefined;
  readonly onSelect: (operatorId: string | undefined) => void;
}

/** Whose log an administrator reads; his own at first. */
export function OperatorChoice({ selected, onSelect }: OperatorChoiceProps) {
  const text = useAuditText();
  const query = useOperators(true);
  if (query.data === undefined) return <QueryState query={query} rows={1} />;
  const choices = query.data.map(({ operatorId, entries }) => ({
    id: operatorId,
    label: operatorId,
    hint: text.entries(formatNumber(entries)),
  }));
  return (
    <div className="audit-operator">
      <ComboBox
        key={choices.length}
        label={text.operator}
        choices={[{ id: OWN, label: text.own }, ...choices]}
        selected={selected ?? OWN}
        onSelect={(id) => onSelect(id === OWN ? undefined : id)}
        emptyText={text.none}
      />
    </div>
  );
}
