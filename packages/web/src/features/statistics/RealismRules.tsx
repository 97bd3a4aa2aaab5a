import type { CovarianceRules, CovarianceRulesChange } from '@keepout/contract/ca/sigma-rules';
import type { RealismGroup } from '@keepout/contract/ca/statistics';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useInvalidateAnswers } from '../../api/cached.ts';
import { QueryState } from '../../api/QueryState.tsx';
import { formatNumber, formatSignificant } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { useConjunctionText } from '../../nouns/conjunction/en.ts';
import { FormDialog } from '../../nouns/record/FormDialog.tsx';
import { POLL_MS } from '../../nouns/screening/use-screenings.ts';
import { formatTime, parseTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { Button } from '../../ui/Button.tsx';
import { ScrollingTable } from '../../ui/ScrollingTable.tsx';
import { useFormFrame } from '../../ui/use-form-frame.ts';
import { useStatisticsText } from './en.ts';
import '../../nouns/figures/figure-table.css';

type Rule = CovarianceRules['rules'][number];
type RequestedRules = CovarianceRulesChange['rules'];
type Kind = Pick<Rule, 'originator' | 'covarianceSource' | 'regime' | 'leadFromDays' | 'leadToDays'>;

const keyOf = ({ originator, covarianceSource, regime, leadFromDays }: Kind): string =>
  [originator, covarianceSource, regime, leadFromDays].join(' ');

/** The operator's rules for each kind of covariance that has a test or a rule. */
export function RealismRules({ groups }: { readonly groups: readonly RealismGroup[] }) {
  const { realism: text } = useStatisticsText();
  const query = useQuery({
    ...useApi().query('getCovarianceRules'),
    refetchInterval: ({ state }) => (state.data?.isJudging ? POLL_MS : false),
  });
  const [requestedRules, setWanted] = useState<RequestedRules>();
  if (query.data === undefined) return <QueryState query={query} loading={text.loading} rows={2} rowPx={32} />;
  const { rules, version, isJudging } = query.data;
  const ruled = new Map(rules.map((rule) => [keyOf(rule), rule]));
  const tested = new Map(groups.map((group) => [keyOf(group), group]));
  const kinds = [...new Map<string, Kind>([...ruled, ...tested])].filter(
    ([key]) => ruled.has(key) || tested.get(key)?.holdoutTest,
  );
  if (kinds.length === 0) return null;
  const without = (key: string): RequestedRules => rules.filter((rule) => keyOf(rule) !== key).map(decisionOf);
  return (
    <section className="statistics-note" aria-labelledby="covariance-rules">
      <h3 id="covariance-rules">{text.rules.title}</h3>
      <p>{text.rules.explain}</p>
      {isJudging && <p role="status">{text.rules.judging}</p>}
      <ul>
        {kinds.map(([key, kind]) => (
          <KindOfRule
            key={key}
            kind={kind}
            rule={ruled.get(key)}
            group={tested.get(key)}
            onUse={(use) => setWanted([...without(key), ...(use ? [{ ...decisionOf({ ...kind, use }) }] : [])])}
          />
        ))}
      </ul>
      {requestedRules && (
        <PreviewDialog rules={requestedRules} version={version} onClose={() => setWanted(undefined)} />
      )}
    </section>
  );
}

const decisionOf = ({ originator, covarianceSource, regime, leadFromDays, use }: Kind & Pick<Rule, 'use'>) => ({
  originator,
  covarianceSource,
  regime,
  leadFromDays,
  use,
});

interface KindOfRuleProps {
  readonly kind: Kind;
  readonly rule: Rule | undefined;
  readonly group: RealismGroup | undefined;
  /** Sets the use of a kind; undefined removes its rule. */
  readonly onUse: (use: Rule['use'] | undefined) => void;
}

function KindOfRule({ kind, rule, group, onUse }: KindOfRuleProps) {
  const { realism: text } = useStatisticsText();
  const { covariances, confidences } = useConjunctionText();
  const zone = useZone((state) => state.zone);
  const holdoutTest = group?.holdoutTest;
  const lacks = holdoutTest?.shortfalls.map((shortfall) => text.shortfalls[shortfall]).join(', ') ?? '';
  const words = [
    kind.originator,
    covariances[kind.covarianceSource],
    text.orbits[kind.regime],
    `${text.days(kind.leadFromDays, kind.leadToDays)} d`,
  ].join(', ');
  const decided = (of: Rule) => {
    const when = formatTime(parseTime(of.testedAt), zone);
    return of.use === 'FACTOR'
      ? text.rules.counts(formatSignificant(of.factor), of.decidedBy, when)
      : text.rules.accepted(of.decidedBy, when);
  };
  const canBeAccepted = group?.confidence === 'CALIBRATED' && kind.covarianceSource !== 'ESTIMATED';
  return (
    <li>
      {words}: {holdoutTest && text.rules.held(confidences[holdoutTest.confidence], lacks)}{' '}
      {rule && <strong>{decided(rule)}</strong>}{' '}
      {rule && <Button onPress={() => onUse(undefined)}>{text.rules.takeBack}</Button>}
      {!rule && canBeAccepted && <Button onPress={() => onUse('AS_STATED')}>{text.rules.accept}</Button>}
      {!rule && holdoutTest && (
        <Button onPress={() => onUse('FACTOR')}>{text.rules.multiply(formatSignificant(holdoutTest.factor))}</Button>
      )}
    </li>
  );
}

interface PreviewDialogProps {
  readonly rules: RequestedRules;
  /** Version of the rules that the change is based on. */
  readonly version: number;
  readonly onClose: () => void;
}

/** Effects of changed rules, shown before they are saved. */
function PreviewDialog({ rules, version, onClose }: PreviewDialogProps) {
  const { realism: text } = useStatisticsText();
  const { verdicts, confidences } = useConjunctionText();
  const api = useApi();
  const askAnew = useInvalidateAnswers('/ca/covariance-rules', '/ca/conjunctions', '/ca/flight-rules');
  const frame = useFormFrame();
  const preview = useQuery({ ...api.query('previewCovarianceRules', { body: { rules } }), staleTime: 0 });
  const change = useMutation({
    ...api.change('changeCovarianceRules'),
    onSuccess: async () => {
      await askAnew();
      onClose();
    },
  });
  const submit = () =>
    frame.send(preview.data !== undefined, () =>
      change.mutate({ headers: { 'if-match': `"${version}"` }, body: { rules } }),
    );
  const verdictText = ({
    verdict,
    probability,
    confidence,
  }: NonNullable<typeof preview.data>['changes'][number]['before']) =>
    `${verdicts[verdict]}, Pc ${formatPc(probability)}, ${confidences[confidence]}`;
  return (
    <FormDialog
      title={text.rules.preview}
      save={text.rules.apply}
      writing={change}
      frame={frame}
      onSubmit={submit}
      onClose={onClose}
    >
      {preview.data === undefined ? (
        <QueryState query={preview} loading={text.rules.looking} rows={3} rowPx={24} />
      ) : (
        <>
          <p>{text.rules.changes(preview.data.events, preview.data.verdictsChanged)}</p>
          <ScrollingTable
            label={text.rules.preview}
            className="figure-table"
            isGroup
            columns={[text.rules.other, text.rules.before, text.rules.after]}
          >
            <tbody>
              {preview.data.changes.slice(0, MOST_SHOWN).map(({ conjunctionId, secondaryName, before, after }) => (
                <tr key={conjunctionId}>
                  <td>{secondaryName}</td>
                  <td>{verdictText(before)}</td>
                  <td>{verdictText(after)}</td>
                </tr>
              ))}
            </tbody>
          </ScrollingTable>
          {preview.data.changes.length > MOST_SHOWN && <p>{text.rules.first(formatNumber(MOST_SHOWN))}</p>}
        </>
      )}
    </FormDialog>
  );
}

/** Maximum number of displayed conjunctions; the server lists those with a changed verdict first, then by Pc. */
const MOST_SHOWN = 20;
