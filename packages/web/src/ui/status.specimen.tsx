import { Button } from './Button.tsx';
import { CardValue } from './CardValue.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';
import { Meter } from './Meter.tsx';
import { OutdatedResults } from './OutdatedResults.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Status } from './Status.tsx';
import type { Specimen } from './specimen.ts';
import { levelOfLabel, statusLevels } from './status-level.ts';
import { Tag } from './Tag.tsx';
import { Toast } from './Toast.tsx';

const risks = ['UNKNOWN', 'LOW', 'MEDIUM', 'HIGH', 'CRITICAL'];

export const specimens: readonly Specimen[] = [
  {
    name: 'Status',
    render: () => (
      <>
        {statusLevels.map((level) => (
          <Status key={level} level={level}>
            {level}
          </Status>
        ))}
      </>
    ),
  },
  { name: 'CardValue', render: () => <CardValue label="Age">17 min</CardValue> },
  {
    name: 'Risk and tags',
    render: () => (
      <>
        {risks.map((risk) => (
          <Tag key={risk} level={levelOfLabel(risk)}>
            {risk}
          </Tag>
        ))}
        <Tag>Demo</Tag>
      </>
    ),
  },
  {
    name: 'Meter and ProgressLine',
    render: () => (
      <>
        <Meter label="Passes" value={3} max={5} valueText="3 of 5 passes" />
        <Meter label="Balance" value={0.92} valueText="92 % spent" level="serious" />
        <div className="sink-wide">
          <ProgressLine label="Updating" isActive />
          <ProgressLine label="Screening" isActive share={0.4} />
          <ProgressLine label="Idle" isActive={false} />
        </div>
      </>
    ),
  },
  { name: 'OutdatedResults', render: () => <OutdatedResults /> },
  { name: 'Skeleton', render: () => <Skeleton label="Loading conjunctions" rows={4} /> },
  {
    name: 'EmptyState',
    render: () => <EmptyState text="No conjunction matches 3 filters." action={<Button kind="quiet">Clear</Button>} />,
  },
  {
    name: 'ErrorPanel',
    render: () => (
      <ErrorPanel
        code={503}
        title="Service Unavailable"
        message="The database is being restored."
        time="2026-11-20 07:44:57 Z"
        details="{}"
        labels={{ retry: 'Try again', copy: 'Copy details' }}
        onAgain={() => {}}
      />
    ),
  },
  {
    name: 'Toast',
    render: () => (
      <>
        <Toast
          level="ok"
          title="Settings updated"
          message="Your user settings have been saved."
          time="2026-11-20 07:44:57 Z"
          closeLabel="Close Settings updated"
          isAlert={false}
          onClose={() => {}}
        />
        <Toast
          level="critical"
          title="503 Service Unavailable"
          message="The database is being restored."
          time="2026-11-20 07:44:57 Z"
          closeLabel="Close 503 Service Unavailable"
          isAlert={false}
          onClose={() => {}}
        />
      </>
    ),
  },
];
