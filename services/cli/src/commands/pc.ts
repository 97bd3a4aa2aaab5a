import { pcConfidenceOf } from '@keepout/assessment/confidence';
import { type DragTrade, dragTradeOf } from '@keepout/assessment/drag-trade';
import { objectsOf, withSharedErrors } from '@keepout/assessment/judge';
import { confidenceText } from '@keepout/assessment/text/confidence-text';
import { formatUtcZ } from '@keepout/astro/epoch';
import type { Cdm } from '@keepout/ccsds/cdm/model';
import { collisionConsequence, FRAGMENT_RANGE_M, FRAGMENT_SIZE_M } from '@keepout/conjunction/consequence/fragments';
import type { CrossCorrelation } from '@keepout/conjunction/covariance/shared-error';
import type { PcConfidence } from '@keepout/conjunction/decision/confidence';
import { DEVIATION_MARGIN } from '@keepout/conjunction/decision/verdict';
import type { CombinedRadius } from '@keepout/conjunction/hard-body/ladder';
import { seededRandom } from '@keepout/conjunction/numbers/random';
import type { ObjectAtTca } from '@keepout/conjunction/object-at-tca';
import { reportAtEdge } from '@keepout/conjunction/pc/at-edge';
import { type DensityOutcome, densitySweep } from '@keepout/conjunction/pc/bounds/density-sweep';
import type { MissingMaxPc } from '@keepout/conjunction/pc/bounds/report-bounds';
import { computePc, type PcReport } from '@keepout/conjunction/pc/compute-pc';
import { PC_METHOD_NAMES, type PcMethodName } from '@keepout/conjunction/pc/methods';
import { withOwnFunctions } from '@keepout/kernel/own-functions';
import type { Command } from 'commander';
import { COVARIANCE_RULES_OPTION } from '../files/covariance-rules-file.ts';
import { EOP_OPTION } from '../files/earth-orientation-file.ts';
import {
  type ApproachOptions,
  approachOf,
  HISTORY_OPTION,
  readMessage,
  unlikeHistoryOf,
} from '../files/message-file.ts';
import { inputAtFault, wrongUsage } from '../process/exit.ts';
import { numberOption, wholeOption } from '../process/option-value.ts';
import { print, printableLine } from '../process/print.ts';
import { mahalanobisText, type PrintedVerdict, printedVerdict, verdictByDefaults, verdictRows } from './pc-verdict.ts';

interface Options extends ApproachOptions {
  readonly method: string;
  readonly hbr?: string;
  readonly json?: boolean;
  readonly trials?: string;
  readonly seed: string;
  readonly drag?: boolean;
  readonly fragmentSize: string;
  readonly history?: readonly string[];
}

/** Default number of Monte Carlo samples: computed in some seconds. */
const FAST_TRIALS = 1_000_000;
const SLOW_TRIALS = 5000;

export function addPc(program: Command): void {
  program
    .command('pc')
    .description('compute the probability of collision of a CDM')
    .argument('<file>', 'CDM as KVN, XML or JSON')
    .option('--method <name>', `one of ${PC_METHOD_NAMES.join(', ')}, or all`, 'foster-1992')
    .option('--hbr <m>', 'combined hard-body radius, m (default: from the message, or by object type)')
    .option(
      '--trials <n>',
      `samples of the Monte Carlo method (default: ${FAST_TRIALS}; ${SLOW_TRIALS} for slow encounters)`,
    )
    .option('--seed <n>', 'seed of the Monte Carlo method', '1')
    .option('--catalogue <file>', 'element sets with object sizes: radar cross-section, type')
    .option(...EOP_OPTION)
    .option('--drag', 'add miss distance and Pc for scaled drag of both objects')
    .option('--fragment-size <m>', 'minimum fragment size, m', `${FRAGMENT_SIZE_M}`)
    .option(...HISTORY_OPTION)
    .option(...COVARIANCE_RULES_OPTION)
    .option('--json', 'print JSON')
    .action((file: string, options: Options) => {
      const cdm = readMessage(file);
      const reports = reportsOf(file, cdm, options);
      print(options.json ? `${JSON.stringify(wireReports(reports, cdm), null, 2)}\n` : table(reports, cdm));
    });
}

interface Reports {
  /** With independent errors of both objects, as in messages and most publications. */
  readonly report: PcReport;
  /** With the common error of both objects removed, if the message contains it for either. */
  readonly correlated?: PcReport;
  /** Probability by 19 SDS: over the square whose half side is the sum of both exclusion volume radii. */
  readonly exclusionVolumes?: { readonly radiusM: number; readonly squarePc: number | null };
  /** Results for a density error of several multiples of its standard deviation. */
  readonly densitySweep?: readonly DensityOutcome[];
  readonly verdict: PrintedVerdict;
  /** By the usual order of sources, independent of the command line. */
  readonly radius: CombinedRadius;
  readonly isRadiusGiven: boolean;
  /** Confidence in the Pc of the verdict. */
  readonly confidence: PcConfidence;
  /** Present if requested; null if the message has no drag. */
  readonly drag?: DragTrade | null;
  readonly fragmentSizeM: number;
}

const DENSITY_OFFSETS = [-3, -2, -1, 0, 1, 2, 3];

function reportsOf(file: string, cdm: Cdm, options: Options): Reports {
  const approach = approachOf(file, cdm, options);
  const { objects, covariances: known, radius } = objectsOf(approach);
  const names = methodsOf(options.method);
  const hardBodyRadiusM = options.hbr === undefined ? radius.radiusM : numberOption('--hbr', options.hbr, 1e-6, 1e6);
  const [volume, otherVolume] = cdm.objects.map(({ exclusionVolumeRadiusM }) => exclusionVolumeRadiusM);
  const exclusionRadiusM = volume === undefined || otherVolume === undefined ? undefined : volume + otherVolume;
  const reportOf = (first: ObjectAtTca, second: ObjectAtTca, isAtTca = approach.isAtTca): PcReport => {
    const report = withOwnFunctions(() =>
      computePc({
        primary: first,
        secondary: second,
        isAtTca,
        hardBodyRadiusM,
        ...(exclusionRadiusM !== undefined && { exclusionRadiusM }),
        methods: names,
        deviationMargin: DEVIATION_MARGIN,
        ...(names.includes('monte-carlo') && {
          monteCarlo: {
            trials:
              options.trials === undefined ? FAST_TRIALS : wholeOption('--trials', options.trials, 1, MOST_TRIALS),
            ...(options.trials === undefined && { slowTrials: SLOW_TRIALS }),
            random: seededRandom(wholeOption('--seed', options.seed, 1, 2 ** 32 - 1)),
          },
        }),
      }),
    );
    if (!report.ok) throw inputAtFault(`${file}: no probability can be computed (${report.fault.code})`);
    return approach.edge === undefined ? report.value : reportAtEdge(report.value);
  };
  const report = reportOf(...objects);
  const unlikeHistory = unlikeHistoryOf(cdm, options.history);
  const countedSigmas = [known[0].countedSigmas, known[1].countedSigmas] as const;
  const confidence = pcConfidenceOf({ report, countedSigmas, unlikeHistory });
  const drag = options.drag && { drag: dragTradeOf(cdm, approach, hardBodyRadiusM) ?? null };
  const volumes = exclusionRadiusM !== undefined && {
    exclusionVolumes: { radiusM: exclusionRadiusM, squarePc: report.exclusionSquarePc ?? null },
  };
  const { least, most: maximum } = FRAGMENT_RANGE_M;
  const fragmentSizeM = numberOption('--fragment-size', options.fragmentSize, least, maximum);
  const isRadiusGiven = options.hbr !== undefined;
  const common = { report, confidence, radius, isRadiusGiven, fragmentSizeM, ...drag, ...volumes };
  if (known.every(({ densityError }) => densityError === undefined))
    return {
      ...common,
      verdict: printedVerdict(report, verdictByDefaults(approach, report, undefined, unlikeHistory)),
    };
  // Covariances of the objects at closest approach, as in the verdict of the service.
  const pair = withSharedErrors(report.objects, known);
  const sweep = densitySweep(...pair, hardBodyRadiusM, DENSITY_OFFSETS);
  const correlated = reportOf(...pair, true);
  const verdict = printedVerdict(report, verdictByDefaults(approach, report, correlated, unlikeHistory));
  return { ...common, correlated, ...(sweep.ok && { densitySweep: sweep.value }), verdict };
}

function methodsOf(text: string): readonly PcMethodName[] {
  if (text === 'all') return PC_METHOD_NAMES;
  const method = PC_METHOD_NAMES.find((name) => name === text);
  if (method === undefined) throw wrongUsage(`--method ${text}: one of ${PC_METHOD_NAMES.join(', ')}, or all`);
  return [method];
}

/** Some minutes of computing. */
const MOST_TRIALS = 1e9;

function wireReports(reports: Reports, cdm: Cdm) {
  const { report, correlated, densitySweep: sweep, exclusionVolumes, verdict, confidence, drag } = reports;
  const { methods, recommended, ...head } = wireReport(report);
  const { radius, isRadiusGiven } = reports;
  const status = correlated?.crossCorrelation?.status;
  return {
    ...head,
    hbrSource: isRadiusGiven ? 'option' : radius.source,
    object1Radius: radius.primary,
    object2Radius: radius.secondary,
    methods,
    recommended,
    confidence: confidence.confidence,
    confidenceReason: { ...confidence.reason, text: confidenceText(confidence) },
    ...(confidence.scaled && { scaledSigmas: confidence.scaled }),
    ...(status === 'applied' && correlated?.recommended && { decorrelated: { pc: correlated.recommended.pc } }),
    correlated:
      correlated === undefined
        ? null
        : { status: status ?? null, ...wireReport(correlated), densitySweep: sweep ?? null },
    exclusionVolumes: exclusionVolumes ?? null,
    consequence: consequenceOf(reports, cdm) ?? null,
    ...(drag !== undefined && { drag: drag && wireDrag(drag) }),
    verdict,
  };
}

function wireDrag({ drags, outcomes }: DragTrade) {
  const [object1, object2] = drags.map((drag) => drag ?? null);
  const cells = outcomes.map(({ factors, ...outcome }) => ({ object1: factors[0], object2: factors[1], ...outcome }));
  return { object1, object2, cells };
}

function wireReport(report: PcReport) {
  return {
    tca: formatUtcZ(report.tcaTaiS, 6),
    missDistanceM: report.missDistanceM,
    relativeSpeedMps: report.relativeSpeedMps,
    hbrM: report.hardBodyRadiusM,
    mahalanobis: report.mahalanobis ?? null,
    mahalanobisPlane: report.mahalanobisPlane ?? null,
    dilution: report.dilution ?? null,
    maxPc: report.maxPc ?? null,
    maxPcReason: report.maxPcReason ?? null,
    squarePc: report.squarePc ?? null,
    methods: report.methods,
    recommended: report.recommended ?? null,
  };
}

const CORRELATIONS = {
  applied: 'the common density error of both objects is removed',
  incomplete: 'drag-consider parameters of one object only: not applied',
  inconsistent: 'drag-consider parameters do not fit the covariances: not applied',
} as const satisfies Record<CrossCorrelation, string>;

/** Returns the fragments of a collision if the message has both masses. */
function consequenceOf({ report, fragmentSizeM }: Reports, { objects }: Cdm) {
  const [first, second] = objects.map(({ massKg }) => massKg);
  return first === undefined || second === undefined
    ? undefined
    : collisionConsequence([first, second], report.relativeSpeedMps, fragmentSizeM);
}

function table(reports: Reports, cdm: Cdm): string {
  const { report, correlated, densitySweep: sweep, exclusionVolumes, verdict, confidence, drag } = reports;
  const statedPc =
    cdm.collisionProbability === undefined
      ? 'none'
      : `${cdm.collisionProbability} (${cdm.collisionProbabilityMethod ?? 'method not named'})`;
  const { squarePc } = report;
  const consequence = consequenceOf(reports, cdm);
  const square = squarePc === undefined ? 'none' : squarePc.toExponential(9);
  const volumes =
    exclusionVolumes === undefined
      ? ''
      : `; ${exclusionVolumes.squarePc?.toExponential(9) ?? 'none'} with the exclusion volumes, ${exclusionVolumes.radiusM} m, as 19 SDS states it`;
  return [
    `TCA            ${formatUtcZ(report.tcaTaiS, 6)} (${report.tcaOffsetS.toExponential(2)} s from the message)`,
    `miss distance  ${report.missDistanceM.toFixed(3)} m, relative speed ${report.relativeSpeedMps.toFixed(3)} m/s`,
    `HBR            ${report.hardBodyRadiusM} m (${radiusWords(reports)})`,
    `Mahalanobis    ${mahalanobisText(report)}`,
    `max Pc         ${maxPcText(report)}, ${report.dilution?.region ?? 'dilution unknown'}`,
    ...betterDataRows(report),
    `in the message ${statedPc}`,
    ...methodRows(report),
    `recommended    ${recommendation(report)}`,
    `confidence     ${confidence.confidence}: ${confidenceText(confidence)}`,
    ...verdictRows(verdict),
    `over a square  ${square}, for comparison only${volumes}`,
    ...(correlated === undefined ? [] : correlatedRows(correlated, sweep)),
    ...(consequence === undefined
      ? []
      : [
          `consequence    ${consequence.fragments.toFixed(0)} fragments of ${Number((consequence.smallestM * 100).toPrecision(6))} cm and more, ${consequence.isCatastrophic ? 'catastrophic' : 'not catastrophic'}`,
        ]),
    ...(drag === undefined ? [] : dragRows(drag)),
    '',
  ]
    .map(printableLine)
    .join('\n');
}

/** Where the combined radius is from, and that of each object. */
function radiusWords({ radius, isRadiusGiven }: Reports): string {
  const [first, second] = [radius.primary, radius.secondary].map(
    ({ radiusM, source }) => `${radiusM.toFixed(2)} m ${source}`,
  );
  if (isRadiusGiven) return '--hbr';
  const objects = `object 1 ${first}, object 2 ${second}`;
  return radius.source === 'sum' ? objects : `${radius.source}; ${objects}`;
}

const MISSING_MAX_PC = {
  'rises-beyond-orbit-errors': 'none: Pc still rises at sigmas of one Earth radius',
  'edge-of-data': 'none: the least distance is at an end of the data, and the closest approach may lie beyond',
} as const satisfies Record<MissingMaxPc, string>;

function maxPcText({ maxPc, maxPcMethod, maxPcReason }: PcReport): string {
  if (maxPc !== undefined) return `${maxPc.toExponential(6)} (${maxPcMethod})`;
  return maxPcReason === undefined ? 'none' : MISSING_MAX_PC[maxPcReason];
}

/** Returns Pc for smaller covariances at the same miss distance: of both objects, and of each alone. */
function betterDataRows({ dilution }: PcReport): readonly string[] {
  if (dilution === undefined) return [];
  const { region, scaleAtMax, maxPc, separate } = dilution;
  const part = (name: string, pc: number, scale: number): string =>
    scale < 1 ? `${name} ${pc.toExponential(3)} at ${scale.toPrecision(3)} of the deviations` : `${name} no rise`;
  const bothCell = region === 'diluted' && scaleAtMax < 1 ? part('both', maxPc, scaleAtMax) : 'both no rise';
  const primary = part('object 1 alone', separate.primary.maxPc, separate.primary.scaleAtMax);
  const secondary = part('object 2 alone', separate.secondary.maxPc, separate.secondary.scaleAtMax);
  return [`smaller errors ${bothCell}, ${primary}, ${secondary}`];
}

/** A row for each factor of object 2, a column for each of object 1. */
function dragRows(trade: DragTrade | null): readonly string[] {
  if (trade === null) return ['drag           the message states none (SEDR)'];
  const factorsOf = (object: 0 | 1) =>
    [...new Set(trade.outcomes.map(({ factors }) => factors[object]))].sort((a, b) => a - b);
  const ownFactors = factorsOf(0);
  const rows = factorsOf(1).map((otherFactor) => {
    const cells = ownFactors.map((ownFactor) => {
      const cell = trade.outcomes.find(({ factors }) => factors[0] === ownFactor && factors[1] === otherFactor);
      return cell === undefined ? 'none' : `${cell.pc.toExponential(2)}${cell.isInadequate ? '*' : ''}`;
    });
    return [otherFactor.toFixed(2), ...cells].map((text) => text.padStart(11)).join('');
  });
  return [
    'drag           Pc with that of object 1 (along) and of object 2 (down) times what the message assumes; * no method holds',
    ['', ...ownFactors.map((factor) => factor.toFixed(2))].map((text) => text.padStart(11)).join(''),
    ...rows,
  ];
}

function correlatedRows(correlated: PcReport, sweep: Reports['densitySweep']): readonly string[] {
  const status = correlated.crossCorrelation?.status;
  if (status === undefined) return [];
  const head = `correlation    ${CORRELATIONS[status]}`;
  if (status !== 'applied') return [head];
  // A shift in the encounter plane is meaningless if the 2-D method is not valid.
  const isPlanar = correlated.methods['foster-1992']?.usable === true || correlated.isUnchecked;
  const outcomes = (sweep ?? []).map(({ offset, pc }) => `${offset}: ${pc.toExponential(2)}`).join('  ');
  return [
    head,
    ...methodRows(correlated),
    `recommended    ${recommendation(correlated)} with correlation`,
    ...(sweep === undefined || !isPlanar ? [] : [`density off    by standard deviations of its forecast  ${outcomes}`]),
  ];
}

function recommendation({ recommended, isUnchecked, isInadequate }: PcReport): string {
  if (recommended === undefined) return 'none';
  const remark = isUnchecked ? ', not checked' : isInadequate ? ', not usable' : '';
  return `${recommended.method} ${recommended.pc.toExponential(9)}${remark}`;
}

function methodRows(report: PcReport): readonly string[] {
  return Object.entries(report.methods).map(([name, estimate]) => {
    const pc = estimate.pc === undefined ? 'none' : estimate.pc.toExponential(9);
    const bounds =
      estimate.lower === undefined ? '' : ` [${estimate.lower.toExponential(3)}, ${estimate.upper?.toExponential(3)}]`;
    const count = estimate.trials === undefined ? '' : ` ${estimate.hits} of ${estimate.trials}`;
    const remark = [estimate.usable ? 'usable' : 'not usable', ...estimate.reasons].join(', ');
    return `  ${name.padEnd(16)} ${pc.padStart(16)}${bounds}${count}  ${remark}`;
  });
}
