import type { AssociationResult, TrackReport, TrackToOrbitAssociation } from '@keepout/contract/odt/report';
import { useSentences } from '../../api/use-fault-words.ts';
import {
  ABSENT,
  formatArcseconds,
  formatDegrees,
  formatNumber,
  formatSignificant,
  withUnit,
} from '../../format/number.ts';
import { Panel } from '../../ui/Panel.tsx';
import { RowTable } from '../../ui/RowTable.tsx';
import { Status } from '../../ui/Status.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { useRequestText } from './en.ts';

/** Of whom the track is: the best object and the runner-up, with value and threshold. */
export function AssociationTable({ track }: { readonly track: TrackReport }) {
  const told = useSentences();
  const text = useRequestText().association;
  const { initialOrbit, associationResults } = track;
  return (
    <Panel title={text.title}>
      <div className="association">
        {associationResults.length === 0 && <p className="quiet-text">{text.none}</p>}
        {associationResults.map((result) => (
          <Compared key={`${result.orbitDataType} ${result.associationMetric}`} result={result} />
        ))}
        {initialOrbit && (
          <p>
            <strong>{text.initial}</strong>{' '}
            {text.initialText(
              told(initialOrbit.method, initialOrbit.methodSentences),
              withUnit(initialOrbit.semiMajorAxisKm, 1, 'km'),
              formatSignificant(initialOrbit.eccentricity, 3),
              formatDegrees(initialOrbit.inclinationDeg),
            )}
          </p>
        )}
      </div>
    </Panel>
  );
}

function Compared({ result }: { readonly result: AssociationResult }) {
  const told = useSentences();
  const text = useRequestText().association;
  const { t2oAssociationResults: rows, isAmbiguous, candidatesTried } = result;
  const orbitSource = told(result.orbitSource, result.orbitSourceSentences);
  if (rows.length === 0)
    return <p className="quiet-text">{text.noneNear(candidatesTried, formatNumber(candidatesTried), orbitSource)}</p>;
  const word = (one: TrackToOrbitAssociation, value: number) =>
    one.associationMetric === 'ANGULAR_DISTANCE' ? formatArcseconds(value) : formatSignificant(value, 4);
  const said = (one: TrackToOrbitAssociation) => (
    <Status level={one.isAssociated ? 'ok' : 'inactive'}>{one.isAssociated ? text.is : text.isNot}</Status>
  );
  const place = (one: TrackToOrbitAssociation) =>
    one === rows[0] ? <Tag>{text.best}</Tag> : one === rows[1] ? <Tag>{text.runnerUp}</Tag> : null;
  const late = ({ alongTrackOffset: offset }: TrackToOrbitAssociation) => {
    if (offset === null) return ABSENT;
    const time = withUnit(Math.abs(offset), 2, 's');
    return offset >= 0 ? text.lateBy(time) : text.earlyBy(time);
  };
  return (
    <>
      {isAmbiguous && (
        <p>
          <Status level="unclear">{text.ambiguous}</Status>
        </p>
      )}
      <RowTable
        label={text.title}
        rows={rows}
        keyOf={(one) => String(one.catalogueId)}
        columns={[
          {
            id: 'object',
            header: text.object,
            cell: (one) => (
              <span className="association-object">
                {one.name} <span className="mono quiet-text">{one.catalogueId}</span> {place(one)}
              </span>
            ),
          },
          { id: 'result', header: text.result, cell: said },
          { id: 'metric', header: text.metric, cell: (one) => text.metrics[one.associationMetric] },
          {
            id: 'value',
            header: text.value,
            align: 'end',
            isMono: true,
            cell: (one) => word(one, one.associationValue),
          },
          {
            id: 'threshold',
            header: text.threshold,
            align: 'end',
            isMono: true,
            cell: (one) => word(one, one.associationThreshold),
          },
          {
            id: 'outside',
            header: text.outside,
            align: 'end',
            isMono: true,
            cell: (one) => `${one.outsideCount} / ${one.measurementAssociationResults.length}`,
          },
          { id: 'late', header: text.late, align: 'end', isMono: true, cell: late },
        ]}
        card={(one) => (
          <div className="pass-card">
            <span className="association-object">
              {one.name} <span className="mono quiet-text">{one.catalogueId}</span> {place(one)}
            </span>
            {said(one)}
            <span className="mono unbroken">
              {word(one, one.associationValue)} ({text.threshold} {word(one, one.associationThreshold)})
            </span>
          </div>
        )}
      />
      <p className="quiet-text">{text.tried(candidatesTried, formatNumber(candidatesTried), orbitSource)}</p>
    </>
  );
}
