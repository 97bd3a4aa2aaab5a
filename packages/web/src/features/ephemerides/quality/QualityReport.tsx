import type { EphemerisDifference, EphemerisFinding, EphemerisQuality } from '@keepout/contract/ca/ephemeris-quality';
import { QueryState } from '../../../api/QueryState.tsx';
import type { ChartLevel } from '../../../charts/status/level.ts';
import { StatusIcon } from '../../../charts/status/StatusMark.tsx';
import { formatDuration } from '../../../format/duration.ts';
import { formatDistance, formatMetres, formatSigmas } from '../../../format/length.ts';
import { formatNumber, formatSignificant } from '../../../format/number.ts';
import { formatSpeed } from '../../../format/speed.ts';
import { useEphemerisQuality } from '../../../nouns/ephemeris/use-ephemerides.ts';
import { Moment } from '../../../time/Moment.tsx';
import { formatTime, parseTime } from '../../../time/utc.ts';
import { useZone } from '../../../time/zone-store.ts';
import { KeyValue } from '../../../ui/KeyValue.tsx';
import { ScrollingTable } from '../../../ui/ScrollingTable.tsx';
import { useEphemerisTexts } from '../en.ts';
import './quality.css';

/** quality findings of a file, worst first, each with the corrective action. */
export function QualityReport({ oemFileId }: { readonly oemFileId: string }) {
  const text = useEphemerisTexts().quality;
  const query = useEphemerisQuality(oemFileId);
  return (
    <section className="quality" aria-label={text.title}>
      <h3>{text.title}</h3>
      {query.data ? <Report report={query.data} /> : <QueryState query={query} loading={text.loading} rows={6} />}
    </section>
  );
}

function Report({ report }: { readonly report: EphemerisQuality }) {
  const text = useEphemerisTexts().quality;
  const { findings, identicalTo, comparison } = report;
  const isSound = findings.every(({ level }) => level === 'good' || level === 'note');
  return (
    <>
      <p className="quality-standing">
        <StatusIcon level={report.isInForce ? 'ok' : 'inactive'} /> {report.isInForce ? text.inForce : text.notInForce}
      </p>
      {identicalTo.length > 0 && <p>{text.identical(identicalTo.map(({ fileName }) => fileName).join(', '))}</p>}
      {isSound && <p className="quiet-text">{text.sound}</p>}
      <ul className="quality-findings">
        {findings.map((finding) => (
          <li key={finding.code}>
            <Finding finding={finding} comparedWith={comparison?.fileName} />
          </li>
        ))}
      </ul>
      <KeyValue rows={factsOf(report, text)} />
      {comparison?.handover && (
        <Differences
          label={text.against(comparison.fileName)}
          rows={[
            ['handover', comparison.handover],
            ...(comparison.largest ? [['largest', comparison.largest] as const] : []),
          ]}
        />
      )}
    </>
  );
}

type QualityText = ReturnType<typeof useEphemerisTexts>['quality'];

function factsOf(report: EphemerisQuality, text: QualityText) {
  const { covariance, comparison, gaps } = report;
  const requestedSpan = formatDuration(report.recommendedSpanSeconds);
  const rows = [
    {
      key: 'span',
      label: text.facts.span,
      value: `${formatDuration(report.spanSeconds)} ${text.facts.of(requestedSpan)}`,
    },
    { key: 'period', label: text.facts.period, value: formatDuration(report.periodSeconds) },
    { key: 'states', label: text.facts.states, value: formatNumber(report.statesPerRevolution, 1) },
    {
      key: 'gaps',
      label: text.facts.gaps,
      value: gaps.length === 0 ? text.facts.none : formatNumber(gaps.length),
    },
    { key: 'interpolation', label: text.facts.interpolation, value: formatDistance(report.interpolationError) },
  ];
  if (covariance) {
    const { firstSigma, lastSigma, alongTrackExponent } = covariance;
    const sigmas = `${formatDistance(firstSigma.t)} \u2192 ${formatDistance(lastSigma.t)}`;
    rows.push({ key: 'sigma', label: text.facts.sigma, value: sigmas });
    rows.push({ key: 'exponent', label: text.facts.exponent, value: formatNumber(alongTrackExponent, 1) });
  }
  if (comparison) {
    rows.push({ key: 'overlap', label: text.facts.overlap, value: formatDuration(comparison.overlapSeconds) });
    if (comparison.fit) {
      const { plain, withoutBurn } = comparison.fit;
      const remainingText = `${formatDistance(plain)} \u2192 ${formatDistance(withoutBurn)}`;
      rows.push({ key: 'fit', label: text.facts.fit, value: remainingText });
    }
    if (comparison.burn) {
      const { r, t, n } = comparison.burn.deltaV;
      rows.push({ key: 'burn', label: text.facts.burn, value: [r, t, n].map(formatSpeed).join(' · ') });
    }
  }
  return rows;
}

interface DifferencesProps {
  readonly label: string;
  readonly rows: readonly (readonly ['handover' | 'largest', EphemerisDifference])[];
}

function Differences({ label, rows }: DifferencesProps) {
  const text = useEphemerisTexts().quality;
  return (
    <ScrollingTable
      className="quality-scroll"
      label={label}
      caption={<caption>{label}</caption>}
      columns={[text.columns.where, text.columns.time, 'R [m]', 'T [m]', 'N [m]', text.columns.sigmas]}
    >
      <tbody>
        {rows.map(([place, { time, position, mahalanobisDistance }]) => (
          <tr key={place}>
            <th scope="row">{text.where[place]}</th>
            <td>
              <Moment at={time} />
            </td>
            <td>{formatMetres(position.r)}</td>
            <td>{formatMetres(position.t)}</td>
            <td>{formatMetres(position.n)}</td>
            <td>{formatSigmas(mahalanobisDistance)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}

const levels: Readonly<Record<EphemerisFinding['level'], ChartLevel>> = {
  good: 'ok',
  note: 'inactive',
  caution: 'caution',
  serious: 'serious',
};

interface FindingProps {
  readonly finding: EphemerisFinding;
  readonly comparedWith: string | undefined;
}

/** One finding as a sentence, and the corrective action. */
function Finding({ finding, comparedWith = '' }: FindingProps) {
  const text = useEphemerisTexts().quality;
  const zone = useZone((state) => state.zone);
  const timeMs = finding.time === null ? undefined : parseTime(finding.time);
  const sentence = text.finding[finding.code]({
    value: figureText(finding.code, finding.value),
    limit: figureText(finding.code, finding.limit),
    time: timeMs === undefined ? '' : formatTime(timeMs, zone),
    file: comparedWith,
  });
  const action = text.action[finding.code];
  return (
    <>
      <StatusIcon level={levels[finding.level]} />
      <div>
        <p>
          <span className="visually-hidden">{text.level[finding.level]}: </span>
          {sentence}
        </p>
        {action !== '' && <p className="quiet-text">{action}</p>}
      </div>
    </>
  );
}

const SECONDS_PER_DAY = 86_400;

/** Returns the value of a finding, or its limit, in its own unit. */
export function figureText(code: EphemerisFinding['code'], value: number | null): string {
  switch (code) {
    case 'span-short':
      return formatDuration(value === null ? null : value * SECONDS_PER_DAY);
    case 'gaps':
      return formatDuration(value);
    case 'interpolation-coarse':
      return formatDistance(value);
    case 'burn-undeclared':
    case 'burn-declared':
      return formatSpeed(value);
    case 'continues':
    case 'parts':
      return formatSigmas(value);
    case 'states-sparse':
    case 'covariance-left-out':
      return formatNumber(value);
    default:
      return formatSignificant(value, 3);
  }
}
