import { formatUtc, parseUtc } from '@keepout/astro/epoch';
import type { Vec3 } from '@keepout/astro/nouns';
import type { MessageFigures } from '../message-figures.ts';
import { type ForetoldFigures, foretoldText, unforetoldLines } from '../text/foretold-text.ts';
import { ESTIMATED_PLACES, foreseenColumns, foreseenCovariance } from './foreseen-columns.ts';
import {
  decodeResiduals,
  encodeResiduals,
  type FigureResidual,
  type FiguresByForeseen,
  residualOf,
  valueOfResidual,
} from './foreseen-figures.ts';
import type { KeptMessage } from './kept-message.ts';
import { decodePlaces, encodePlaces, type NearPlaces, type PlacesBack, powerOf, type Scaled } from './near-places.ts';
import { type NumbersApart, numbersApart, numbersBack } from './numbers-apart.ts';

/** Stored form of a message of the product, in place of its text and of figures without queries. */
export interface CompactMessage
  extends KeptMessage,
    Pick<
      MessageFigures,
      'relativeSpeedMps' | 'approachAngleDeg' | 'dilution' | 'mahalanobis' | 'mahalanobisSpace' | 'covarianceSource'
    > {
  readonly messageId: string;
  readonly probabilityMethod: MessageFigures['pcMethod'];
  readonly scaleAtMax: number | null;
  readonly maxProbabilityObject1: number | null;
  readonly scaleAtMaxObject1: number | null;
  readonly maxProbabilityObject2: number | null;
  readonly scaleAtMaxObject2: number | null;
  readonly decideByTaiS: number | null;
  /** Start and end of the screening, integer seconds; absent where its text states them otherwise. */
  readonly window?: ForetoldFigures['window'];
  readonly catalogue?: string | undefined;
}

/** Figures in other columns, which also make up the message. */
export interface BesideCompact {
  readonly creationTaiS: number;
  readonly tcaTaiS: number;
  readonly missDistanceM: number;
  readonly probability: number | null;
  readonly maxProbability: number | null;
  readonly screeningId: string | null;
}

/** As it is laid down. */
export type CompactParts = NumbersApart & { readonly residuals: NearPlaces };

type Figures = BesideCompact & Omit<CompactMessage, 'lines' | 'window' | 'catalogue'>;

/** @returns undefined for a message that cannot be stored in this form */
export function compactMessage(figures: Figures, text: string): CompactParts | undefined {
  if (figures.objects.some(({ covarianceRtn }) => covarianceRtn !== null && covarianceRtn.length !== ELEMENTS))
    return undefined;
  const window = windowIn(text);
  const [, catalogue] = CATALOGUE.exec(text) ?? [];
  const { objects, residuals: relative } = encodeResiduals(figures);
  const beginTaiS = Math.floor(figures.creationTaiS);
  const compactObjects = objects.map((object) => compactObject(object, figures.tcaTaiS, beginTaiS));
  const { verdictReasons, usage, probabilityMethod, dilution, messageId, decideByTaiS, tcaTaiS, probability } = figures;
  const foreseen = foreseenColumns(figures);
  const residuals: (FigureResidual | Scaled)[] = [
    ...(window === undefined ? [null] : [window[0] - beginTaiS, window[1] - window[0]]),
    ...compactObjects.flatMap((object) => object.residuals),
    ...relative,
    residualOf(figures.relativeSpeedMps, foreseen.relativeSpeedMps),
    residualOf(figures.approachAngleDeg, foreseen.approachAngleDeg),
    residualOf(figures.mahalanobis, foreseen.mahalanobis),
    residualOf(figures.mahalanobisSpace, foreseen.mahalanobisSpace),
    residualOf(figures.scaleAtMax, Number.NaN),
    residualOf(figures.maxProbabilityObject1, probability ?? Number.NaN),
    residualOf(figures.scaleAtMaxObject1, 1),
    residualOf(figures.maxProbabilityObject2, probability ?? Number.NaN),
    residualOf(figures.scaleAtMaxObject2, 1),
    ...beforePlaces(decideByTaiS, tcaTaiS, USUAL_LEAD_S),
  ];
  const id = messageId === foretoldId(figures) ? 0 : messageId;
  const lines = unforetoldLines(text, { ...figures, window, catalogue });
  const separated = numbersApart(
    [
      ...compactObjects.map(({ words }) => words),
      verdictReasons,
      usage,
      lines,
      probabilityMethod,
      dilution,
      id,
      sourceIn(figures),
    ],
    elsewhereOf(figures),
  );
  const names = [...compactObjects.flatMap((object) => object.names), catalogue ?? ''];
  if (separated === undefined || names.some((name) => name.includes('\n'))) return undefined;
  return {
    words: [...names, separated.words].join('\n'),
    numbers: separated.numbers,
    residuals: encodePlaces(residuals),
  };
}

export function readCompact(
  { residuals: places, words, numbers }: CompactParts,
  columns: BesideCompact,
): CompactMessage {
  const texts = words.split('\n');
  const [first, second, verdictReasons, usage, lines, probabilityMethod, dilution, id, source] = numbersBack(
    { words: texts.slice(NAMES).join('\n'), numbers },
    elsewhereOf(columns),
  ) as [
    CompactObject,
    CompactObject,
    KeptMessage['verdictReasons'],
    KeptMessage['usage'],
    KeptMessage['lines'],
    CompactMessage['probabilityMethod'],
    CompactMessage['dilution'],
    string | 0,
    CompactMessage['covarianceSource'] | number,
  ];
  const back = decodePlaces(places);
  const next = back.nextResidual;
  const number = (foreseen = Number.NaN) => valueOfResidual(next(), foreseen);
  const { creationTaiS, tcaTaiS, probability } = columns;
  const beginTaiS = Math.floor(creationTaiS);
  const sinceBegin = next() as number | null;
  const startTaiS = beginTaiS + (sinceBegin ?? 0);
  const window = sinceBegin === null ? undefined : ([startTaiS, startTaiS + (next() as number)] as const);
  const objects = [first, second].map((plain, k) =>
    wholeObject(plain, texts.slice(OF_OBJECT * k, OF_OBJECT * (k + 1)), back, tcaTaiS, beginTaiS),
  );
  const relative = decodeResiduals({ objects, residuals: Array.from({ length: RELATIVE }, next) });
  const foreseen = foreseenColumns(relative);
  const probable = probability ?? Number.NaN;
  const figures = {
    ...relative,
    verdictReasons,
    usage,
    lines,
    window,
    catalogue: texts[NAMES - 1] || undefined,
    probabilityMethod,
    dilution,
    covarianceSource: typeof source === 'number' ? objects[source]!.covarianceSource : source,
    relativeSpeedMps: number(foreseen.relativeSpeedMps)!,
    approachAngleDeg: number(foreseen.approachAngleDeg),
    mahalanobis: number(foreseen.mahalanobis),
    mahalanobisSpace: number(foreseen.mahalanobisSpace),
    scaleAtMax: number(),
    maxProbabilityObject1: number(probable),
    scaleAtMaxObject1: number(1),
    maxProbabilityObject2: number(probable),
    scaleAtMaxObject2: number(1),
  };
  const decideByTaiS = placedBefore(next, tcaTaiS, USUAL_LEAD_S);
  const messageId = id === 0 ? foretoldId({ ...columns, ...figures }) : id;
  return { ...figures, messageId, decideByTaiS };
}

/** Names of an object, and of all. */
const OF_OBJECT = 4;
const NAMES = 2 * OF_OBJECT + 1;
/** Number of values: a relative state six, each object eight. */
const RELATIVE = 22;

export const textOfCompact = ({ lines, ...figures }: CompactMessage, columns: BesideCompact): string =>
  foretoldText({ ...columns, ...figures }, lines);

/** That of which object it is. */
function sourceIn({ objects, covarianceSource }: Figures): CompactMessage['covarianceSource'] | number {
  const place = objects.findLastIndex((object) => object.covarianceSource === covarianceSource);
  return place === -1 ? covarianceSource : place;
}

/** Keys of values in words. */
const elsewhereOf = ({ probability, maxProbability }: BesideCompact) => ({ $p: probability, $m: maxProbability });

/** Common parts of all messages of `run` at one time. Never changes: it decodes ids of stored messages. */
function foretoldId({
  creationTaiS,
  tcaTaiS,
  screeningId,
  objects,
}: Pick<Figures, 'creationTaiS' | 'tcaTaiS' | 'screeningId' | 'objects'>): string {
  const stamp = (epochTaiS: number): string => formatUtc(epochTaiS, 0).replaceAll(/[-:]/g, '');
  const [first, second] = objects.map(({ designator }) => designator);
  return `${stamp(creationTaiS)}_${first}_${second}_${stamp(tcaTaiS)}_${screeningId?.slice(-RUN_LETTERS) ?? ''}`;
}
const RUN_LETTERS = 12;
const FORETOLD_ID = /^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\d)_.+_(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\d)_([\da-f]{12})$/;

/** Where a message with such an id may be: when it was made and its closest approach, TAI to the second, and the end of the id of its screening. */
export function idPlace(
  messageId: string,
): { readonly created: number; readonly tca: number; readonly run: string } | undefined {
  const [, ...parts] = FORETOLD_ID.exec(messageId) ?? [];
  const [creation, tca] = [parts.slice(0, 5), parts.slice(5, 10)].map(([year, month, hour, minute, second]) =>
    parseUtc(`${year}-${month}-${hour}:${minute}:${second}`),
  );
  if (!creation?.ok || !tca?.ok) return undefined;
  return { created: creation.value, tca: tca.value, run: parts[10]! };
}

const CATALOGUE = /^COMMENT Catalogue: (.+)$/m;
const PERIOD = /^START_SCREEN_PERIOD = (.*)\nSTOP_SCREEN_PERIOD = (.*)$/m;

function windowIn(text: string): ForetoldFigures['window'] {
  const [, start, stop] = (PERIOD.exec(text) ?? []).map(parseUtc);
  if (!start?.ok || !stop?.ok) return undefined;
  return Number.isInteger(start.value) && Number.isInteger(stop.value) ? [start.value, stop.value] : undefined;
}

type StoredObject = FiguresByForeseen['objects'][number];

/** Index of a number or numbers among the places. */
const COVARIANCE_ESTIMATED = 0;
const COVARIANCE_STATED = 1;

/** Characters outside of a name. */
type CompactObject = readonly [
  StoredObject['objectType'],
  StoredObject['manoeuvrable'],
  StoredObject['hardBodyRadiusM'],
  StoredObject['hardBodyRadiusSource'],
  StoredObject['covarianceSource'],
  covariance:
    | Exclude<StoredObject['covarianceRtn'], readonly number[]>
    | typeof COVARIANCE_ESTIMATED
    | typeof COVARIANCE_STATED,
  position: Exclude<StoredObject['positionKm'], Vec3> | typeof COVARIANCE_STATED,
  velocity: Exclude<StoredObject['velocityKmS'], Vec3> | typeof COVARIANCE_STATED,
  frame: string,
  /** Also a designator that is not the number. */
  rest?: Partial<StoredObject>,
];

function compactObject(object: StoredObject, tcaTaiS: number, beginTaiS: number) {
  const { noradId, name, cosparId, orbitSource, orbitAgeS, objectType, manoeuvrable, hardBodyRadiusM, ...stateFields } =
    object;
  const { hardBodyRadiusSource, covarianceSource, covarianceRtn, positionKm, velocityKmS, frame, ...identityFields } =
    stateFields;
  const { designator, ...withoutDesignator } = identityFields;
  const unlike = designator === designatorOf(noradId) ? withoutDesignator : identityFields;
  const foreseen = foreseenCovariance(object);
  const isEstimated = covarianceRtn?.every((value, k) => (foreseen[k] === undefined) === (value === 0)) ?? false;
  const setTaiS = tcaTaiS - (orbitAgeS ?? 0);
  const words: CompactObject = [
    objectType,
    manoeuvrable,
    hardBodyRadiusM,
    hardBodyRadiusSource,
    covarianceSource,
    isEstimated ? COVARIANCE_ESTIMATED : covarianceRtn && COVARIANCE_STATED,
    positionKm && COVARIANCE_STATED,
    velocityKmS && COVARIANCE_STATED,
    frame,
    ...(Object.keys(unlike).length > 0 ? ([unlike] as const) : ([] as const)),
  ];
  const places = isEstimated
    ? ESTIMATED_PLACES.map((k) => residualOf(covarianceRtn![k]!, foreseen[k]!))
    : statedPlaces(covarianceRtn ?? []);
  return {
    words,
    names: [designatorOf(noradId), name, cosparId, shortSource(orbitSource, setTaiS)],
    residuals: [
      ...beforePlaces(orbitAgeS, tcaTaiS, beginTaiS),
      ...scaledBy(POSITION_POWER, positionKm),
      ...scaledBy(VELOCITY_POWER, velocityKmS),
      ...places,
    ],
  };
}

function wholeObject(
  words: CompactObject,
  names: readonly string[],
  back: PlacesBack,
  tcaTaiS: number,
  beginTaiS: number,
): StoredObject {
  const [objectType, manoeuvrable, hardBodyRadiusM, hardBodyRadiusSource, covarianceSource, ...codedFields] = words;
  const [covariance, position, velocity, frame, unlikeFields] = codedFields;
  const [number = '', name = '', cosparId = '', source = ''] = names;
  const orbitAgeS = placedBefore(back.nextResidual, tcaTaiS, beginTaiS);
  const vectorBy = (power: number): Vec3 => [back.scaled(power), back.scaled(power), back.scaled(power)];
  const positionKm = position && vectorBy(POSITION_POWER);
  const velocityKmS = velocity && vectorBy(VELOCITY_POWER);
  const object = {
    noradId: number === '' ? null : Number(number),
    designator: number,
    name,
    cosparId,
    objectType,
    manoeuvrable,
    hardBodyRadiusM,
    hardBodyRadiusSource,
    covarianceSource,
    orbitSource: wholeSource(source, tcaTaiS - (orbitAgeS ?? 0)),
    orbitAgeS,
    positionKm,
    velocityKmS,
    frame,
    ...unlikeFields,
  };
  if (covariance === null) return { ...object, covarianceRtn: null };
  if (covariance === COVARIANCE_STATED) return { ...object, covarianceRtn: statedBack(back) };
  const foreseen = foreseenCovariance(object);
  const estimated = Array.from({ length: ELEMENTS }, (_, k) =>
    foreseen[k] === undefined ? 0 : valueOfResidual(back.nextResidual(), foreseen[k])!,
  );
  return { ...object, covarianceRtn: estimated };
}

/** Powers of two that km and km/s of orbits are below. */
const POSITION_POWER = 15;
const VELOCITY_POWER = 3;
const scaledBy = (power: number, values: readonly number[] | null): Scaled[] =>
  (values ?? []).map((value) => ({ value: value + 0, power }));

/** Lower triangle of six, row by row. */
const ELEMENTS = 21;
const DIAGONAL = [0, 2, 5, 9, 14, 20];
const PAIRS = DIAGONAL.flatMap((first, row) => DIAGONAL.slice(0, row).map((second) => [first, second] as const));

/** Variances as they are, the others by the most that they may be. */
function statedPlaces(covariance: readonly number[]): (FigureResidual | Scaled)[] {
  if (covariance.length === 0) return [];
  const offDiagonal = covariance.filter((_, k) => !DIAGONAL.includes(k));
  return [
    ...DIAGONAL.map((k) => residualOf(covariance[k]!, Number.NaN)),
    ...PAIRS.map((pair, k) => ({ value: offDiagonal[k]! + 0, power: mostPower(covariance, pair) })),
  ];
}

function statedBack({ nextResidual, scaled }: PlacesBack): readonly number[] {
  const covariance: number[] = [];
  for (const k of DIAGONAL) covariance[k] = valueOfResidual(nextResidual(), 0)!;
  const offDiagonal = PAIRS.map((pair) => scaled(mostPower(covariance, pair)));
  return Array.from({ length: ELEMENTS }, (_, k) => covariance[k] ?? offDiagonal.shift()!);
}

const mostPower = (covariance: readonly number[], [first, second]: readonly [number, number]): number =>
  powerOf(Math.sqrt(Math.abs(covariance[first]!)) * Math.sqrt(Math.abs(covariance[second]!)));

const designatorOf = (noradId: number | null): string => (noradId === null ? '' : String(noradId));

/** From a closest approach back to when a decision is due. */
const USUAL_LEAD_S = 43_200;
/** A smaller remainder is rounding of an integer; farther from its origin a number is as short on its own. */
const ROUNDING_S = 1e-5;
const FAR_S = 1e9;

/** Encodes a number by the integer that it is less than an epoch. */
function beforePlaces(value: number | null, epochTaiS: number, origin: number): FigureResidual[] {
  const wholeSeconds = Math.round(epochTaiS - (value ?? 0));
  const isWhole =
    Math.abs(epochTaiS - (value ?? 0) - wholeSeconds) < ROUNDING_S && Math.abs(wholeSeconds - origin) < FAR_S;
  return value !== null && isWhole
    ? [wholeSeconds - origin, residualOf(value, epochTaiS - wholeSeconds)]
    : [residualOf(value, Number.NaN)];
}

function placedBefore(next: () => FigureResidual, epochTaiS: number, origin: number): number | null {
  const wholeSeconds = next();
  return typeof wholeSeconds === 'number'
    ? valueOfResidual(next(), epochTaiS - (origin + wholeSeconds))
    : valueOfResidual(wholeSeconds, 0);
}

/** Code of the source of an orbit: an element set of its time, a file, or any other text. Never changes. */
const OF_SET = 'element set of ';
const setOf = (epochTaiS: number): string => `${OF_SET}${formatUtc(epochTaiS, 6).slice(0, 19)}Z`;
const OF_FILE = 'ephemeris ';
const [FILE_CODE, TEXT_CODE] = ['f', 't'];

function shortSource(source: string, setTaiS: number): string {
  if (source.startsWith(OF_SET) && source === setOf(setTaiS)) return '';
  return source.startsWith(OF_FILE) ? `${FILE_CODE}${source.slice(OF_FILE.length)}` : `${TEXT_CODE}${source}`;
}

function wholeSource(short: string, setTaiS: number): string {
  if (short === '') return setOf(setTaiS);
  return `${short.startsWith(FILE_CODE) ? OF_FILE : ''}${short.slice(1)}`;
}
