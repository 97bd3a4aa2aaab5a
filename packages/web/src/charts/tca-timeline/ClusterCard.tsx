import { formatDistance } from '../../format/length.ts';
import { formatPc } from '../../format/probability.ts';
import { formatCountdown } from '../../time/countdown.ts';
import { formatTime } from '../../time/utc.ts';
import { CardRows, HoverCard } from '../interaction/HoverCard.tsx';
import { StatusIcon } from '../status/StatusMark.tsx';
import { useChartText } from '../texts/en.ts';
import type { TimelineCluster } from './timeline-layout.ts';
import type { TimelineMark } from './timeline-mark.ts';

const LISTED = 5;

export interface ClusterCardProps {
  readonly cluster: TimelineCluster;
  readonly marks: readonly TimelineMark[];
  readonly nowMs: number;
  readonly plotWidth: number;
}

/** Content under the pointer: one conjunction in full, or the worst few of a cluster. */
export function ClusterCard({ cluster, marks, nowMs, plotWidth }: ClusterCardProps) {
  const text = useChartText();
  const members = cluster.members.flatMap((index) => marks[index] ?? []);
  const [first] = members;
  if (first === undefined) return null;
  if (members.length === 1) {
    return (
      <HoverCard x={cluster.x} y={cluster.y} plotWidth={plotWidth}>
        <p className="chart-card-title">
          <StatusIcon level={first.level} /> {first.label}
        </p>
        <CardRows
          rows={[
            { name: text.tca, value: formatTime(first.tcaMs) },
            { name: text.timeline.timeToTca, value: formatCountdown(first.tcaMs, nowMs) },
            { name: text.pc, value: formatPc(first.pc) },
            { name: text.timeline.miss, value: formatDistance(first.missDistanceM) },
          ]}
        />
      </HoverCard>
    );
  }
  return (
    <HoverCard x={cluster.x} y={cluster.y} plotWidth={plotWidth}>
      <p className="chart-card-title">{text.timeline.count(members.length)}</p>
      <ul>
        {members.slice(0, LISTED).map((mark) => (
          <li key={mark.id} className="chart-card-item">
            <StatusIcon level={mark.level} /> <span>{mark.label}</span> <code>{formatPc(mark.pc)}</code>
          </li>
        ))}
      </ul>
      <p className="chart-card-note">
        {members.length > LISTED && `${text.timeline.more(members.length - LISTED)} `}
        {text.timeline.zoom}
      </p>
    </HoverCard>
  );
}
