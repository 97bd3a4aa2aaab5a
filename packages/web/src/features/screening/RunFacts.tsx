import type { ScreeningSummary as Screening, ScreeningExtent } from '@keepout/contract/ca/screening';
import { formatRunTime } from '../../format/duration.ts';
import { ABSENT, formatNumber } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { paths } from '../../navigation/paths.ts';
import { useScreeningText } from '../../nouns/screening/en.ts';
import { screeningTypeName, volumeSize } from '../../nouns/screening/run-name.ts';
import { Moment } from '../../time/Moment.tsx';
import { HelpTip } from '../../ui/HelpTip.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Link } from '../../ui/Link.tsx';
import { type en, useScreeningTexts } from './en.ts';

/** Parameters of a run: primary, secondaries, time span and volume. */
export function RunFacts({ run }: { readonly run: Screening }) {
  const text = useScreeningTexts();
  const { details, columns } = text;
  const { blocksDone, blocksTotal } = run.progress;
  return (
    <div className="run-facts">
      <KeyValue
        rows={[
          {
            key: 'type',
            label: columns.type,
            value: (
              <>
                {screeningTypeName(run.screeningType)} <HelpTip label={details.typeHelp} text={details.typeHint} />
              </>
            ),
          },
          { key: 'file', label: details.file, value: <FileLink run={run} /> },
          { key: 'window', label: details.window, value: <Window run={run} /> },
          { key: 'volume', label: details.volume, value: <Volume run={run} /> },
          { key: 'catalogue', label: columns.catalogue, value: <Catalogue run={run} /> },
        ]}
      />
      <KeyValue
        rows={[
          { key: 'submitted', label: columns.submitted, value: <Moment at={run.createdAt} /> },
          { key: 'by', label: details.by, value: `${run.createdBy} (${text.trigger[run.trigger] ?? run.trigger})` },
          { key: 'started', label: details.started, value: <MomentOrNone at={run.startedAt} /> },
          { key: 'finished', label: details.finished, value: <MomentOrNone at={run.finishedAt} /> },
          {
            key: 'duration',
            label: columns.duration,
            value: formatRunTime(run.durationSeconds),
          },
          ...(run.extent === null
            ? []
            : [{ key: 'extent', label: details.extent, value: extentText(run.extent, details) }]),
          ...(blocksTotal > 0
            ? [
                {
                  key: 'blocks',
                  label: details.blocks,
                  value: details.blocksOf(formatNumber(blocksDone), formatNumber(blocksTotal)),
                },
              ]
            : []),
          ...(run.redetectionCount > 0
            ? [
                {
                  key: 'seen-again',
                  label: details.redetections,
                  value: details.seenAgainOf(formatNumber(run.redetectionCount), formatNumber(run.conjunctionCount)),
                },
              ]
            : []),
          { key: 'worst', label: columns.worst, value: <span className="mono">{formatPc(run.worstProbability)}</span> },
        ]}
      />
    </div>
  );
}

function FileLink({ run: { oemFileId, fileName } }: { readonly run: Screening }) {
  if (oemFileId === null) return ABSENT;
  return <Link href={paths.oems(oemFileId)}>{fileName ?? oemFileId}</Link>;
}

function Window({ run }: { readonly run: Screening }) {
  return (
    <>
      <Moment at={run.start} /> – <Moment at={run.stop} />
    </>
  );
}

function Volume({ run: { volume } }: { readonly run: Screening }) {
  const text = useScreeningTexts();
  if (volume === null) return text.details.regime;
  return `${text.form.shapes[volume.shape] ?? volume.shape} ${volumeSize(volume)}`;
}

function Catalogue({ run: { catalogue, otherEphemerides } }: { readonly run: Screening }) {
  const text = useScreeningText();
  if (catalogue === null) return ABSENT;
  const otherText = otherEphemerides === 0 ? [] : [text.otherEphemerides(formatNumber(otherEphemerides))];
  return [catalogue.source, text.objects(formatNumber(catalogue.objects)), ...otherText].join(', ');
}

const MomentOrNone = ({ at }: { readonly at: string | null }) => (at === null ? ABSENT : <Moment at={at} />);

/** Returns the completed share of a run and the reason for an incomplete one, in one line. */
export function extentText(extent: ScreeningExtent, text: typeof en.details): string {
  const { mode, reason, objectsChanged, blocksTakenOver, encountersTakenOver } = extent;
  if (mode === 'REPEATED') return text.extentRepeated;
  if (mode === 'CHANGES') {
    const counts = [objectsChanged ?? 0, encountersTakenOver, blocksTakenOver] as const;
    return text.extentChanges(formatNumber(counts[0]), formatNumber(counts[1]), formatNumber(counts[2]));
  }
  const reasonText = text.extentReason[reason ?? ''] ?? String(reason);
  return text.extentWhole(
    objectsChanged === null ? reasonText : text.extentCounted(reasonText, formatNumber(objectsChanged)),
  );
}
