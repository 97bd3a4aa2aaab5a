import type { DecisionResults } from '@keepout/assessment/record/decision-results';
import { formatUtcZ } from '@keepout/astro/epoch';
import { flightRuleState } from '@keepout/conjunction/decision/flight-rules';
import { deadlineTaiS } from '@keepout/conjunction/decision/verdict';
import { type DecisionRecord, frozenScreening } from '@keepout/contract/ca/decision-record';
import { DEFAULT_LANGUAGE, type Language } from '@keepout/contract/platform/language';
import { pcText } from '@keepout/contract/platform/probability-text';
import { PdfSheet } from '../../../platform/pdf/sheet.ts';
import { resultsBelief } from '../present.ts';
import { drawCourse } from './course-plot.ts';
import { drawPlane, lengthText } from './plane-plot.ts';
import { de } from './words/de.ts';
import { en, type RecordWords } from './words/en.ts';

const PLOT_HEIGHT = 176;
/** Maximum number of printed messages, newest first; the JSON record contains all. */
const MOST_MESSAGES = 12;

const WORDS: Readonly<Record<Language, RecordWords>> = { en, de };

/** A page with its texts. */
interface Paper {
  readonly sheet: PdfSheet;
  readonly words: RecordWords;
}

/** Prints a signed record on one to three A4 pages; the same record and language give identical bytes. */
export async function recordPdf(record: DecisionRecord, language: Language = DEFAULT_LANGUAGE): Promise<Uint8Array> {
  const words = WORDS[language];
  const results = record.results as unknown as DecisionResults;
  const { event, signed } = record;
  const title = words.title(event.object1.name, event.object2.name);
  const sheet = new PdfSheet(title, new Date(signed.at), language);
  const paper = { sheet, words };
  head(paper, record);
  encounter(paper, record, results);
  sheet.need(PLOT_HEIGHT + 10);
  sheet.space(10);
  const half = sheet.width / 2 - 8;
  const frame = { x: sheet.left, y: sheet.y, width: half, height: PLOT_HEIGHT };
  drawCourse(sheet, frame, results.course, record.inputs.settings.thresholds, words.course);
  drawPlane(sheet, { ...frame, x: sheet.left + half + 16 }, results, words.plane);
  sheet.space(PLOT_HEIGHT + 8);
  rules(paper, record, results);
  methods(paper, results);
  inputs(paper, record);
  sheet.foot(`${record.decisionId} · SHA-256 ${record.hash}`);
  return await sheet.end();
}

function head({ sheet, words }: Paper, record: DecisionRecord): void {
  const { event, decision, operator, decided, signed, acknowledged, opened, owner, note, plan } = record;
  const by = ({ at, by: author }: { readonly at: string; readonly by: string }) => `${author}, ${at}`;
  sheet.paragraph(words.head(operator.name), { size: 8.5, isFaint: true });
  sheet.paragraph(`${event.object1.name} × ${event.object2.name}`, { size: 15, isStrong: true });
  sheet.paragraph(`${words.decision(decision)} (${decision})`, { size: 12, isStrong: true });
  sheet.heading(words.signing);
  sheet.fact(words.opened, by(opened));
  sheet.fact(words.acknowledged, by(acknowledged));
  sheet.fact(words.decided, by(decided));
  sheet.fact(words.signed, `${by(signed)}${record.inputs.settings.fourEyes ? ` (${words.fourEyes})` : ''}`);
  if (decided.by === signed.by) sheet.fact('', words.onePerson(signed.by, plan?.figures['approvedBy'] === signed.by));
  sheet.fact(words.owner, owner ?? words.nobody);
  if (note !== '') sheet.fact(words.note, note);
  if (plan !== null) {
    const figures = Object.entries(words.planFigures).flatMap(([key, name]) => {
      const value = plan.figures[key] ?? null;
      // An impulse has no duration; a thrust time of 0 means unknown.
      const isUntimed = (key === 'durationS' || key === 'thrustingTimeS') && value === 0;
      return value === null || isUntimed ? [] : [`${name} ${value}`];
    });
    sheet.fact(words.plan, figures.join(', '));
    sheet.fact('', `${plan.planId}, ${plan.sha256}`, true);
    const { leftOutEvents: leftOut, totalProbabilityLeftOut: pc } = plan.figures;
    if (typeof leftOut === 'number')
      sheet.fact('', words.leftOut(leftOut, typeof pc === 'number' ? pcText(pc) : words.notComputed));
    const screening = frozenScreening(record);
    if (screening !== null) sheet.fact(words.planScreening, words.told(screening.text, screening.textSentences));
  }
  for (const [index, { side, intent, who: statedBy, by, at, note: text }] of (record.said ?? []).entries())
    sheet.fact(
      index === 0 ? words.saidHeading : '',
      [words.said(side, intent, statedBy || by), text, at].filter((part) => part !== '').join(', '),
    );
  sheet.fact(words.record, record.decisionId, true);
  sheet.fact('SHA-256', record.hash, true);
}

function encounter(
  { sheet, words }: Paper,
  { event, frozenAt }: DecisionRecord,
  { figures, verdict }: DecisionResults,
): void {
  const objectText = ({ name, noradId, cosparId, objectType }: typeof event.object1) =>
    [name, noradId === null ? words.noNumber : String(noradId), cosparId, objectType]
      .filter((part) => part !== '')
      .join(', ');
  sheet.heading(words.encounter);
  sheet.fact(words.object(1), objectText(event.object1));
  sheet.fact(words.object(2), objectText(event.object2));
  sheet.fact(words.event, event.conjunctionId, true);
  sheet.fact(words.tca, words.approach(formatUtcZ(figures.tcaTaiS, 6), `${figures.relativeSpeedMps.toFixed(1)} m/s`));
  const [r, t, n] = figures.relativePositionRtnM;
  const rtn = [r, t, n].map((component) => component.toFixed(1)).join(' / ');
  sheet.fact(words.miss, words.missBy(lengthText(figures.missDistanceM), rtn));
  const pc = figures.pc === null ? words.noPc(figures.pcReason ?? 'covariance-missing') : digits(figures.pc);
  const largest = figures.maxPc === null ? words.notComputed : digits(figures.maxPc);
  sheet.fact(words.probability, words.pc(pc, figures.pcMethod.toUpperCase(), largest));
  sheet.fact('', words.belief(resultsBelief({ figures, verdict })));
  const due = deadlineTaiS(verdict);
  const by = due === undefined ? '' : words.decideBy(formatUtcZ(due, 0));
  sheet.fact(words.risk, words.verdict(figures.riskLevel, verdict.kind.toUpperCase()) + by);
  for (const reason of verdict.reasons) sheet.fact('', words.reason(reason));
  sheet.fact(words.frozen, frozenAt);
}

function rules({ sheet, words }: Paper, { waivers, decision }: DecisionRecord, { flightRules }: DecisionResults): void {
  sheet.heading(words.rules);
  for (const result of flightRules) {
    const waiver = waivers.find(({ rule }) => rule === result.rule);
    const state = flightRuleState(result);
    const status = words.statuses[state === 'MET' || waiver === undefined ? state : 'WAIVED'];
    const isAsked = result.requiredFor.includes(decision);
    const waiverText = waiver === undefined ? '' : `\n${words.waivedBy(waiver.by, waiver.at, waiver.reason)}`;
    sheet.row(
      [
        { text: status, share: 0.14, isStrong: !result.isMet },
        { text: `${words.rule(result)}${waiverText}`, share: 0.68 },
        { text: isAsked ? words.asked : words.notAsked, share: 0.18 },
      ],
      { isRuled: true },
    );
  }
}

function methods({ sheet, words }: Paper, { methods: all }: DecisionResults): void {
  sheet.heading(words.methods);
  for (const [name, { pc, usable, reasons }] of Object.entries(all)) {
    const remark = usable ? words.usable : [words.notUsable, ...reasons.map(words.remark)].join(', ');
    sheet.row([
      { text: name.toUpperCase(), share: 0.22 },
      { text: pc === undefined ? words.none : digits(pc), share: 0.2, isMono: true },
      { text: remark, share: 0.58 },
    ]);
  }
}

function inputs({ sheet, words }: Paper, { inputs: all }: DecisionRecord): void {
  const { messages, earlierMessages, ephemerides, catalogue, settings, versions } = all;
  const hashed = (name: string, description: string, hash: string) =>
    sheet.row([
      { text: name, share: 0.14 },
      { text: description, share: 0.4 },
      { text: hash, share: 0.46, isMono: true },
    ]);
  sheet.heading(words.inputs);
  const printed = messages.slice(-MOST_MESSAGES).reverse();
  for (const { messageId, originator, creationDate, sha256 } of printed) {
    hashed(words.kinds.message, `${messageId}, ${originator}, ${creationDate}`, sha256);
  }
  const left = messages.length - printed.length + earlierMessages;
  if (left > 0) sheet.paragraph(words.older(left), { isFaint: true, size: 8 });
  for (const { fileName, use, sha256 } of ephemerides) {
    hashed(words.kinds.ephemeris, `${fileName} (${words.uses[use]})`, sha256);
  }
  if (catalogue !== null) hashed(words.kinds.catalogue, catalogue.source, catalogue.contentHash);
  sheet.fact(words.settings, words.thresholds(settings));
  sheet.fact(words.computedBy, `Keepout ${versions.product}, ${versions.algorithm}, ${versions.runtime}`);
  sheet.paragraph(words.replay, { isFaint: true, size: 8 });
}

const digits = (pc: number): string => pc.toExponential(6);
