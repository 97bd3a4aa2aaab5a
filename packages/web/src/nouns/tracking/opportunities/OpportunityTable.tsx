import type { Opportunity } from '@keepout/contract/odt/opportunity';
import { Star } from 'lucide-react';
import { formatDuration } from '../../../format/duration.ts';
import { formatDistance } from '../../../format/length.ts';
import { formatMoney } from '../../../format/money.ts';
import { ABSENT, formatPercent } from '../../../format/number.ts';
import { Moment } from '../../../time/Moment.tsx';
import { formatTime, parseTime } from '../../../time/utc.ts';
import { CardValue } from '../../../ui/CardValue.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { type RowColumn, RowTable } from '../../../ui/RowTable.tsx';
import { useTrackingText } from '../en.ts';
import { passColumns } from '../passes/pass-columns.tsx';
import { rateText } from '../passes/pass-rate.ts';
import { usePassRates } from '../queries.ts';
import { verdictShare } from './drawn-opportunity.ts';
import { GainBar } from './GainBar.tsx';
import '../tracking-noun.css';

export interface OpportunityTableProps {
  readonly opportunities: readonly Opportunity[];
  readonly selectedIds: readonly string[];
  /** Without it rows cannot be selected. */
  readonly onToggle?: (id: string) => void;
  readonly shownId?: string | undefined;
  readonly onShow?: (id: string) => void;
  /** `short` leaves out the magnitude: on the page of a conjunction. */
  readonly columns?: 'all' | 'short';
}

/** Passes that can be ordered, with price, latency and expected gain. */
export function OpportunityTable(props: OpportunityTableProps) {
  const { opportunities, selectedIds, onToggle, shownId, onShow, columns = 'all' } = props;
  const text = useTrackingText();
  const words = text.pass;
  const { data: rates } = usePassRates();
  const hasGain = opportunities.some(({ gain }) => gain !== null);
  const name = ({ sensorCode, pass }: Opportunity) =>
    words.name(sensorCode, formatTime(parseTime(pass.start) ?? Number.NaN));
  const box = (opportunity: Opportunity) => (
    <Checkbox
      isSelected={selectedIds.includes(opportunity.opportunityId)}
      onChange={() => onToggle?.(opportunity.opportunityId)}
      aria-label={words.choose(name(opportunity))}
    >
      {null}
    </Checkbox>
  );
  const label = (opportunity: Opportunity) => (
    <span className="opportunity-name" title={opportunity.groundSensorName}>
      {opportunity.sensorCode}
      {opportunity.isRecommended && (
        <span title={words.starred}>
          <Star size={13} aria-hidden fill="currentColor" />
          <span className="visually-hidden">{words.starred}</span>
        </span>
      )}
    </span>
  );
  const pass = passColumns<Opportunity>((opportunity) => opportunity.pass, words);
  const displayed: readonly string[] =
    columns === 'all' ? ['start', 'duration', 'elevation', 'magnitude'] : ['start', 'duration', 'elevation'];
  const money: readonly RowColumn<Opportunity>[] = [
    { id: 'price', header: words.price, align: 'end', isMono: true, cell: ({ price }) => formatMoney(price) },
    {
      id: 'clear',
      header: words.clear,
      align: 'end',
      isMono: true,
      cell: ({ clearShare }) => formatPercent(clearShare),
    },
    {
      id: 'rate',
      header: text.rate.title,
      align: 'end',
      isMono: true,
      cell: ({ sensorCode, pass: { maxElevation } }) => rateText(rates, text.rate, sensorCode, maxElevation),
    },
    {
      id: 'latency',
      header: words.latency,
      align: 'end',
      isMono: true,
      cell: ({ latency }) => formatDuration(latency),
    },
    { id: 'available', header: words.available, cell: ({ availableAt }) => <Moment at={availableAt} /> },
  ];
  const gain: readonly RowColumn<Opportunity>[] = hasGain
    ? [
        {
          id: 'verdict',
          header: words.verdict,
          cell: (opportunity) => (opportunity.gain ? <GainBar gain={opportunity.gain} /> : ABSENT),
        },
        ...(['toAct', 'toSafe'] as const).map((id) => ({
          id,
          header: words[id],
          align: 'end' as const,
          isMono: true,
          cell: (opportunity: Opportunity) => (opportunity.gain ? formatPercent(opportunity.gain[id]) : ABSENT),
        })),
        {
          id: 'sigma',
          header: words.sigma,
          align: 'end',
          isMono: true,
          cell: (opportunity) => formatDistance(opportunity.gain?.missSigmaAfter),
        },
      ]
    : [];
  return (
    <RowTable
      label={text.order.table}
      rows={opportunities}
      keyOf={({ opportunityId }) => opportunityId}
      {...(shownId !== undefined && { selectedKey: shownId })}
      {...(onShow && { onOpen: ({ opportunityId }: Opportunity) => onShow(opportunityId) })}
      columns={[
        { id: 'sensor', header: words.sensor, cell: label },
        ...(onToggle ? [{ id: 'choose', header: words.choose(''), isHeaderQuiet: true, cell: box }] : []),
        ...money.slice(0, 1),
        ...gain,
        ...pass.filter(({ id }) => displayed.includes(id)),
        ...money.slice(1),
      ]}
      card={(opportunity) => (
        <div className="opportunity-card">
          <span className="opportunity-line">
            {onToggle && box(opportunity)}
            {label(opportunity)}
            <span className="mono">{formatMoney(opportunity.price)}</span>
          </span>
          <span className="opportunity-line quiet-text">
            <Moment at={opportunity.pass.start} />
            <CardValue label={words.latency}>{formatDuration(opportunity.latency)}</CardValue>
          </span>
          {opportunity.gain && (
            <span className="opportunity-line">
              <GainBar gain={opportunity.gain} />
              <span>{text.gain.reaches(formatPercent(verdictShare(opportunity.gain)))}</span>
            </span>
          )}
        </div>
      )}
    />
  );
}
