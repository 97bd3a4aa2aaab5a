import type { ExpectedGain } from '@keepout/contract/odt/opportunity';
import { formatPercent } from '../../../format/number.ts';
import { StatusSymbol } from '../../../ui/Status.tsx';
import type { StatusLevel } from '../../../ui/status-level.ts';
import { useTrackingText } from '../en.ts';
import '../tracking-noun.css';

const PARTS = [
  ['toAct', 'critical', 'act'],
  ['toSafe', 'ok', 'safe'],
  ['toWatch', 'caution', 'watch'],
  ['stays', 'unclear', 'stays'],
] as const satisfies readonly (readonly [keyof ExpectedGain, StatusLevel, string])[];

/** Expected verdicts as shares of a bar, with labels and numbers next to it. */
export function GainBar({ gain, hasWords = false }: { readonly gain: ExpectedGain; readonly hasWords?: boolean }) {
  const text = useTrackingText().gain;
  const [act, safe, watch, stays] = PARTS.map(([part]) => formatPercent(gain[part])) as [
    string,
    string,
    string,
    string,
  ];
  return (
    <span className="gain">
      <span className="gain-bar" role="img" aria-label={text.bar(act, safe, watch, stays)}>
        {PARTS.map(([part, level]) => (
          <span key={part} className={`gain-part level-${level}`} style={{ width: `${gain[part] * 100}%` }} />
        ))}
      </span>
      {hasWords && (
        <span className="gain-words">
          {PARTS.map(([part, level, word]) => (
            <span key={part} className="gain-word">
              <StatusSymbol level={level} size={12} />
              {text[word]} {formatPercent(gain[part])}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
