// biome-ignore-all lint/a11y/useSemanticElements: items that are not drawn leave gaps that a list element may not have
import { useCallback, useEffect, useRef, useState } from 'react';
import { formatDistance } from '../../../format/length.ts';
import { formatPc, formatPcChange } from '../../../format/probability.ts';
import { paths } from '../../../navigation/paths.ts';
import { cx } from '../../../styles/class-names.ts';
import { Countdown } from '../../../time/Countdown.tsx';
import { formatAge } from '../../../time/countdown.ts';
import { Link } from '../../../ui/Link.tsx';
import { StatusSymbol } from '../../../ui/Status.tsx';
import { useVisibleRows } from '../../../ui/use-visible-rows.ts';
import { RiskLabel } from '../../risk/RiskCounts.tsx';
import { type ListedEvent, pairName } from '../event.ts';
import type { TcaPeriod } from '../past-future.ts';
import { workLine } from '../verdict/next-message.ts';
import { reasonWords } from '../verdict/reason-words.ts';
import type { CellSetting } from './cells.tsx';
import type { ListLine, PairLine } from './group.ts';
import { FoldToggle, PairToggle } from './PairToggle.tsx';
import './cards.css';

const CARD_PX = 112;
const GROUP_PX = 48;
const TOGGLE_PX = 48;

export interface ConjunctionCardsProps {
  readonly lines: readonly ListLine[];
  readonly side: TcaPeriod;
  readonly setting: CellSetting;
  readonly onFold: (pair: PairLine) => void;
  readonly onEstimated: (isOpen: boolean) => void;
}

/** The list on a phone: two lines and the verdict for each event; the page itself scrolls. */
export function ConjunctionCards({ lines, side, setting, onFold, onEstimated }: ConjunctionCardsProps) {
  const { text } = setting;
  const list = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  const scroller = useCallback(() => list.current?.closest<HTMLElement>('.main') ?? null, []);
  useEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    const main = scroller();
    setMargin(top - (main?.getBoundingClientRect().top ?? 0) + (main?.scrollTop ?? 0));
  }, [scroller]);
  const sizeOf = useCallback((index: number) => heightOf(lines[index]), [lines]);
  const visible = useVisibleRows({
    count: lines.length,
    sizeOf,
    keyOf: (index) => lines[index]?.id ?? index,
    scroller,
    overscan: 6,
    beforePx: margin,
    firstHeightPx: 800,
  });
  return (
    <div
      ref={list}
      role="list"
      aria-label={text.list.label}
      className={cx('cj-cards', side === 'past' && 'cj-past')}
      style={{ height: visible.totalPx }}
    >
      {visible.rows.map(({ index, start, size, key }) => {
        const line = lines[index];
        if (line === undefined) return null;
        return (
          <div
            key={key}
            role="listitem"
            className={cx(line.kind !== 'event' ? 'cj-card-group' : 'cj-card-place', isPassage(line) && 'cj-passage')}
            style={{ height: size, transform: `translateY(${start}px)` }}
          >
            {line.kind === 'fold' ? (
              <FoldToggle line={line} text={text} onFold={onEstimated} />
            ) : line.kind === 'group' ? (
              <>
                <StatusSymbol level={line.level} size={12} />{' '}
                <strong>
                  <RiskLabel of={line.label} />
                </strong>{' '}
                {line.count}
              </>
            ) : (
              <>
                <Card event={line.event} side={side} setting={setting} />
                {line.pair?.place === 0 && <PairToggle pair={line.pair} text={text} onFold={onFold} isFull />}
              </>
            )}
          </div>
        );
      })}
    </div>
  );
}

const isPassage = (line: ListLine) => line.kind === 'event' && (line.pair?.place ?? 0) > 0;

function heightOf(line: ListLine | undefined): number {
  if (line?.kind !== 'event') return GROUP_PX;
  return line.pair?.place === 0 ? CARD_PX + TOGGLE_PX : CARD_PX;
}

interface CardProps {
  readonly event: ListedEvent;
  readonly side: TcaPeriod;
  readonly setting: CellSetting;
}

function Card({ event, side, setting }: CardProps) {
  const { record, mark, tcaMs, decideByMs, updatedMs, previousPc, isEstimated } = event;
  const { text, minuteMs, lastVisitMs } = setting;
  const { probabilityOfCollision: pc, verdict } = record;
  return (
    <Link kind="bare" className="cj-card" href={paths.conjunction(record.satelliteId, event.id)}>
      <span className="cj-card-line">
        <StatusSymbol level={mark} />
        <span className="visually-hidden">
          <RiskLabel of={record.conjunctionData.riskLevel} />
        </span>
        <strong className="cj-card-name">{pairName(record)}</strong>
        <span className="mono">
          {text.columns.pc} {formatPc(pc)} {isEstimated && <span className="cj-faint">{text.estimated.mark}</span>}
        </span>
      </span>
      <span className="cj-card-line cj-faint">
        <span className="mono">
          {text.columns.tca} <Countdown atMs={tcaMs} />
        </span>
        <span className="cj-card-end">
          {text.figures.miss} {formatDistance(record.totalMissDistance)}
        </span>
      </span>
      <span className="cj-card-line">
        <span className="cj-verdict">
          <strong className={`level-${mark} level-text`}>{text.verdicts[verdict.kind]}</strong>
          {record.contraryAdvice.length > 0 && <strong className="level-serious">{text.contrary.mark}</strong>}
          {record.assumedBurn && <strong className="level-serious">{text.assumedBurn.mark}</strong>}
          {record.isSimulatedAhead && <strong className="level-serious">{text.simulatedAhead.mark}</strong>}
          <span className="cj-faint" title={reasonWords(verdict, text)}>
            {record.work ? workLine(record.work, text) : reasonWords(verdict, text)}
          </span>
        </span>
      </span>
      <span className="cj-card-line cj-faint">
        {side === 'future' && decideByMs !== undefined && (
          <span>
            {text.columns.decideBy}{' '}
            <span className="mono">
              <Countdown atMs={decideByMs} passed={text.list.passed} />
            </span>
          </span>
        )}
        <span className="cj-card-end">
          {lastVisitMs !== undefined && updatedMs > lastVisitMs && (
            <span className="cj-new" role="img" aria-label={text.list.newMessage} />
          )}
          {text.columns.updated} {formatAge(updatedMs, Math.max(minuteMs, updatedMs))}
          <span className="mono">{formatPcChange(pc, previousPc)}</span>
        </span>
      </span>
    </Link>
  );
}
