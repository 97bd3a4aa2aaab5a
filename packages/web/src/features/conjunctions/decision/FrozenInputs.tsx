import type { Decision } from '@keepout/contract/ca/decision';
import { beliefWords } from '@keepout/contract/ca/words/belief-words';
import { formatDistance } from '../../../format/length.ts';
import { formatNumber } from '../../../format/number.ts';
import { formatPc } from '../../../format/probability.ts';
import { useConjunctionText } from '../../../nouns/conjunction/en.ts';
import { useManoeuvreText } from '../../../nouns/manoeuvre/en.ts';
import { PlanScreeningBadge } from '../../../nouns/manoeuvre/PlanSteps.tsx';
import { formatTime, parseTime } from '../../../time/utc.ts';
import { useZone } from '../../../time/zone-store.ts';
import { CodeBlock } from '../../../ui/CodeBlock.tsx';
import { KeyValue } from '../../../ui/KeyValue.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { useDecisionText } from './en.ts';
import { frozenPlanName, planFigureRows } from './plan-figures.ts';

interface FrozenInputsProps {
  readonly decision: Decision;
  readonly inputs: NonNullable<Decision['inputs']>;
}

/** Inputs of the decision, each with its hash, and the results from them. */
export function FrozenInputs({ decision: { frozenAt, results, plan, planScreening }, inputs }: FrozenInputsProps) {
  const { inputs: text } = useDecisionText();
  const { verdicts, confidences, belief } = useConjunctionText();
  const zone = useZone((state) => state.zone);
  const { messages, earlierMessages, ephemerides, catalogue, versions, settings } = inputs;
  const rows = [
    { key: 'at', label: text.at, value: formatTime(parseTime(frozenAt ?? ''), zone) },
    ...(results === null
      ? []
      : [
          { key: 'verdict', label: text.verdict, value: verdicts[results.verdict.kind] },
          {
            key: 'pc',
            label: text.pc,
            value: `${formatPc(results.probabilityOfCollision)} · ${results.probabilityMethod} · ${confidences[results.confidence]}: ${beliefWords(results, belief)}`,
          },
          { key: 'miss', label: text.miss, value: formatDistance(results.missDistance) },
        ]),
    {
      key: 'messages',
      label: `${text.messages} (${messages.length})`,
      value: (
        <ul className="cd-hashes">
          {messages.toReversed().map(({ cdmId, messageId, sha256 }) => (
            <li key={cdmId}>
              {messageId} <Hash of={sha256} />
            </li>
          ))}
          {earlierMessages > 0 && <li>{text.earlier(formatNumber(earlierMessages))}</li>}
        </ul>
      ),
    },
    {
      key: 'ephemerides',
      label: text.ephemerides,
      value:
        ephemerides.length === 0 ? (
          text.none
        ) : (
          <ul className="cd-hashes">
            {ephemerides.map(({ oemFileId, fileName, sha256 }) => (
              <li key={oemFileId}>
                {fileName} <Hash of={sha256} />
              </li>
            ))}
          </ul>
        ),
    },
    {
      key: 'catalogue',
      label: text.catalogue,
      value:
        catalogue === null ? (
          text.none
        ) : (
          <>
            {catalogue.source} <Hash of={catalogue.contentHash} />
          </>
        ),
    },
    ...(plan === null
      ? []
      : [{ key: 'plan', label: text.plan, value: <ChosenPlan plan={plan} screening={planScreening} /> }]),
    { key: 'versions', label: text.versions, value: `Keepout ${versions.product}, ${versions.algorithm}` },
    {
      key: 'settings',
      label: text.settings,
      value: text.rulesVersion(settings.rulesVersion, formatNumber(settings.decisionLeadHours, 1)),
    },
  ];
  return (
    <Panel title={text.title}>
      <KeyValue rows={rows} />
    </Panel>
  );
}

interface ChosenPlanProps {
  readonly plan: NonNullable<Decision['plan']>;
  readonly screening: Decision['planScreening'];
}

function ChosenPlan({ plan, screening }: ChosenPlanProps) {
  const { inputs: text } = useDecisionText();
  const manoeuvre = useManoeuvreText();
  const zone = useZone((state) => state.zone);
  return (
    <>
      <ul className="cd-hashes">
        <li>
          {frozenPlanName(plan, manoeuvre, zone)} <Hash of={plan.sha256} />
        </li>
        {screening !== null && (
          <li>
            <PlanScreeningBadge screening={screening} />
          </li>
        )}
        {planFigureRows(plan.figures, manoeuvre, zone).map(({ key, label, value }) => (
          <li key={key}>
            {label} <span className="mono">{value}</span>
          </li>
        ))}
      </ul>
      <details>
        <summary>{text.raw}</summary>
        <CodeBlock label={text.raw} text={JSON.stringify({ planId: plan.planId, ...plan.figures }, null, 2)} />
      </details>
    </>
  );
}

const SHOWN_DIGITS = 12;

function Hash({ of }: { readonly of: string }) {
  return (
    <span className="mono cd-faint" title={`SHA-256 ${of}`}>
      {of.slice(0, SHOWN_DIGITS)}
    </span>
  );
}
