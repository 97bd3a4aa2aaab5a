import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import { useState } from 'react';
import { formatDistance } from '../../format/length.ts';
import { formatPc } from '../../format/probability.ts';
import { formatSpeed } from '../../format/speed.ts';
import { useManoeuvreText } from '../../nouns/manoeuvre/en.ts';
import { leftOutWords } from '../../nouns/manoeuvre/Outcomes.tsx';
import { PlanScreeningBadge } from '../../nouns/manoeuvre/PlanSteps.tsx';
import { afterWords, levelOfState, planName } from '../../nouns/manoeuvre/plan-words.ts';
import { Moment } from '../../time/Moment.tsx';
import { useZone } from '../../time/zone-store.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { type RowColumn, RowTable } from '../../ui/RowTable.tsx';
import { Status } from '../../ui/Status.tsx';
import { usePlannerText } from './en.ts';

export interface PlanTableProps {
  readonly plans: readonly ManoeuvrePlan[];
  readonly chosenId: string | undefined;
  readonly onChoose: (manoeuvreId: string) => void;
}

const figures: Readonly<Record<string, (plan: ManoeuvrePlan) => number>> = {
  pc: ({ result }) => result.probability,
  total: ({ result }) => result.totalProbability,
  miss: ({ result }) => result.missDistance,
  deltaV: ({ result }) => result.figures.totalDeltaVMagnitude,
  sma: ({ result }) => Math.abs(result.figures.smaChange),
};

/** Plans of the conjunction, sortable by any figure, with a comparison of two plans. */
export function PlanTable({ plans, chosenId, onChoose }: PlanTableProps) {
  const text = usePlannerText().plans;
  const words = useManoeuvreText();
  const zone = useZone((state) => state.zone);
  const [sort, setSort] = useState({ column: 'made', isDescending: true });
  const [compared, compare] = useState<readonly string[]>([]);
  const figure = figures[sort.column];
  const sorted = plans.toSorted((a, b) => {
    const order = figure ? figure(a) - figure(b) : a.createdAt.localeCompare(b.createdAt);
    return sort.isDescending ? -order : order;
  });
  const number = (id: keyof typeof figures & string, header: string, format: (value: number) => string) =>
    ({
      id,
      header,
      align: 'end',
      isMono: true,
      isSortable: true,
      cell: (plan: ManoeuvrePlan) => format(figures[id]?.(plan) ?? Number.NaN),
    }) as const;
  const columns: readonly RowColumn<ManoeuvrePlan>[] = [
    { id: 'name', header: text.name, cell: (plan) => planName(plan, zone, words) },
    {
      id: 'state',
      header: text.state,
      cell: (plan) => <Status level={levelOfState(plan.state)}>{words.states[plan.state]}</Status>,
    },
    {
      id: 'screening',
      header: text.screening,
      cell: ({ screening }) => <PlanScreeningBadge screening={screening} isInRow />,
    },
    {
      ...number('pc', text.pc, formatPc),
      cell: ({ result }) => afterWords(result.events[0]?.outcome, result.probability, words),
    },
    {
      ...number('total', text.total, formatPc),
      cell: ({ result }) => (
        <span title={result.leftOutByOperator && leftOutWords(result.leftOutByOperator, words)}>
          {formatPc(result.totalProbability)}
          {result.leftOutByOperator && ` (${words.fewer(result.leftOutByOperator.count)})`}
        </span>
      ),
    },
    number('miss', text.miss, formatDistance),
    number('deltaV', text.deltaV, formatSpeed),
    number('sma', text.sma, formatDistance),
    { id: 'made', header: text.made, isSortable: true, cell: (plan) => <Moment at={plan.createdAt} /> },
    {
      id: 'compare',
      header: text.compare,
      cell: (plan) => (
        <Checkbox
          aria-label={text.compareOne(planName(plan, zone, words))}
          isSelected={compared.includes(plan.manoeuvreId)}
          onChange={(isOn) =>
            compare((old) =>
              isOn ? [...old, plan.manoeuvreId].slice(-2) : old.filter((id) => id !== plan.manoeuvreId),
            )
          }
        >
          {''}
        </Checkbox>
      ),
    },
  ];
  const two = compared
    .map((id) => plans.find(({ manoeuvreId }) => manoeuvreId === id))
    .filter((plan) => plan !== undefined);
  return (
    <Panel title={text.title}>
      {plans.length === 0 ? (
        <p className="planner-faint planner-pad">{text.none}</p>
      ) : (
        <RowTable
          label={text.title}
          columns={columns}
          rows={sorted}
          keyOf={({ manoeuvreId }) => manoeuvreId}
          sort={sort}
          onSort={(column) =>
            setSort((old) => ({ column, isDescending: old.column === column ? !old.isDescending : false }))
          }
          {...(chosenId !== undefined && { selectedKey: chosenId })}
          onOpen={({ manoeuvreId }) => onChoose(manoeuvreId)}
          card={(plan) => (
            <button type="button" className="planner-card" onClick={() => onChoose(plan.manoeuvreId)}>
              <span>{planName(plan, zone, words)}</span>
              <Status level={levelOfState(plan.state)}>{words.states[plan.state]}</Status>
              <PlanScreeningBadge screening={plan.screening} />
              <span className="mono">
                Pc {afterWords(plan.result.events[0]?.outcome, plan.result.probability, words)}
              </span>
            </button>
          )}
        />
      )}
      {two.length === 2 && (
        <table className="mv-pairs planner-compare" aria-label={text.comparing}>
          <thead>
            <tr>
              <th scope="col">{text.figure}</th>
              {two.map((plan) => (
                <th key={plan.manoeuvreId} scope="col">
                  {planName(plan, zone, words)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.slice(1, -1).map((column) => (
              <tr key={column.id}>
                <th scope="row">{column.header}</th>
                {two.map((plan) => (
                  <td key={plan.manoeuvreId}>{column.cell(plan)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
