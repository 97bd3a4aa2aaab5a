import { useState } from 'react';
import { QueryState } from '../../../api/QueryState.tsx';
import { isClosed, useDecision, useDecisionCalls, useDecisions } from '../../../nouns/conjunction/decisions.ts';
import { useOwnerText } from '../../../nouns/decision/en.ts';
import { formatTime, parseTime } from '../../../time/utc.ts';
import { useZone } from '../../../time/zone-store.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Select } from '../../../ui/Select.tsx';
import { DecisionView } from './DecisionView.tsx';
import { useDecisionText } from './en.ts';
import './decision.css';

/** Decision about a conjunction: its newest record, and earlier ones. */
export function DecisionTab({ conjunctionId }: { readonly conjunctionId: string }) {
  const text = useDecisionText();
  const owner = useOwnerText();
  const zone = useZone((state) => state.zone);
  const [chosenId, choose] = useState<string>();
  const list = useDecisions(conjunctionId);
  const { open } = useDecisionCalls();
  const openRecord = () =>
    open.mutate({ body: { conjunctionId } }, { onSuccess: ({ decisionId }) => choose(decisionId) });
  if (list.data === undefined) {
    return <QueryState query={list} loading={text.loading} rows={8} />;
  }
  const records = list.data;
  const shownRecord = records.find(({ decisionId }) => decisionId === chosenId) ?? records[0];
  if (shownRecord === undefined)
    return (
      <EmptyState
        text={`${owner.none} ${text.noneHint}`}
        action={
          <Button kind="primary" isPending={open.isPending} onPress={openRecord}>
            {owner.open}
          </Button>
        }
      />
    );
  return (
    <div className="cd">
      <div className="cd-top">
        {records.length > 1 && (
          <Select
            label={text.records}
            choices={records.map(({ decisionId, state, opened }) => ({
              id: decisionId,
              label: text.recordOf(formatTime(parseTime(opened.at), zone), text.states[state]),
            }))}
            selected={shownRecord.decisionId}
            onSelect={choose}
          />
        )}
        {records.every(isClosed) && (
          <Button isPending={open.isPending} onPress={openRecord}>
            {text.openNew}
          </Button>
        )}
      </div>
      <SelectedDecision key={shownRecord.decisionId} decisionId={shownRecord.decisionId} />
    </div>
  );
}

function SelectedDecision({ decisionId }: { readonly decisionId: string }) {
  const text = useDecisionText();
  const decision = useDecision(decisionId);
  if (decision.data !== undefined) return <DecisionView decision={decision.data} />;
  return <QueryState query={decision} loading={text.loading} rows={8} />;
}
