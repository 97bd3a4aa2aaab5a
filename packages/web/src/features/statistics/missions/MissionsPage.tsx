import type { Mission } from '@keepout/contract/ca/mission';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { QueryState } from '../../../api/QueryState.tsx';
import { ABSENT, formatNumber } from '../../../format/number.ts';
import { paths } from '../../../navigation/paths.ts';
import { useGoTo } from '../../../navigation/use-search-change.ts';
import { CallConfirmation } from '../../../nouns/record/CallConfirmation.tsx';
import { Moment } from '../../../time/Moment.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { type RowColumn, RowTable } from '../../../ui/RowTable.tsx';
import { useMissionText } from './en.ts';
import { MissionForm } from './MissionForm.tsx';
import { MissionYear } from './MissionYear.tsx';
import './missions.css';
import { useParams } from '../../../navigation/RouterProvider.tsx';

/** Polling interval while a study is queued or running, ms. */
const POLL_MS = 1000;
const isOpen = ({ state }: Mission): boolean => state === 'QUEUED' || state === 'RUNNING';

/** Studies of one year in planned orbits. */
export function MissionsPage() {
  const text = useMissionText();
  const { missionId } = useParams();
  const goTo = useGoTo();
  const query = useQuery({
    ...useApi().query('listMissions', {}),
    refetchInterval: ({ state: { data } }) => (data?.some(isOpen) ? POLL_MS : false),
  });
  const [removed, setRemoved] = useState<Mission>();
  const [isAsked, setAsked] = useState(false);
  /** Without any study the page shows only the form, without a cancel button. */
  const isFirst = query.data?.length === 0;
  const shown = query.data?.find((mission) => mission.missionId === missionId) ?? query.data?.[0];
  return (
    <div className="page missions-page">
      <header className="page-head">
        <h1>{text.title}</h1>
        <span className="page-head-end">
          <Link href={paths.annualStatistics()}>{text.toStatistics}</Link>
        </span>
      </header>
      <p className="quiet-text">{text.about}</p>
      <Panel
        title={text.list.title}
        actions={
          !isFirst && (
            <Button icon={<Plus size={14} aria-hidden />} aria-expanded={isAsked} onPress={() => setAsked(!isAsked)}>
              {text.list.add}
            </Button>
          )
        }
      >
        <QueryState query={query} loading={text.list.loading} rows={3} rowPx={28}>
          {(missions) =>
            missions.length === 0 ? (
              <EmptyState text={text.list.none} />
            ) : (
              <Missions missions={missions} shown={shown} onRemove={setRemoved} />
            )
          }
        </QueryState>
      </Panel>
      {(isFirst || isAsked) && (
        <MissionForm
          onOrdered={(id) => {
            setAsked(false);
            goTo(paths.missions(id));
          }}
        />
      )}
      {shown !== undefined && (
        <section aria-label={shown.question.name} className="mission-year">
          <h2>{shown.question.name}</h2>
          <MissionYear mission={shown} />
        </section>
      )}
      {removed !== undefined && (
        <CallConfirmation
          call="deleteMission"
          input={{ params: { missionId: removed.missionId } }}
          renews={['/ca/missions']}
          title={text.removeTitle}
          yes={text.list.remove}
          onDone={() => {
            setRemoved(undefined);
            goTo(paths.missions());
          }}
          onClose={() => setRemoved(undefined)}
        >
          {text.removeText(removed.question.name)}
        </CallConfirmation>
      )}
    </div>
  );
}

interface MissionsProps {
  readonly missions: readonly Mission[];
  readonly shown: Mission | undefined;
  readonly onRemove: (mission: Mission) => void;
}

function Missions({ missions, shown, onRemove }: MissionsProps) {
  const { list: text } = useMissionText();
  const goTo = useGoTo();
  const rate = ({ result }: Mission) => formatNumber(result?.passagesPerYear.value, 1) || ABSENT;
  const remove = (mission: Mission) => (
    <Button kind="quiet" onPress={() => onRemove(mission)} aria-label={`${text.remove}: ${mission.question.name}`}>
      {text.remove}
    </Button>
  );
  const columns: readonly RowColumn<Mission>[] = [
    { id: 'name', header: text.name, cell: ({ question }) => question.name },
    { id: 'state', header: text.state, cell: (mission) => <State mission={mission} /> },
    { id: 'passages', header: text.passages, align: 'end', cell: rate },
    { id: 'ordered', header: text.ordered, cell: ({ orderedAt }) => <Moment at={orderedAt} /> },
    { id: 'remove', header: text.remove, isHeaderQuiet: true, cell: remove },
  ];
  return (
    <RowTable
      label={text.title}
      columns={columns}
      rows={missions}
      keyOf={({ missionId }) => missionId}
      {...(shown !== undefined && { selectedKey: shown.missionId })}
      onOpen={({ missionId }) => goTo(paths.missions(missionId))}
      card={(mission) => (
        <div className="mission-card">
          <Link href={paths.missions(mission.missionId)}>{mission.question.name}</Link>
          <State mission={mission} />
          <span>{`${text.passages} ${rate(mission)}`}</span>
          {remove(mission)}
        </div>
      )}
    />
  );
}

function State({ mission }: { readonly mission: Mission }) {
  const { list: text } = useMissionText();
  const { state, percent, question } = mission;
  if (!isOpen(mission)) return text.states[state];
  return (
    <ProgressBar
      label={text.progress(question.name)}
      {...(state === 'RUNNING' && { share: percent / 100 })}
      valueText={state === 'RUNNING' ? `${formatNumber(percent)}\u00a0%` : text.states[state]}
    />
  );
}
