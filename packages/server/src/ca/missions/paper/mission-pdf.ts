import type { Mission, MissionResult, WirePlannedOrbit } from '@keepout/contract/ca/mission';
import type { Language } from '@keepout/contract/platform/language';
import { PdfSheet } from '../../../platform/pdf/sheet.ts';
import { de } from './de.ts';
import { en, type MissionWords } from './en.ts';

/** A completed study. */
export type CompletedMission = Mission & { readonly result: MissionResult; readonly finishedAt: string };

const WORDS: Readonly<Record<Language, MissionWords>> = { en, de };

/** Prints the study of a planned orbit on A4; the same study and language give identical bytes. */
export async function missionPdf(mission: CompletedMission, language: Language): Promise<Uint8Array> {
  const words = WORDS[language];
  const { question, result, missionId, catalogueId } = mission;
  const sheet = new PdfSheet(`${words.kind}: ${question.name}`, new Date(mission.finishedAt), language);
  sheet.paragraph(words.kind, { size: 8.5, isFaint: true });
  sheet.paragraph(question.name, { size: 15, isStrong: true });
  writeQuestion(sheet, words, mission);
  writeYear(sheet, words, result);
  sheet.heading(words.levels);
  writeTable(sheet, words.level, [0.14, 0.17, 0.15, 0.13, 0.13, 0.14, 0.14], levelRows(result));
  sheet.heading(words.groups);
  writeTable(sheet, words.group, [0.26, 0.12, 0.2, 0.2, 0.12, 0.1], groupRows(result));
  sheet.heading(words.met);
  if (result.met.length === 0) sheet.paragraph(words.nobody);
  else writeTable(sheet, words.object, [0.46, 0.18, 0.18, 0.18], metRows(result));
  sheet.space(6);
  sheet.paragraph(words.what, { isFaint: true });
  sheet.foot(`${missionId} · ${catalogueId}`);
  return await sheet.end();
}

function writeQuestion(sheet: PdfSheet, words: MissionWords, { question, result }: CompletedMission): void {
  const { orbit, radius, days, decisionDays, burn, mass, specificImpulse } = question;
  const tank = mass !== undefined && specificImpulse !== undefined ? words.tank(mass, specificImpulse) : '';
  sheet.heading(words.question);
  sheet.fact(words.orbit, orbitText(orbit, words));
  sheet.fact(words.radius, `${radius} m`);
  sheet.fact(words.span, words.days(days, result.start));
  sheet.fact(words.traffic, words.objects(result.objects));
  sheet.fact(words.decision, words.before(decisionDays));
  sheet.fact(words.avoidance, `${words.takes(burn)}${tank}`);
}

function writeYear(sheet: PdfSheet, words: MissionWords, result: MissionResult): void {
  const { passagesPerYear: rate, collisionsPerYear: hits, fluxPassagesPerYear: flux, events } = result;
  sheet.heading(words.year);
  sheet.fact(words.within, words.limits(passages(rate.value), passages(rate.lower), passages(rate.upper)));
  sheet.fact(words.collision, words.limits(small(hits.value), small(hits.lower), small(hits.upper)));
  sheet.fact(words.counted, `${words.ofToday(events)}${flux === null ? '' : words.byShape(passages(flux))}`);
}

function orbitText(orbit: WirePlannedOrbit, words: MissionWords): string {
  if (orbit.kind === 'INSERTION') return words.insertion(orbit.epoch);
  if (orbit.kind === 'PLACE') return words.place(orbit.longitude, orbit.halfWidth, orbit.inclination);
  const [perigee, apogee] = [orbit.perigee, orbit.apogee].map((height) => String(height / 1000));
  return words.heights(perigee!, apogee!, orbit.inclination);
}

const levelRows = ({ levels }: MissionResult) =>
  levels.map((level) => [
    level.acceptedPc.toExponential(0),
    level.manoeuvresPerYear.toPrecision(3),
    level.oursPerYear.toPrecision(3),
    level.deltaVPerYear.toPrecision(3),
    level.propellantPerYear?.toPrecision(3) ?? '–',
    small(level.reductionPerYear),
    small(level.residualPerYear),
  ]);

const groupRows = ({ groups }: MissionResult) =>
  groups.map(({ name, events, passagesPerYear: { value, lower, upper }, growth, ourShare }) => [
    name,
    String(events),
    passages(value),
    `${passages(lower)} – ${passages(upper)}`,
    String(growth),
    `${(100 * ourShare).toFixed(0)} %`,
  ]);

const metRows = ({ met }: MissionResult) =>
  met.map(({ name, noradId, events, closest }) => [name, String(noradId), String(events), closest.toFixed(0)]);

function writeTable(
  sheet: PdfSheet,
  heads: readonly string[],
  shares: readonly number[],
  rows: readonly (readonly string[])[],
): void {
  const cells = (texts: readonly string[], isStrong: boolean) =>
    texts.map((text, k) => ({ text, share: shares[k]!, isStrong }));
  sheet.row(cells(heads, true), { isRuled: true });
  for (const texts of rows) sheet.row(cells(texts, false));
}

const passages = (rate: number): string => rate.toFixed(1);
const small = (rate: number): string => rate.toExponential(2);
