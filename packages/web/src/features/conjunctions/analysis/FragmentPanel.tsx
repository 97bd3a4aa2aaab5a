import type { EventAnalysis } from '@keepout/contract/ca/analysis';
import { formatNumber, formatSignificant } from '../../../format/number.ts';
import { KeyValue } from '../../../ui/KeyValue.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Status } from '../../../ui/Status.tsx';
import { useAnalysisText } from './en.ts';

export interface FragmentPanelProps {
  readonly consequence: EventAnalysis['consequence'];
  /** Of both objects. */
  readonly names: readonly [string, string];
}

/** How many fragments a collision would leave, and from which masses that is known. */
export function FragmentPanel({ consequence, names }: FragmentPanelProps) {
  const text = useAnalysisText().fragments;
  if (consequence === null) {
    return (
      <Panel title={text.title}>
        <p className="cj-faint">{text.none}</p>
      </Panel>
    );
  }
  const { fragments, smallestFragment, isCatastrophic, mass1, mass2 } = consequence;
  const massOf = ({ mass, source }: typeof mass1) => `${formatSignificant(mass)} kg, ${text.sources[source]}`;
  return (
    <Panel title={text.title}>
      <KeyValue
        rows={[
          {
            key: 'count',
            label: text.count(formatNumber(smallestFragment * 100)),
            value: formatSignificant(fragments, 2),
          },
          {
            key: 'kind',
            label: text.kind,
            value: (
              <Status level={isCatastrophic ? 'critical' : 'caution'}>
                {isCatastrophic ? text.catastrophic : text.partial}
              </Status>
            ),
          },
          { key: 'mass1', label: names[0], value: massOf(mass1) },
          { key: 'mass2', label: names[1], value: massOf(mass2) },
        ]}
      />
      <p className="cj-faint">{text.help}</p>
    </Panel>
  );
}
