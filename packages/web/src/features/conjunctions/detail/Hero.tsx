import type { ReactNode } from 'react';
import { useSentences } from '../../../api/use-fault-words.ts';
import { formatDuration } from '../../../format/duration.ts';
import { formatDistance, formatMetres, formatSigmas } from '../../../format/length.ts';
import { ABSENT, formatDegrees } from '../../../format/number.ts';
import { formatPc, formatPcChange, formatPcFull, formatPcShare } from '../../../format/probability.ts';
import { formatSpeed } from '../../../format/speed.ts';
import { useConjunctionText } from '../../../nouns/conjunction/en.ts';
import type { MessageKeyFigures } from '../../../nouns/conjunction/message/figures.ts';
import { cx } from '../../../styles/class-names.ts';
import { Countdown } from '../../../time/Countdown.tsx';
import { formatAge } from '../../../time/countdown.ts';
import { useNow } from '../../../time/ticker.ts';
import { formatTimeMs } from '../../../time/utc.ts';
import { useZone } from '../../../time/zone-store.ts';
import { useEventText } from '../texts/en.ts';
import './hero.css';

export interface HeroProps {
  readonly figures: MessageKeyFigures;
  /** Whether the message is not the newest of its conjunction: its figures then have no countdown. */
  readonly isOlder?: boolean;
}

/** The six figures that decide, with their reference values; the tooltip gives source and age. */
export function Hero({ figures, isOlder = false }: HeroProps) {
  const wording = useSentences();
  const text = useEventText();
  const words = useConjunctionText();
  const zone = useZone((state) => state.zone);
  const nowMs = useNow('minute');
  const { pc, before, dilution, mahalanobis, mahalanobisSpace, missM, angleDeg, tcaMs } = figures;
  const covariance = figures.covariances.map((source) => words.covariances[source]).join(' · ');
  const age = `${formatAge(figures.createdMs, nowMs)} · ${formatTimeMs(figures.createdMs, zone)}`;
  const source = `${figures.method} · ${words.columns.covariance}: ${covariance}\n${age}`;
  const change = formatPcChange(pc, before?.pc);
  const since =
    before === undefined
      ? text.hero.first
      : change === '='
        ? text.hero.same
        : change && text.hero.since(change, before.otherOriginator);
  const byRadius = figures.radiusShare && text.hero.byRadius(formatPcShare(figures.radiusShare));
  return (
    <dl className="cj-hero" aria-label={text.hero.label}>
      <Cell
        label={words.figures.tca}
        value={<span className="mono">{isOlder ? ABSENT : <Countdown atMs={tcaMs} />}</span>}
        hint={age}
        sub={
          <>
            <span className="mono">{formatTimeMs(tcaMs, zone)}</span>
            {isOlder && ` · ${text.older.before(formatDuration((tcaMs - figures.createdMs) / 1000))}`}
          </>
        }
      />
      <Cell
        label={words.figures.pc}
        value={<span className="mono">{formatPc(pc)}</span>}
        level={figures.level === 'critical' ? 'critical' : undefined}
        hint={
          pc === null
            ? wording(figures.pcReason ?? '', figures.pcReasonSentences) || words.list.noPc
            : `${formatPcFull(pc)}\n${source}`
        }
        sub={[since, byRadius, figures.method].filter(Boolean).join(' · ')}
      />
      <Cell
        label={words.columns.maxPc}
        value={<span className="mono">{formatPc(figures.maxPc)}</span>}
        hint={
          figures.maxPc === null
            ? wording(figures.maxPcReason ?? '', figures.maxPcReasonSentences) || text.hero.noMaxPcHint
            : `${formatPcFull(figures.maxPc)}\n${source}`
        }
        sub={
          figures.maxPc === null
            ? text.hero.noMaxPc(figures.method)
            : dilution === null
              ? text.hero.noRegion
              : text.hero.region[dilution]
        }
      />
      <Cell
        label={words.figures.miss}
        value={formatDistance(missM)}
        hint={`${missM} m\n${source}`}
        sub={
          (mahalanobis ?? mahalanobisSpace) === null
            ? text.hero.noSigma
            : text.hero.sigmas(formatSigmas(mahalanobis), formatSigmas(mahalanobisSpace))
        }
      />
      <div className="cj-hero-cell cj-hero-rtn" title={`${text.object.sigmaHelp}\n${source}`}>
        <dt>{text.hero.rtn}</dt>
        <dd>
          {(['r', 't', 'n'] as const).map((axis) => (
            <span key={axis} className="cj-hero-axis">
              <span>{axis.toUpperCase()}</span>
              <span>{formatMetres(figures.position[axis])} m</span>
              <span className="cj-faint">
                {figures.sigma === undefined ? ABSENT : `±${formatMetres(figures.sigma[axis])} m`}
              </span>
            </span>
          ))}
        </dd>
      </div>
      <Cell
        label={words.figures.speed}
        value={formatSpeed(figures.speedMps)}
        hint={`${figures.speedMps} m/s\n${age}`}
        sub={text.hero.angle(formatDegrees(angleDeg))}
      />
    </dl>
  );
}

interface CellProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly sub: ReactNode;
  readonly hint: string;
  readonly level?: 'critical' | undefined;
}

function Cell({ label, value, sub, hint, level }: CellProps) {
  return (
    <div className="cj-hero-cell" title={hint}>
      <dt>{label}</dt>
      <dd className={cx('cj-hero-value', level && `level-${level} level-text`)}>{value}</dd>
      <dd className="cj-hero-sub">{sub}</dd>
    </div>
  );
}
