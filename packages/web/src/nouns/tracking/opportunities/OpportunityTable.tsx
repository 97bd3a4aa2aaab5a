import type { Opportunity } from '@keepout/contract/odt/opportunity';
import { Star } from 'lucide-react';
import { formatDuration } from '../../../format/duration.ts';
import { formatDistance } from '../../../format/length.ts';
import { formatMoney } from '../../../format/money.ts';
import { ABSENT, formatPercent } from '../../../format/number.ts';
import { Moment } from '../../../time/Moment.tsx';
import { formatTime, parseTime } from '../../../time/utc.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { type RowColumn, RowTable } from '../../../ui/RowTable.tsx';
import { useTrackingText } from '../en.ts';
import { passColumns } from '../passes/pass-columns.tsx';
import { verdictShare } from './drawn-opportunity.ts';
import { GainBar } from './GainBar.tsx';
import '../tracking-noun.css';

export interface OpportunityTableProps {
  readonly opportunities: readonly Opportunity[];
  readonly chosen: readonly string[];
  /** Without it nothing can be chosen here. */
  readonly onToggle?: (id: string) => void;
  readonly shownId?: string | undefined;
  readonly onShow?: (id: string) => void;
  /** `short` leaves out the light and the Moon: on the page of an event. */
  readonly columns?: 'all' | 'short';
}

/** Passes that can be ordered, with price, latency and what each is expected to tell. */
export function OpportunityTable(props: OpportunityTableProps) {
  const { opportunities, chosen, onToggle, shownId, onShow, columns = 'all' } = props;
  const text = useTrackingText();
  const words = text.pass;
  const hasGain = opportunities.some(({ gain }) => gain !== null);
  const name = ({ sensorCode, pass }: Opportunity) =>
    words.name(sensorCode, formatTime(parseTime(pass.start) ?? Number.NaN));
  const box = (one: Opportunity) => (
    <Checkbox
      isSelected={chosen.includes(one.opportunityId)}
      onChange={() => onToggle?.(one.opportunityId)}
      aria-label={words.choose(name(one))}
    >
      {null}
    </Checkbox>
  );
  const label = (one: Opportunity) => (
    <span className="opportunity-name" title={one.groundSensorName}>
      {one.sensorCode}
      {one.isStarred && (
        <span title={words.starred}>
          <Star size={13} aria-hidden fill="currentColor" />
          <span className="visually-hidden">{words.starred}</span>
        </span>
      )}
    </span>
  );
  const pass = passColumns<Opportunity>((one) => one.pass, words);
  const short = ['start', 'duration', 'elevation'];
  const money: readonly RowColumn<Opportunity>[] = [
    { id: 'price', header: words.price, align: 'end', isMono: true, cell: (one) => formatMoney(one.price) },
    { id: 'clear', header: words.clear, align: 'end', isMono: true, cell: (one) => formatPercent(one.clearShare) },
    { id: 'latency', header: words.latency, align: 'end', isMono: true, cell: (one) => formatDuration(one.latency) },
    { id: 'available', header: words.available, cell: (one) => <Moment at={one.availableAt} /> },
  ];
  const gain: readonly RowColumn<Opportunity>[] = hasGain
    ? [
        { id: 'verdict', header: words.verdict, cell: (one) => (one.gain ? <GainBar gain={one.gain} /> : ABSENT) },
        ...(['toAct', 'toSafe'] as const).map((id) => ({
          id,
          header: words[id],
          align: 'end' as const,
          isMono: true,
          cell: (one: Opportunity) => (one.gain ? formatPercent(one.gain[id]) : ABSENT),
        })),
        {
          id: 'sigma',
          header: words.sigma,
          align: 'end',
          isMono: true,
          cell: (one) => formatDistance(one.gain?.missSigmaAfter),
        },
      ]
    : [];
  return (
    <RowTable
      label={text.order.table}
      rows={opportunities}
      keyOf={(one) => one.opportunityId}
      {...(shownId !== undefined && { selectedKey: shownId })}
      {...(onShow && { onOpen: (one: Opportunity) => onShow(one.opportunityId) })}
      columns={[
        { id: 'sensor', header: words.sensor, cell: label },
        ...(onToggle ? [{ id: 'choose', header: words.choose(''), isHeaderQuiet: true, cell: box }] : []),
        ...money.slice(0, 1),
        ...gain,
        ...pass.filter(({ id }) => columns === 'all' || short.includes(id)),
        ...money.slice(1),
      ]}
      card={(one) => (
        <div className="opportunity-card">
          <span className="opportunity-line">
            {onToggle && box(one)}
            {label(one)}
            <span className="mono">{formatMoney(one.price)}</span>
          </span>
          <span className="opportunity-line quiet-text">
            <Moment at={one.pass.start} />
            <span>{formatDuration(one.latency)}</span>
          </span>
          {one.gain && (
            <span className="opportunity-line">
              <GainBar gain={one.gain} />
              <span>{text.gain.reaches(formatPercent(verdictShare(one.gain)))}</span>
            </span>
          )}
        </div>
      )}
    />
  );
}
