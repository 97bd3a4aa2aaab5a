import type { DecisionResults } from '@keepout/assessment/record/decision-results';
import { DECISION_TEXTS, flightRuleText } from '@keepout/assessment/text/flight-rule-text';
import { missingPcText, reasonText } from '@keepout/assessment/text/reason-text';
import { formatUtcZ } from '@keepout/astro/epoch';
import { Sheet } from '../../../platform/pdf/sheet.ts';
import type { DecisionRecord } from '../record/decision-record.ts';
import { drawCourse } from './course-plot.ts';
import { drawPlane, lengthText } from './plane-plot.ts';

const PLOT_HEIGHT = 176;
/** Messages that are printed, the newest; the JSON has all. */
const MOST_MESSAGES = 12;

/** A signed record on one to three pages of A4; the same record gives the same bytes. */
export async function recordPdf(record: DecisionRecord): Promise<Uint8Array> {
  const results = record.results as unknown as DecisionResults;
  const { event, signed } = record;
  const title = `Decision record: ${event.object1.name} and ${event.object2.name}`;
  const sheet = new Sheet(title, new Date(signed.at));
  head(sheet, record);
  encounter(sheet, record, results);
  sheet.need(PLOT_HEIGHT + 10);
  sheet.space(10);
  const half = sheet.width / 2 - 8;
  const frame = { x: sheet.left, y: sheet.y, width: half, height: PLOT_HEIGHT };
  drawCourse(sheet, frame, results.course, record.inputs.settings.thresholds);
  drawPlane(sheet, { ...frame, x: sheet.left + half + 16 }, results.figures, results.hardBodyRadiusM);
  sheet.space(PLOT_HEIGHT + 8);
  rules(sheet, record, results);
  methods(sheet, results);
  inputs(sheet, record);
  sheet.foot(`${record.decisionId} · SHA-256 ${record.hash}`);
  return await sheet.end();
}

function head(sheet: Sheet, record: DecisionRecord): void {
  const { event, decision, operator, decided, signed, acknowledged, opened, owner, note, plan } = record;
  const by = ({ at, by: who }: { readonly at: string; readonly by: string }) => `${who}, ${at}`;
  sheet.paragraph(`${operator.name} · Keepout decision record`, { size: 8.5, isFaint: true });
  sheet.paragraph(`${event.object1.name} × ${event.object2.name}`, { size: 15, isStrong: true });
  sheet.paragraph(`${DECISION_TEXTS[decision]} (${decision})`, { size: 12, isStrong: true });
  sheet.heading('Decision and sign-off');
  sheet.fact('Opened', by(opened));
  sheet.fact('Acknowledged', by(acknowledged));
  sheet.fact('Decided', by(decided));
  sheet.fact('Signed', `${by(signed)}${record.inputs.settings.fourEyes ? ' (four eyes asked for)' : ''}`);
  sheet.fact('Owner', owner ?? 'nobody');
  if (note !== '') sheet.fact('Note', note);
  if (plan !== null) {
    const told = Object.entries(plan.figures).filter(([, value]) => value !== null);
    const figures = told.map(([name, value]) => `${name} ${value}`);
    sheet.fact('Manoeuvre plan', [plan.planId, ...figures].join(', '));
    sheet.fact('', plan.sha256, true);
  }
  sheet.fact('Record', record.decisionId, true);
  sheet.fact('SHA-256', record.hash, true);
}

function encounter(sheet: Sheet, { event, frozenAt }: DecisionRecord, { figures, verdict }: DecisionResults): void {
  const named = ({ name, noradId, cosparId, objectType }: typeof event.object1) =>
    [name, noradId === null ? 'no number' : String(noradId), cosparId, objectType]
      .filter((one) => one !== '')
      .join(', ');
  sheet.heading('Encounter, as frozen with the decision');
  sheet.fact('Object 1', named(event.object1));
  sheet.fact('Object 2', named(event.object2));
  sheet.fact('Event', event.conjunctionId, true);
  sheet.fact(
    'Closest approach',
    `${formatUtcZ(figures.tcaTaiS, 6)}, relative speed ${figures.relativeSpeedMps.toFixed(1)} m/s`,
  );
  const [r, t, n] = figures.relativePositionRtnM;
  const rtn = [r, t, n].map((one) => one.toFixed(1)).join(' / ');
  sheet.fact('Miss distance', `${lengthText(figures.missDistanceM)} (radial / along / cross ${rtn} m)`);
  const pc =
    figures.pc === null ? `none: ${missingPcText(figures.pcReason ?? 'covariance-missing')}` : digits(figures.pc);
  const largest = figures.maxPc === null ? 'not computed' : digits(figures.maxPc);
  sheet.fact('Probability', `${pc} (${figures.pcMethod.toUpperCase()}), largest at this miss ${largest}`);
  sheet.fact(
    'Risk, verdict',
    `${figures.riskLevel}, ${verdict.kind.toUpperCase()}, decide by ${formatUtcZ(verdict.decideByTaiS, 0)}`,
  );
  for (const reason of verdict.reasons) sheet.fact('', reasonText(reason));
  sheet.fact('Frozen', frozenAt);
}

function rules(sheet: Sheet, { waivers, decision }: DecisionRecord, { flightRules }: DecisionResults): void {
  sheet.heading('Flight rules and waivers');
  for (const result of flightRules) {
    const waiver = waivers.find(({ rule }) => rule === result.rule);
    const status = result.isMet ? 'met' : waiver === undefined ? 'NOT MET' : 'WAIVED';
    const isAsked = result.requiredFor.includes(decision);
    const why = waiver === undefined ? '' : `\nWaived by ${waiver.by}, ${waiver.at}: ${waiver.reason}`;
    sheet.row(
      [
        { text: status, share: 0.12, isStrong: !result.isMet },
        { text: `${flightRuleText(result)}${why}`, share: 0.7 },
        { text: isAsked ? 'asked for' : 'not asked for', share: 0.18 },
      ],
      { isRuled: true },
    );
  }
}

function methods(sheet: Sheet, { methods: all }: DecisionResults): void {
  sheet.heading('Probability by method');
  for (const [name, { pc, usable, reasons }] of Object.entries(all)) {
    const remark = usable ? 'usable' : ['not usable', ...reasons].join(', ').replaceAll('-', ' ');
    sheet.row([
      { text: name.toUpperCase(), share: 0.22 },
      { text: pc === undefined ? 'none' : digits(pc), share: 0.2, isMono: true },
      { text: remark, share: 0.58 },
    ]);
  }
}

function inputs(sheet: Sheet, { inputs: all }: DecisionRecord): void {
  const { messages, earlierMessages, ephemerides, catalogue, settings, versions } = all;
  const hashed = (name: string, what: string, hash: string) =>
    sheet.row([
      { text: name, share: 0.14 },
      { text: what, share: 0.4 },
      { text: hash, share: 0.46, isMono: true },
    ]);
  sheet.heading('Frozen inputs, each with its SHA-256');
  const printed = messages.slice(-MOST_MESSAGES).reverse();
  for (const { messageId, originator, creationDate, sha256 } of printed) {
    hashed('message', `${messageId}, ${originator}, ${creationDate}`, sha256);
  }
  const left = messages.length - printed.length + earlierMessages;
  if (left > 0) sheet.paragraph(`and ${left} older messages`, { isFaint: true, size: 8 });
  for (const { fileName, use, sha256 } of ephemerides) {
    hashed('ephemeris', `${fileName} (${use === 'SCREENED' ? 'screened' : 'in force'})`, sha256);
  }
  if (catalogue !== null) hashed('catalogue', catalogue.source, catalogue.contentHash);
  const { medium, high, critical } = settings.thresholds;
  sheet.fact(
    'Rules',
    `version ${settings.rulesVersion}: medium ${medium}, high ${high}, critical ${critical}; decision ${settings.decisionLeadHours} h before closest approach`,
  );
  sheet.fact('Computed by', `Keepout ${versions.product}, ${versions.algorithm}, ${versions.runtime}`);
  sheet.paragraph(
    'The JSON form of this record holds the messages themselves; keepout replay computes every figure again.',
    {
      isFaint: true,
      size: 8,
    },
  );
}

const digits = (pc: number): string => pc.toExponential(6);
