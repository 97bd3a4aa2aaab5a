// biome-ignore-all lint/a11y/useSemanticElements: items that are not drawn leave gaps that a list element may not have
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState } from 'react';
import { formatDistance } from '../../../format/length.ts';
import { formatPc, formatPcChange } from '../../../format/probability.ts';
import { paths } from '../../../navigation/paths.ts';
import { cx } from '../../../styles/class-names.ts';
import { formatAge } from '../../../time/age.ts';
import { formatCountdownMinutes } from '../../../time/countdown.ts';
import { Link } from '../../../ui/Link.tsx';
import { StatusSymbol } from '../../../ui/Status.tsx';
import { levelOfLabel } from '../../../ui/status-level.ts';
import { type ConjunctionEvent, pairName } from '../event.ts';
import type { Side } from '../past-future.ts';
import { reasonWords } from '../verdict/reason-words.ts';
import type { CellSetting } from './cells.tsx';
import type { ListLine } from './group.ts';
import './cards.css';

const CARD_PX = 76;
const GROUP_PX = 32;

export interface ConjunctionCardsProps {
  readonly lines: readonly ListLine[];
  readonly side: Side;
  readonly setting: CellSetting;
}

/** The list on a phone: two lines and the verdict for each event; the page itself scrolls. */
export function ConjunctionCards({ lines, side, setting }: ConjunctionCardsProps) {
  const { text } = setting;
  const list = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  const scroller = useCallback(() => list.current?.closest<HTMLElement>('.main') ?? null, []);
  useEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    const main = scroller();
    setMargin(top - (main?.getBoundingClientRect().top ?? 0) + (main?.scrollTop ?? 0));
  }, [scroller]);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: scroller,
    estimateSize: (index) => (lines[index]?.kind === 'group' ? GROUP_PX : CARD_PX),
    getItemKey: (index) => lines[index]?.id ?? index,
    overscan: 6,
    scrollMargin: margin,
    initialRect: { width: 390, height: 800 },
  });
  return (
    <div
      ref={list}
      role="list"
      aria-label={text.list.label}
      className={cx('cj-cards', side === 'past' && 'cj-past')}
      style={{ height: virtual.getTotalSize() }}
    >
      {virtual.getVirtualItems().map(({ index, start, size, key }) => {
        const line = lines[index];
        if (line === undefined) return null;
        return (
          <div
            key={key}
            role="listitem"
            className={line.kind === 'group' ? 'cj-card-group' : 'cj-card-place'}
            style={{ height: size, transform: `translateY(${start - margin}px)` }}
          >
            {line.kind === 'group' ? (
              <>
                <StatusSymbol level={line.level} size={12} /> <strong>{line.label}</strong> {line.count}
              </>
            ) : (
              <Card event={line.event} setting={setting} />
            )}
          </div>
        );
      })}
    </div>
  );
}

function Card({ event, setting }: { readonly event: ConjunctionEvent; readonly setting: CellSetting }) {
  const { record, level, tcaMs, updatedMs, previousPc } = event;
  const { text, minuteMs, lastVisitMs } = setting;
  const { probabilityOfCollision: pc, verdict } = record;
  return (
    <Link kind="bare" className="cj-card" href={paths.conjunction(record.satelliteId, event.id)}>
      <span className="cj-card-line">
        <StatusSymbol level={level} />
        <span className="visually-hidden">{record.conjunctionData.riskLevel}</span>
        <strong className="cj-card-name">{pairName(record)}</strong>
        <span className={level === 'critical' ? 'mono level-critical level-text' : 'mono'}>{formatPc(pc)}</span>
      </span>
      <span className="cj-card-line cj-faint">
        <span className="mono">{formatCountdownMinutes(tcaMs, minuteMs)}</span>
        <span>{formatDistance(record.totalMissDistance)}</span>
        <span className="cj-card-end">
          {lastVisitMs !== undefined && updatedMs > lastVisitMs && (
            <span className="cj-new" role="img" aria-label={text.list.newMessage} />
          )}
          {formatAge(updatedMs, Math.max(minuteMs, updatedMs))}
          <span className="mono">{formatPcChange(pc, previousPc)}</span>
        </span>
      </span>
      <span className="cj-card-line">
        <span className="cj-verdict">
          <StatusSymbol level={levelOfLabel(verdict.kind)} size={12} />
          <strong>{text.verdicts[verdict.kind]}</strong>
          <span className="cj-faint">{reasonWords(verdict, text)}</span>
        </span>
      </span>
    </Link>
  );
}
