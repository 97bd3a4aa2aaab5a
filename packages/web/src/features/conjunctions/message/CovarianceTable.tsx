import type { Cdm, CdmObject } from '@keepout/contract/ca/cdm';
import { useState } from 'react';
import { ABSENT, formatNumber } from '../../../format/number.ts';
import { useConjunctionText } from '../../../nouns/conjunction/en.ts';
import { correlationRows, covarianceAxes, triangleRows } from '../../../nouns/conjunction/message/covariance.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { ScrollingTable } from '../../../ui/ScrollingTable.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { useEventText } from '../texts/en.ts';
import './covariance.css';

type Look = 'values' | 'correlation';

/** Both covariances as lower triangles: the elements as given, or sigmas and correlations. */
export function CovarianceTables({ cdm }: { readonly cdm: Cdm }) {
  const text = useEventText();
  const [look, setLook] = useState<Look>('correlation');
  return (
    <Panel
      title={text.covariance.title}
      actions={
        <div className="cj-covariance-look">
          <Segmented
            label={text.covariance.look}
            choices={(['correlation', 'values'] as const).map((id) => ({ id, label: text.covariance[id] }))}
            selected={look}
            onSelect={(id) => setLook(id === 'values' ? 'values' : 'correlation')}
          />
        </div>
      }
    >
      <div className="cj-covariances">
        {[cdm.object1, cdm.object2].map((object, index) => (
          <Triangle key={object.designator} object={object} place={index + 1} look={look} />
        ))}
      </div>
      <p className="cj-faint">{look === 'correlation' ? text.covariance.help : text.covariance.unit}</p>
    </Panel>
  );
}

function Triangle({
  object,
  place,
  look,
}: {
  readonly object: CdmObject;
  readonly place: number;
  readonly look: Look;
}) {
  const text = useEventText();
  const words = useConjunctionText();
  const rows = triangleRows(object.covarianceRtn);
  const caption = text.object.title(place, object.name);
  if (rows === undefined)
    return (
      <p className="cj-faint">
        {caption}: {text.covariance.none}
      </p>
    );
  const correlations = correlationRows(rows);
  return (
    <ScrollingTable
      className="cj-covariance"
      label={text.covariance.of(object.name)}
      caption={
        <caption>
          {caption} <span className="cj-faint">{words.covariances[object.covarianceSource]}</span>
        </caption>
      }
      columns={['', ...covarianceAxes]}
    >
      <tbody>
        {rows.map((row, i) => (
          <tr key={covarianceAxes[i]}>
            <th scope="row">{covarianceAxes[i]}</th>
            {row.map((value, j) => (
              <td
                key={covarianceAxes[j]}
                className={i === j ? 'cj-diagonal' : undefined}
                title={`${value} ${unitAt(i, j)}`}
              >
                {look === 'values' ? scientific(value) : reading(correlations[i]?.[j] ?? null, i, j)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}

const unitAt = (i: number, j: number) => ['m²', 'm²/s', 'm²/s²'][(i > 2 ? 1 : 0) + (j > 2 ? 1 : 0)] ?? '';
const scientific = (value: number) => value.toExponential(3).replaceAll('-', '−');

function reading(value: number | null, i: number, j: number): string {
  if (value === null) return ABSENT;
  if (i !== j) return formatNumber(value, 2);
  return i < 3 ? `${formatNumber(value, 1)} m` : `${formatNumber(value, 4)} m/s`;
}
