import type { AssociationResult, TrackReport, TrackToOrbitAssociation } from '@keepout/contract/odt/report';
import { useSentences } from '../../api/use-fault-words.ts';
import {
  ABSENT,
  formatArcseconds,
  formatDegrees,
  formatNumber,
  formatSignificant,
  formatWithUnit,
} from '../../format/number.ts';
import { Panel } from '../../ui/Panel.tsx';
import { RowTable } from '../../ui/RowTable.tsx';
import { Status } from '../../ui/Status.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { useRequestText } from './en.ts';

/** Association of a track: the best and the second-best object, with value and threshold. */
export function AssociationTable({ track }: { readonly track: TrackReport }) {
  const wording = useSentences();
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
              wording(initialOrbit.method, initialOrbit.methodSentences),
              formatWithUnit(initialOrbit.semiMajorAxisKm, 1, 'km'),
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
  const wording = useSentences();
  const text = useRequestText().association;
  const { t2oAssociationResults: rows, isAmbiguous, candidatesTried } = result;
  const orbitSource = wording(result.orbitSource, result.orbitSourceSentences);
  if (rows.length === 0)
    return <p className="quiet-text">{text.noneNear(candidatesTried, formatNumber(candidatesTried), orbitSource)}</p>;
  const word = ({ associationMetric }: TrackToOrbitAssociation, value: number) =>
    associationMetric === 'ANGULAR_DISTANCE' ? formatArcseconds(value) : formatSignificant(value, 4);
  const status = ({ isAssociated }: TrackToOrbitAssociation) => (
    <Status level={isAssociated ? 'ok' : 'inactive'}>{isAssociated ? text.is : text.isNot}</Status>
  );
  const place = (association: TrackToOrbitAssociation) =>
    association === rows[0] ? <Tag>{text.best}</Tag> : association === rows[1] ? <Tag>{text.runnerUp}</Tag> : null;
  const late = ({ alongTrackOffset: offset }: TrackToOrbitAssociation) => {
    if (offset === null) return ABSENT;
    const time = formatWithUnit(Math.abs(offset), 2, 's');
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
        keyOf={({ catalogueId }) => String(catalogueId)}
        columns={[
          {
            id: 'object',
            header: text.object,
            cell: (association) => (
              <span className="association-object">
                {association.name} <span className="mono quiet-text">{association.catalogueId}</span>{' '}
                {place(association)}
              </span>
            ),
          },
          { id: 'result', header: text.result, cell: status },
          { id: 'metric', header: text.metric, cell: ({ associationMetric }) => text.metrics[associationMetric] },
          {
            id: 'value',
            header: `${text.value} / ${text.threshold}`,
            align: 'end',
            isMono: true,
            cell: (association) =>
              `${word(association, association.associationValue)} / ${word(association, association.associationThreshold)}`,
          },
          {
            id: 'outside',
            header: text.outside,
            align: 'end',
            isMono: true,
            cell: ({ outsideCount, measurementAssociationResults }) =>
              `${outsideCount} / ${measurementAssociationResults.length}`,
          },
          { id: 'late', header: text.late, align: 'end', isMono: true, cell: late },
        ]}
        card={(association) => (
          <div className="pass-card">
            <span className="association-object">
              {association.name} <span className="mono quiet-text">{association.catalogueId}</span> {place(association)}
            </span>
            {status(association)}
            <span className="mono unbroken">
              {word(association, association.associationValue)} ({text.threshold}{' '}
              {word(association, association.associationThreshold)})
            </span>
          </div>
        )}
      />
      <p className="quiet-text">{text.tried(candidatesTried, formatNumber(candidatesTried), orbitSource)}</p>
    </>
  );
}
