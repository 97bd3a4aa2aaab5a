import type { Observation } from '@keepout/contract/odt/observation';
import type { TrackReport, TrackToOrbitAssociation } from '@keepout/contract/odt/report';
import type { ObservationRequest } from '@keepout/contract/odt/request';
import { useState } from 'react';
import { QueryState } from '../../api/QueryState.tsx';
import { useSentences } from '../../api/use-fault-words.ts';
import { PlotStack, useSharedPlots } from '../../charts/interaction/PlotStack.tsx';
import { LightCurve } from '../../charts/tracking/LightCurve.tsx';
import { ResidualPlot } from '../../charts/tracking/ResidualPlot.tsx';
import { paddedTimeSpan, type SeriesDot } from '../../charts/tracking/TimeSeriesPlot.tsx';
import { formatDegrees } from '../../format/number.ts';
import { fileState } from '../../nouns/tracking/file-state.ts';
import { SkyViews } from '../../nouns/tracking/passes/SkyViews.tsx';
import { useReport, useSensors } from '../../nouns/tracking/queries.ts';
import { formatTime, parseTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Select } from '../../ui/Select.tsx';
import { Status } from '../../ui/Status.tsx';
import { AssociationTable } from './AssociationTable.tsx';
import { useRequestText } from './en.ts';
import { FileFacts } from './FileFacts.tsx';
import { MeasurementTable } from './MeasurementTable.tsx';
import { OrbitUpdateCard } from './OrbitUpdateCard.tsx';

export interface FileViewProps {
  readonly file: Observation;
  /** Request of the file; undefined for uploaded measurements, or while it loads. */
  readonly request?: ObservationRequest;
}

/** One file: properties, measurements, association, and orbit update. */
export function FileView({ file, request }: FileViewProps) {
  const text = useRequestText();
  const query = useReport(file.observationFileId);
  const { data: sensors = [] } = useSensors();
  const pass = request?.passes.find(({ passId }) => passId === file.passId);
  const noradId = file.catalogueIdBestAssociation ?? file.catalogueId;
  return (
    <PlotStack>
      <FileFacts file={file} />
      <OrbitUpdateCard file={file} {...(request && { target: request.target })} />
      {query.data ? (
        query.data.reports.length > 0 ? (
          <Tracks tracks={query.data.reports} />
        ) : (
          fileState(file) !== 'reading' && <p className="quiet-text">{text.file.noReport}</p>
        )
      ) : (
        <QueryState query={query} rows={12} />
      )}
      <Panel title={text.file.sky}>
        <SkyViews
          span={
            noradId === null
              ? undefined
              : {
                  noradId,
                  sensorCode: file.sensorCode,
                  start: pass?.pass.start ?? file.start,
                  end: pass?.pass.end ?? file.end,
                }
          }
          sensor={sensors.find(({ sensorCode }) => sensorCode === file.sensorCode)}
          note={file.sensorCode}
        />
      </Panel>
    </PlotStack>
  );
}

/** Tracks of a file, one at a time: most files contain one; an uploaded night contains many. */
function Tracks({ tracks }: { readonly tracks: readonly TrackReport[] }) {
  const text = useRequestText().file;
  const zone = useZone((state) => state.zone);
  const [chosen, choose] = useState('0');
  const track = tracks[Number(chosen)] ?? tracks[0];
  if (track === undefined) return null;
  return (
    <>
      {tracks.length > 1 && (
        <div className="track-choice">
          <Select
            label={text.track}
            choices={tracks.map(({ sensorCode, start }, index) => ({
              id: String(index),
              label: text.trackOf(index + 1, sensorCode, formatTime(parseTime(start) ?? Number.NaN, zone)),
            }))}
            selected={chosen}
            onSelect={choose}
          />
        </div>
      )}
      <TrackViews key={chosen} track={track} />
    </>
  );
}

/** Brightness, residuals and measurements of a track; a measurement under the pointer is highlighted in all views. */
function TrackViews({ track }: { readonly track: TrackReport }) {
  const text = useRequestText();
  const [activeKey, setActive] = useState<string | null>(null);
  const candidates = comparedObjects(track);
  const [chosenId, choose] = useState<string>();
  const wording = useSentences();
  const against = candidates.find(({ catalogueId }) => String(catalogueId) === chosenId) ?? candidates[0];
  const plot = { activeKey, onActive: setActive };
  const { crosshair } = useSharedPlots();
  const threshold = thresholdArcsecOf(against);
  const range = residualDots(track, against, 'range');
  const brightness = brightnessDots(track);
  return (
    <>
      {track.warnings.length > 0 && (
        <section aria-label={text.file.warnings}>
          {track.warnings.map((warning, index) => (
            <p key={warning} className="track-warning">
              <Status level="caution">{wording(warning, track.warningsSentences[index] ?? [])}</Status>
            </p>
          ))}
        </section>
      )}
      <AssociationTable track={track} />
      {candidates.length > 1 && (
        <div className="track-choice">
          <Select
            label={text.file.choose}
            choices={candidates.map(({ catalogueId, name }) => ({
              id: String(catalogueId),
              label: name,
              hint: String(catalogueId),
            }))}
            selected={String(against?.catalogueId ?? '')}
            onSelect={choose}
          />
        </div>
      )}
      <div className="track-plots">
        <PlotStack
          crosshair={crosshair}
          fullRange={paddedTimeSpan(track.measurementReports.map(({ epoch }) => timeOf(epoch)))}
        >
          <ResidualPlot axis="ra" dots={residualDots(track, against, 'ra')} thresholdArcsec={threshold} {...plot} />
          <ResidualPlot axis="dec" dots={residualDots(track, against, 'dec')} thresholdArcsec={threshold} {...plot} />
          {range.length > 0 && <ResidualPlot axis="range" dots={range} thresholdArcsec={undefined} {...plot} />}
          {(brightness.length > 0 || range.length === 0) && <LightCurve dots={brightness} {...plot} />}
        </PlotStack>
      </div>
      <MeasurementTable track={track} against={against} {...plot} />
    </>
  );
}

const timeOf = (epoch: string): number => parseTime(epoch) ?? Number.NaN;

/** Returns the residuals against one orbit, keyed by epoch, so that plots and table highlight the same measurement. */
function residualDots(
  { measurementReports }: TrackReport,
  against: TrackToOrbitAssociation | undefined,
  axis: 'ra' | 'dec' | 'range',
): readonly SeriesDot[] {
  const isUsed = new Map(measurementReports.map((report) => [report.epoch, report.isUsed]));
  return (against?.measurementAssociationResults ?? []).flatMap(({ epoch, residual, rangeResidual }) => {
    const value = axis === 'range' ? rangeResidual : (residual?.[axis] ?? null);
    if (value === null) return [];
    return [{ key: epoch, timeMs: timeOf(epoch), value, isHollow: isUsed.get(epoch) === false }];
  });
}

function brightnessDots({ measurementReports }: TrackReport): readonly SeriesDot[] {
  return measurementReports.flatMap(({ epoch, observedMagnitude, phaseAngle }) =>
    observedMagnitude === null
      ? []
      : [
          {
            key: epoch,
            timeMs: timeOf(epoch),
            value: observedMagnitude.magnitude,
            card: [{ name: 'φ', value: formatDegrees(phaseAngle) }],
          },
        ],
  );
}

/** Returns the threshold of the association, arcsec; undefined if the metric is not an angle. */
export const thresholdArcsecOf = (against: TrackToOrbitAssociation | undefined): number | undefined =>
  against?.associationMetric === 'ANGULAR_DISTANCE' ? against.associationThreshold : undefined;

/** Returns each object compared with a track once; prefers its comparison by angle, whose threshold is in arcseconds. */
export function comparedObjects({ associationResults }: TrackReport): readonly TrackToOrbitAssociation[] {
  const all = associationResults.flatMap(({ t2oAssociationResults }) => t2oAssociationResults);
  const byAngle = all.toSorted((a, b) => Number(isByAngle(b)) - Number(isByAngle(a)));
  const kept = new Map<number, TrackToOrbitAssociation>();
  for (const association of byAngle)
    if (!kept.has(association.catalogueId)) kept.set(association.catalogueId, association);
  return [...kept.values()];
}

const isByAngle = ({ associationMetric }: TrackToOrbitAssociation) => associationMetric === 'ANGULAR_DISTANCE';
