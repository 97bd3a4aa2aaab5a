import type { Verdict } from '../../ca/conjunction.ts';
import { pcText } from '../../platform/probability-text.ts';

type Reason = Verdict['reasons'][number];
type ReasonFigures = NonNullable<Reason['figures']>;

const OBJECTS = { OBJECT1: 'Objekt 1', OBJECT2: 'Objekt 2' } as const;

/** A reason of a verdict; one that is not known here, or without figures, as the server told it. */
export const reasonDe = ({ code, text, figures }: Reason): string => (figures && SENTENCES[code]?.(figures)) ?? text;

const SENTENCES: Readonly<Record<string, (figures: ReasonFigures) => string>> = {
  'pc-above-act': (figures) =>
    `Pc ${pc(figures.pc)} liegt an oder über der Handlungsschwelle ${pc(figures.thresholdPc)}.`,
  'pc-above-watch': (figures) =>
    `Pc ${pc(figures.pc)} liegt an oder über der Beobachtungsschwelle ${pc(figures.thresholdPc)} und unter der Handlungsschwelle.`,
  'pc-below-watch': (figures) =>
    `Pc ${pc(figures.pc)} liegt unter der Beobachtungsschwelle ${pc(figures.thresholdPc)}.`,
  'pc-above-watch-at-margin': ({ pc: wider, factor, thresholdPc }) =>
    wider === undefined
      ? `Pc mit ${factor}-fachen Standardabweichungen ließ sich nicht berechnen; „Sicher“ verlangt, dass sie unter der Beobachtungsschwelle ${pc(thresholdPc)} liegt.`
      : `Mit ${factor}-fachen Standardabweichungen ist Pc ${pc(wider)} und liegt an oder über der Beobachtungsschwelle ${pc(thresholdPc)}. Angegebene Standardabweichungen sind oft zu klein; „Sicher“ verlangt diese Reserve, sofern nicht beide Kovarianzen kalibriert sind.`,
  robust: () =>
    'Eine kleinere Kovarianz bei gleichem Abstand, beider Objekte oder eines davon, würde Pc nicht erhöhen.',
  diluted: (figures) =>
    `Das Ereignis ist verdünnt: eine kleinere Kovarianz ${figures.objects ? `allein von ${objects(figures)} ` : ''}bei gleichem Abstand könnte Pc auf ${pc(figures.maxPc)} erhöhen.`,
  'max-pc-below-act': (figures) =>
    `Bessere Daten könnten Pc bei diesem Abstand höchstens auf ${pc(figures.maxPc)} bringen, unter der Handlungsschwelle ${pc(figures.thresholdPc)}.`,
  'max-pc-above-act': (figures) =>
    `Eine kleine Pc beweist hier nichts: bei gleichem Abstand könnte sie ${pc(figures.maxPc)} sein, über der Handlungsschwelle ${pc(figures.thresholdPc)}; neue Daten können auch den Abstand ändern. Daten einholen.`,
  'covariance-estimated': (figures) =>
    `Die Kovarianz von ${objects(figures)} ist aus Bahnregime und Alter geschätzt; das allein rechtfertigt nie ein Manöver.`,
  'covariance-missing': (figures) =>
    `Für ${objects(figures)} gibt es keine brauchbare Kovarianz, daher lässt sich Pc nicht berechnen.`,
  'covariance-default': (figures) =>
    `Die Kovarianz von ${objects(figures)} ist ein Platzhalter von zehn Erdradien oder mehr, daher lässt sich Pc nicht berechnen.`,
  'covariance-implausible': (figures) =>
    `Die Kovarianz von ${objects(figures)} ist unplausibel groß, eine Abweichung von 1000 km oder mehr: Pc sagt nichts.`,
  'covariance-too-small': (figures) =>
    `Die Kovarianz von ${objects(figures)} ist unplausibel klein für ein solches Objekt so lange nach seiner Beobachtung (falsche Einheit?): Pc sagt nichts.`,
  'covariance-not-positive': (figures) =>
    `Die Kovarianz von ${objects(figures)} widerspricht sich selbst (nicht positiv definit): nur ihr Positionsteil zählt.`,
  'covariance-unlike-history': ({ unlike = [] }) =>
    `Die Kovarianz von ${unlike.map(unlikeDe).join(', die von ')} (falsche Einheit?): Pc sagt nichts.`,
  'covariance-scaled': ({ scaled = [] }) =>
    `Nach Ihrer Regel zählen die Sigma von ${scaled.map(({ object, factor }) => `${OBJECTS[object]} ${factor.toFixed(2)}-fach`).join(', die von ')} (eingestellt in der Statistik der Flotte).`,
  'covariance-calibrated': () =>
    'Die Kovarianzen beider Objekte sind von Arten, die Ihre Prüfung des Kovarianzrealismus bestanden haben.',
  'errors-correlated': (figures) =>
    `Beide Objekte haben einen Fehler der Dichtevorhersage gemeinsam: ohne ihn ist Pc ${pc(figures.correlatedPc)} statt ${pc(figures.pc)}. Die größere zählt.`,
  'orbit-doubtful': (figures) =>
    `Die Bahn von ${objects(figures)} ist zweifelhaft: ${(figures.doubts ?? []).map(doubt).join(', ')}.`,
  'pc-not-computed': () => 'Pc konnte nicht berechnet werden.',
  'edge-of-data': ({ edge }) =>
    edge === 'start'
      ? 'Der kleinste Abstand liegt am Anfang der Daten; die größte Annäherung kann davor liegen.'
      : 'Der kleinste Abstand liegt am Ende der Daten; die größte Annäherung kann jenseits davon liegen.',
  'two-dimensional-inadequate': () => 'Die Begegnung ist zu langsam oder zu gekrümmt für eine ebene Pc.',
  'usage-unknown': () =>
    'Ob eine ebene Pc gilt, ließ sich nicht prüfen: einer Kovarianz fehlt der Geschwindigkeitsteil.',
  'stated-otherwise': (figures) =>
    `Die Nachricht widerspricht ihren eigenen Zuständen: ${(figures.stated ?? []).map(stated).join(', ')}.`,
  'radius-outside-body': ({ radius }) => (radius === undefined ? '' : radiusSentence(radius)),
  'closest-approach-passed': () => 'Die größte Annäherung ist vorbei.',
  'decision-time-passed': (figures) => `Die Frist für die Entscheidung ist abgelaufen: ${figures.decideBy}.`,
};

function unlikeDe({ object, ratio, messages }: NonNullable<ReasonFigures['unlike']>[number]): string {
  const times = ratio > 1 ? `${Math.round(ratio)}-mal so groß` : `${Math.round(1 / ratio)}-mal kleiner`;
  return `${OBJECTS[object]} hat Abweichungen, ${times} ${ratio > 1 ? 'wie' : 'als'} in ${messages} früheren Nachrichten derselben Quelle`;
}

function radiusSentence({ side, stated: said, body, isCounted }: NonNullable<ReasonFigures['radius']>): string {
  const than =
    side === 'smaller'
      ? `kleiner als Objekt 1 allein (${metres(body)} m)`
      : `ein Vielfaches beider Objekte (höchstens ${metres(body)} m)`;
  const counts = isCounted
    ? 'Pc gilt für ihn und geht mit seinem Quadrat'
    : 'Pc gilt für die bekannten Körper, nicht für ihn';
  return `Die Nachricht nennt einen gemeinsamen Kollisionsradius von ${metres(said)} m, ${than}: ${counts}.`;
}

const metres = (value: number): number => Number(value.toPrecision(3));

type Stated = NonNullable<ReasonFigures['stated']>[number];

function stated({ quantity, stated: said, computed }: Stated): string {
  switch (quantity) {
    case 'miss-distance':
      return `sie nennt einen Abstand von ${said} m, diese liegen ${computed.toFixed(1)} m auseinander`;
    case 'relative-speed':
      return `sie nennt eine Relativgeschwindigkeit von ${said} m/s, deren ist ${computed.toFixed(1)} m/s`;
    case 'probability':
      return `sie nennt eine Pc von ${pc(said)}, deren ist ${pc(computed)}`;
  }
}

type Doubt = NonNullable<ReasonFigures['doubts']>[number];

function doubt({ code, value, limit }: Doubt): string {
  switch (code) {
    case 'last-observation-old':
      return `zuletzt ${value.toFixed(1)} Tage vor der Nachricht beobachtet (Grenze ${limit})`;
    case 'observations-few':
      return `${value} Beobachtungen (mindestens ${limit})`;
    case 'od-span-short':
      return `Bahnbestimmung über ${Math.round(value * 100)} % der empfohlenen Spanne`;
    case 'residuals-rejected':
      return `${value} % der Residuen angenommen (mindestens ${limit} %)`;
    case 'weighted-rms-large':
      return `gewichteter RMS ${value} (höchstens ${limit})`;
    default:
      return `${code} ${value} (${limit})`;
  }
}

const objects = ({ objects: of = [] }: ReasonFigures): string => of.map((object) => OBJECTS[object]).join(' und ');

function pc(value: number | undefined): string {
  return value === undefined ? '–' : pcText(value);
}
