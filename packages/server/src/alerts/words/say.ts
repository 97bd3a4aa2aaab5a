import { formatUtcZ } from '@keepout/astro/epoch';
import type { AlertKind } from '@keepout/contract/alerts/enums';
import { type NextAction, nextActionOf } from '@keepout/contract/ca/next-action';
import { confidenceText } from '@keepout/contract/ca/words/confidence';
import type { Language } from '@keepout/contract/platform/language';
import { pcInFile } from '@keepout/contract/platform/probability-text';
import type { KnownScreening } from '../../ports/screenings.ts';
import type { AlertFacts, Passing } from '../facts.ts';
import { de } from './de.ts';
import { type AlertWords, en } from './en.ts';

/** The text of an alert. */
export interface AlertText {
  readonly title: string;
  readonly message: string;
  /** Path of the application's page about it; null if there is no page. */
  readonly path: string | null;
}

const WORDS: Readonly<Record<Language, AlertWords>> = { en, de };
export const alertWords = (language: Language): AlertWords => WORDS[language];

/** Formats an alert as text. A name is external text, so line breaks are removed. */
export function composeAlertText(kind: AlertKind, facts: AlertFacts, language: Language): AlertText {
  const text = inWords(kind, facts, language);
  return { ...text, title: singleLine(text.title), message: singleLine(text.message, LONGEST_MESSAGE) };
}

const LONGEST_TITLE = 300;
const LONGEST_MESSAGE = 800;

/** Removes control characters and limits the length to a few hundred characters. */
export function singleLine(text: string, maxLength = LONGEST_TITLE): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cf}]+/gu, ' ').slice(0, maxLength);
}

const part = encodeURIComponent;
const utc = (taiS: number) => `${formatUtcZ(Math.floor(taiS), 0).slice(0, 19).replace('T', ' ')} Z`;

function inWords(kind: AlertKind, facts: AlertFacts, language: Language): AlertText {
  const words = alertWords(language);
  switch (facts.of) {
    case 'conjunction':
      return conjunction(kind, facts, language);
    case 'message':
      return {
        title: words.reissued(facts.satelliteName),
        message: words.reissuedMessage(facts.originator, facts.messageId),
        path: conjunctionPath(facts),
      };
    case 'answer':
      return {
        title: words.answer(facts.satelliteName, facts.secondaryName),
        message: words.answerMessage(facts.who, words.intents[facts.intent], facts.note, facts.isContradictory),
        path: conjunctionPath(facts),
      };
    case 'publication':
      return {
        title: words.publication(facts.satelliteName, facts.recipientName),
        message: words.stopped[facts.state],
        path: `/publishing?publication=${part(facts.publicationId)}`,
      };
    case 'plan':
      return {
        title: words.plan(facts.satelliteName),
        message: words.planMessage(utc(facts.ignitionTaiS)),
        path: `/ca/manoeuvre/${part(facts.satelliteId)}/${part(facts.conjunctionId)}`,
      };
    case 'ephemeris':
      return {
        title: words.ephemerisEnds(facts.satelliteName),
        message: words.ephemerisMessage(utc(facts.endsTaiS)),
        path: '/ca/oems',
      };
    case 'missing-ephemeris':
      return {
        title: words.ephemerisMissing(facts.satelliteName),
        message: words.ephemerisMissingMessage(
          String(facts.everyHours),
          facts.lastEphemerisId === null ? null : utc(facts.sinceTaiS),
        ),
        path: `/ca/satellite/${part(facts.satelliteId)}`,
      };
    case 'certificate':
      return {
        title: words.certificate(facts.name, facts.hasEnded),
        message: words.certificateMessage(utc(facts.endsTaiS), facts.hasEnded),
        path: '/publishing',
      };
    case 'capacity':
      return {
        title: words.capacity(facts.what),
        message: words.capacityMessage(((100 * facts.used) / facts.limit).toFixed(0)),
        path: '/ca/oems',
      };
    case 'catalogue':
      return {
        title: words.catalogue,
        message: words.catalogueMessage(facts.ageHours.toFixed(0), String(facts.maxAgeHours)),
        path: '/screening',
      };
    case 'kept-back':
      return {
        title: words.keptBack(facts.source),
        message: words.keptBackMessage(words.reason(facts.reason)),
        path: '/feeds',
      };
    case 'feed':
      return {
        title: words.feed(facts.name),
        message: words.feedMessage(utc(facts.sinceTaiS), facts.isShutOut),
        path: `/feeds/${part(facts.feedId)}`,
      };
    case 'observation':
      return {
        title: words.observation(facts.targetName),
        message: words.observationMessage,
        path: facts.requestId === null ? '/odt/observations' : `/odt/observation/${part(facts.requestId)}`,
      };
    case 'request':
      return {
        title: words.request(words.status(facts.status, facts.exactly), facts.targetName),
        message: words.requestMessage(facts.exactly),
        path: `/odt/observation/${part(facts.requestId)}`,
      };
    case 'screening':
      return {
        title: words.screening(words.status(facts.status, facts.exactly), subjectOf(facts.known, words)),
        message: [words.screeningMessage(facts.exactly), ...screeningText(facts.known, words)].join(' '),
        path: `/screening?run=${part(facts.screeningId)}`,
      };
    default:
      return ofNewer(facts, words);
  }
}

/** Text for facts stored by a newer version that uses the same database, so that lists with them remain readable. */
const ofNewer = (_: never, words: AlertWords): AlertText => ({
  title: words.newer,
  message: words.newerMessage,
  path: null,
});

/** Returns one satellite by its name, several by their number. */
function subjectOf(screening: KnownScreening | undefined, words: AlertWords): string {
  const [name = '', ...more] = screening?.satelliteNames ?? [];
  return more.length === 0 ? name : words.satellites(1 + more.length);
}

/** Returns the result of a screening, or the reason of its failure. */
function screeningText(screening: KnownScreening | undefined, words: AlertWords): readonly string[] {
  const { result = null, failure = null } = screening ?? {};
  if (result === null) return failure === null ? [] : [words.reason(failure)];
  const { conjunctions, unchanged, worstPc, coverage } = result;
  const gap = coverage === null ? '' : words.screeningCoverage[coverage];
  if (coverage === 'NO_OVERLAP') return [gap];
  const sum = words.screeningResult(conjunctions, conjunctions - unchanged, figureOf(worstPc, words));
  return gap === '' ? [sum] : [sum, gap];
}

const figureOf = (pc: number | null, words: AlertWords): string => (pc === null ? words.noPc : words.pc(pcInFile(pc)));

const conjunctionPath = ({ satelliteId, conjunctionId }: Readonly<Record<'satelliteId' | 'conjunctionId', string>>) =>
  `/ca/conjunction/${part(satelliteId)}/${part(conjunctionId)}`;

function conjunction(
  kind: AlertKind,
  facts: Extract<AlertFacts, { of: 'conjunction' }>,
  language: Language,
): AlertText {
  const words = alertWords(language);
  const {
    satelliteName,
    secondaryName,
    verdict,
    pc,
    belief,
    passing,
    before,
    tcaTaiS,
    decideByTaiS,
    waiting,
    contrary = [],
  } = facts;
  const title =
    kind === 'DECIDE_BY_NEAR' || kind === 'ADVICE_CONTRARY'
      ? (kind === 'ADVICE_CONTRARY' ? words.contrary : words.near)(satelliteName, secondaryName)
      : (kind === 'EASED' ? words.eased : words.crossed)(words.verdict(verdict), satelliteName, secondaryName);
  const figure = (value: number | null) => figureOf(value, words);
  const bounded = pc === null && passing?.maxPc ? words.pcAtMost(pcInFile(passing.maxPc)) : figure(pc);
  const risk = belief ? `${bounded}, ${confidenceText(belief, language)}` : bounded;
  const encounterText = passing ? ` ${passingText(passing, pc, words)}` : '';
  const assumed = passing?.assumedBurn
    ? ` ${words.assumedBurn(passing.assumedBurn.time, figure(passing.assumedBurn.probabilityWithout))}`
    : '';
  const act = ` ${kind === 'ADVICE_CONTRARY' ? words.askBoth : words.nextActions[nextOf(facts)]}`;
  const now =
    verdict === 'safe' ? words.easedRisk(risk, utc(tcaTaiS)) : words.risk(risk, utc(tcaTaiS), utc(decideByTaiS));
  const was = before === null ? '' : ` ${words.was(words.verdict(before.verdict), figure(before.pc))}`;
  const next = waiting ? ` ${words.waiting[waiting.outlook](`${Math.round(100 * waiting.chance)} %`)}` : '';
  const contraryTexts = contrary.map((statement) =>
    words.contrarySays(statement.originator, words.verdict(statement.verdict), figure(statement.pc)),
  );
  const contraryWords =
    contraryTexts.length === 0 ? '' : `${[...contraryTexts, words.contraryNewest(words.verdict(verdict))].join(' ')} `;
  return {
    title,
    message: contraryWords + now + next + encounterText + assumed + was + act,
    path: conjunctionPath(facts),
  };
}

/** Returns miss distance with components, robust or diluted Pc, and the change of Pc since the last message, as one sentence. */
function passingText(passing: Passing, pc: number | null, words: AlertWords): string {
  const { missDistanceM, relativePositionRtnM, dilution, previousPc, manoeuvrable, atMargin } = passing;
  const [miss = '', r = '', t = '', n = ''] = [missDistanceM, ...relativePositionRtnM].map((valueM) =>
    valueM.toFixed(0).replace('-', '−'),
  );
  const factor = pc !== null && previousPc !== null && pc > 0 && previousPc > 0 ? pc / previousPc : undefined;
  const change = factor === undefined ? '' : factor >= 1 ? `×${short(factor)}` : `÷${short(1 / factor)}`;
  const text = [
    words.miss(miss, r, t, n),
    ...(dilution === null ? [] : [words.region[dilution]]),
    ...(atMargin ? [words.atMargin(String(atMargin.factor), pcInFile(atMargin.pc))] : []),
    ...(change === '' ? [] : [words.trend(change)]),
    ...(manoeuvrable === undefined ? [] : [words.manoeuvrable[manoeuvrable]]),
  ].join('; ');
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`;
}

const short = (factor: number) => (factor < 1000 ? factor.toFixed(1) : factor.toExponential(0).replace('+', ''));

/** State when the alert was raised; alerts of earlier versions have only the verdict. */
function nextOf({ verdict, passing, waiting }: Extract<AlertFacts, { of: 'conjunction' }>): NextAction {
  if (passing?.nextAction) return passing.nextAction;
  const beforeDecision = waiting ? { chance: waiting.chance, outlook: OUTLOOKS[waiting.outlook] } : null;
  return nextActionOf({ verdict: { kind: KINDS[verdict], reasons: [] }, nextMessage: { beforeDecision } });
}

const KINDS = { act: 'ACT', watch: 'WATCH', safe: 'SAFE', 'no-conclusion': 'NO_CONCLUSION' } as const;
const OUTLOOKS = { likely: 'LIKELY', open: 'OPEN', unlikely: 'UNLIKELY' } as const;
