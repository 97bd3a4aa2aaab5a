import { QueryState } from '../../api/QueryState.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useDecision, useDecisionCalls, useDecisions } from '../conjunction/decisions.ts';
import { useOwnerText } from './en.ts';
import { OwnerNote } from './OwnerNote.tsx';

/** Who sees to an event, by its newest decision record, or the way to one. */
export function EventOwner({ conjunctionId }: { readonly conjunctionId: string }) {
  const text = useOwnerText();
  const { open } = useDecisionCalls();
  return (
    <QueryState query={useDecisions(conjunctionId)} rows={4}>
      {([newest]) =>
        newest === undefined ? (
          <Panel title={text.title}>
            <EmptyState
              text={text.none}
              action={
                <Button isPending={open.isPending} onPress={() => open.mutate({ body: { conjunctionId } })}>
                  {text.open}
                </Button>
              }
            />
          </Panel>
        ) : (
          <LoadedOwnerNote key={newest.decisionId} decisionId={newest.decisionId} />
        )
      }
    </QueryState>
  );
}

/** The list contains less of a record than the editor needs. */
function LoadedOwnerNote({ decisionId }: { readonly decisionId: string }) {
  return (
    <QueryState query={useDecision(decisionId)} rows={4}>
      {(decision) => <OwnerNote decision={decision} />}
    </QueryState>
  );
}
