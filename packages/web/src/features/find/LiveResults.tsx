import { formatUtcZ } from '@keepout/astro/epoch';
import { Download, RotateCw, X } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { faultOf } from '../../api/fault.ts';
import { download } from '../../export/download.ts';
import { formatDuration, formatRunTime } from '../../format/duration.ts';
import { formatNumber, formatPercent } from '../../format/number.ts';
import { Dropouts, type ScreeningDropout } from '../../nouns/screening/outcome/Dropouts.tsx';
import { useCatalogue } from '../../nouns/screening/use-readiness.ts';
import { LiveScreeningFailed } from '../../screening-worker/client.ts';
import type { LiveDropout } from '../../screening-worker/protocol.ts';
import { Moment } from '../../time/Moment.tsx';
import { formatFileTime, formatTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Status } from '../../ui/Status.tsx';
import type { SearchConditions } from './conditions.ts';
import { useFindText } from './en.ts';
import { type FindForm, liveKey } from './find-form.ts';
import { LiveFailure } from './LiveFailure.tsx';
import { LiveTable } from './LiveTable.tsx';
import { liveCsv } from './live-csv.ts';
import { matchingEncounters } from './live-request.ts';
import { cancelLive, idle, isRunning, type LiveState, planLive, useLiveState } from './live-store.ts';
import { UnsentFacts } from './UnsentFacts.tsx';

const LiveCandidates = lazy(async () => ({ default: (await import('./LiveCandidates.tsx')).LiveCandidates }));

export interface LiveResultsProps {
  readonly form: FindForm;
  readonly conditions: SearchConditions;
  readonly onAgain: () => void;
  readonly tools: React.ReactNode;
}

/** A screening in the browser: its data, progress and results. */
export function LiveResults({ form, conditions, onAgain, tools }: LiveResultsProps) {
  const text = useFindText();
  const api = useApi();
  const newest = useLiveState();
  const live = newest.key === liveKey(form) ? newest : idle;
  const { phase, encounters, outcome } = live;
  const visibleEncounters = useMemo(
    () => matchingEncounters(encounters, form.object, conditions),
    [encounters, form.object, conditions],
  );
  const exportCsv = () =>
    download(
      `screened-in-browser_${formatFileTime(Date.now())}.csv`,
      new Blob([liveCsv(visibleEncounters)], { type: 'text/csv;charset=utf-8' }),
    );
  const isWithoutCatalogue = phase === 'failed' && faultOf(live.error).code === 404 && !isOwnFault(live.error);

  return (
    <section className="find-results" aria-label={text.live.label}>
      <div className="find-basis">
        <Basis live={live} />
        <p className="find-note">{form.source === 'file' ? text.unsent.note : text.live.note}</p>
      </div>
      <div className="find-bar">
        <Situation live={live} shown={visibleEncounters.length} />
        <div className="find-tools">
          {form.source === 'live' && tools}
          {isRunning(phase) ? (
            <Button icon={<X size={14} aria-hidden />} onPress={cancelLive}>
              {text.live.cancel}
            </Button>
          ) : (
            <Button icon={<RotateCw size={14} aria-hidden />} onPress={onAgain}>
              {text.live.again}
            </Button>
          )}
          <Button
            icon={<Download size={14} aria-hidden />}
            isDisabled={visibleEncounters.length === 0}
            onPress={exportCsv}
          >
            {text.live.export}
          </Button>
        </div>
      </div>
      {phase === 'failed' &&
        (isWithoutCatalogue ? (
          <EmptyState text={text.live.noCatalogue} />
        ) : (
          <LiveFailure title={text.live.label} error={live.error} atMs={live.startedAtMs} onAgain={onAgain} />
        ))}
      {live.network && <UnsentFacts live={live} />}
      {outcome && outcome.missing.length > 0 && (
        <p className="find-note">{text.live.missing(outcome.missing.join(', '))}</p>
      )}
      {outcome && <Dropouts dropouts={outcome.dropouts.map(dropoutOf)} total={outcome.dropouts.length} />}
      {phase === 'done' && visibleEncounters.length === 0 && (
        <EmptyState text={encounters.length === 0 ? text.live.none : text.live.noneMatch} />
      )}
      {visibleEncounters.length > 0 && (
        <LiveTable
          encounters={visibleEncounters}
          {...(form.source === 'file' && phase === 'done' && { onPlan: (encounter) => void planLive(encounter, api) })}
        />
      )}
      {live.plan && (
        <Suspense fallback={<Skeleton label={text.plan.title} rows={4} />}>
          <LiveCandidates plan={live.plan} onAgain={(encounter) => void planLive(encounter, api)} />
        </Suspense>
      )}
    </section>
  );
}

const dropoutOf = ({ noradId, name, reason, atTaiS }: LiveDropout): ScreeningDropout => ({
  noradId,
  name,
  reason,
  from: formatUtcZ(atTaiS, 0),
});

const isOwnFault = (error: unknown) => error instanceof LiveScreeningFailed;

/** The catalogue used for the results. */
function Basis({ live: { catalogue, published, lacksRules, outcome } }: { readonly live: LiveState }) {
  const text = useFindText();
  const zone = useZone((state) => state.zone);
  const { catalogue: current } = useCatalogue();
  const usedCatalogue = outcome && { ...outcome.catalogue, objects: outcome.objects };
  const info = usedCatalogue ?? current;
  return (
    <p className="find-catalogue">
      {catalogue?.staleBecause !== undefined && (
        <Status level="caution">{text.live.stale(formatTime(catalogue.checkedAtMs, zone))}</Status>
      )}
      {lacksRules && <Status level="caution">{text.live.lacks.rules}</Status>}
      {published?.lack !== undefined && <Status level="caution">{text.live.lacks[published.lack]}</Status>}
      {published?.lack === undefined && published?.staleBecause !== undefined && (
        <Status level="caution">{text.live.stalePublished(formatTime(published.checkedAtMs, zone))}</Status>
      )}
      {info && (
        <>
          <span>
            {text.live.catalogue}: {info.source}
          </span>
          <span>{text.live.objects(formatNumber(info.objects))}</span>
          {outcome && published?.lack === undefined && (
            <span>
              {text.live.published(outcome.publicEphemerides.length, formatNumber(outcome.publicEphemerides.length))}
            </span>
          )}
          {outcome && outcome.covarianceRules.length > 0 && (
            <span>{text.live.rules(outcome.covarianceRules.length, formatNumber(outcome.covarianceRules.length))}</span>
          )}
          {info.newestEpoch !== null && (
            <span>
              {text.live.epoch} <Moment at={info.newestEpoch} />
            </span>
          )}
        </>
      )}
    </p>
  );
}

function Situation({ live, shown }: { readonly live: LiveState; readonly shown: number }) {
  const text = useFindText();
  const zone = useZone((state) => state.zone);
  const { phase, percent, remainingS, encounters, outcome, request } = live;
  const percentText = formatPercent(percent / 100);
  const foundText = formatNumber(encounters.length);
  if (phase === 'catalogue') return <ProgressBar label={text.live.progress} valueText={text.live.download} />;
  if (phase === 'opening')
    return <ProgressBar label={text.live.opening} share={percent / 100} valueText={percentText} />;
  if (phase === 'screening' || phase === 'judging') {
    const isJudging = phase === 'judging';
    const remaining = remainingS === undefined ? '' : formatDuration(remainingS);
    return (
      <>
        <ProgressBar
          label={isJudging ? text.live.judging : text.live.progress}
          share={percent / 100}
          valueText={text.live.left(percentText, remaining)}
        />
        <span className="find-quiet">{isJudging ? text.live.foundAll(foundText) : text.live.found(foundText)}</span>
      </>
    );
  }
  const words = () => {
    if (phase === 'cancelled') return text.live.cancelled(percentText, foundText);
    if (phase !== 'done' || outcome === undefined) return '';
    const satellites = (request && 'objects' in request ? request.objects.length : 1) - outcome.missing.length;
    const all = text.live.done(
      text.live.approaches(encounters.length, foundText),
      formatNumber(outcome.objects),
      text.live.satellites(satellites),
      formatRunTime(outcome.durationS),
      formatTime(live.startedAtMs, zone),
    );
    return shown === encounters.length ? all : `${all} · ${text.live.filtered(formatNumber(shown), foundText)}`;
  };
  return (
    <p role="status" className="find-count">
      {words()}
    </p>
  );
}
