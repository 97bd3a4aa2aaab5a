import type { EventAnalysis, OrbitScore } from '@keepout/contract/ca/analysis';
import { formatPercent, formatSignificant } from '../../../format/number.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { Status } from '../../../ui/Status.tsx';
import { useAnalysisText } from './en.ts';

export interface OrbitScoresProps {
  readonly orbits: EventAnalysis['orbits'];
  readonly names: readonly [string, string];
}

/** Quality of both orbit determinations: all checks with weight, value and limit. */
export function OrbitScores({ orbits, names }: OrbitScoresProps) {
  const text = useAnalysisText().orbits;
  if (orbits === null) {
    return (
      <Panel title={text.title}>
        <p className="cj-faint">{text.unread}</p>
      </Panel>
    );
  }
  return (
    <>
      <ScoreCard title={text.of(1, names[0])} score={orbits.object1} />
      <ScoreCard title={text.of(2, names[1])} score={orbits.object2} />
    </>
  );
}

function ScoreCard({ title, score }: { readonly title: string; readonly score: OrbitScore }) {
  const text = useAnalysisText().orbits;
  const { knownChecks, allChecks } = score;
  return (
    <Panel
      title={title}
      note={[
        score.score === null
          ? text.noScore(knownChecks, allChecks)
          : text.score(formatPercent(score.score), knownChecks, allChecks),
        // With few available checks the composite score only measures missing fields.
        ...(score.score === null ? [] : [text.composite(formatPercent(score.composite))]),
      ].join(' · ')}
    >
      {score.groups.map(({ group, weight, checks }) => (
        <section key={group}>
          <h3>
            {text.groups[group]} <span className="cj-faint">{text.weight(weight)}</span>
          </h3>
          <ul className="cj-analysis-list">
            {checks.map(({ code, isPassed, value, limit }) => (
              <li key={code}>
                <Status level={isPassed === null ? 'inactive' : isPassed ? 'ok' : 'serious'}>
                  {text.checks[code] ?? code}
                </Status>
                <span className="cj-faint">
                  {isPassed === null
                    ? value === null
                      ? text.notTold
                      : text.noLimit(formatSignificant(value))
                    : value === null
                      ? text[isPassed ? 'passed' : 'failed']
                      : text.figure(formatSignificant(value), limit === null ? '–' : formatSignificant(limit))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
}
