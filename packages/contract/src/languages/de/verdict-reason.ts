import type { Verdict } from '../../ca/conjunction.ts';
import { pcText } from '../../platform/probability-text.ts';

type Reason = Verdict['reasons'][number];
type ReasonFigures = NonNullable<Reason['figures']>;

const OBJECTS = { OBJECT1: 'Objekt 1', OBJECT2: 'Objekt 2' } as const;

/** Returns a reason of a verdict in German; an unknown reason, or one without figures, in the text of the server. */
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
      ? `Pc mit ${factor}-fachen Sigma ließ sich nicht berechnen; „Sicher“ verlangt, dass sie unter der Beobachtungsschwelle ${pc(thresholdPc)} liegt.`
      : `Mit ${factor}-fachen Sigma ist Pc ${pc(wider)} und liegt an oder über der Beobachtungsschwelle ${pc(thresholdPc)}. Angegebene Sigma sind oft zu klein; „Sicher“ verlangt diese Reserve, sofern nicht beide Kovarianzen kalibriert sind.`,
  robust: () => 'Eine kleinere Kovarianz eines oder beider Objekte bei gleichem Abstand würde Pc nicht erhöhen.',
  diluted: (figures) =>
    `Pc ist verdünnt: eine kleinere Kovarianz ${figures.objects ? `allein von ${objects(figures)} ` : ''}bei gleichem Abstand könnte sie auf ${pc(figures.maxPc)} erhöhen.`,
  'max-pc-below-act': (figures) =>
    `Bessere Daten könnten Pc bei diesem Abstand höchstens auf ${pc(figures.maxPc)} erhöhen, unter der Handlungsschwelle ${pc(figures.thresholdPc)}.`,
  'max-pc-above-act': (figures) =>
    `Eine kleine Pc belegt hier keine Sicherheit: bei gleichem Abstand könnte sie ${pc(figures.maxPc)} sein, über der Handlungsschwelle ${pc(figures.thresholdPc)}. Neue Daten können auch den Abstand ändern. Daten einholen.`,
  'covariance-estimated': (figures) =>
    `Die Kovarianz von ${objects(figures)} ist aus Bahnregime und Alter geschätzt. Eine Schätzung allein rechtfertigt nie ein Manöver.`,
  'covariance-missing': (figures) =>
    `Für ${objects(figures)} gibt es keine brauchbare Kovarianz, daher lässt sich Pc nicht berechnen.`,
  'covariance-default': (figures) =>
    `Die Kovarianz von ${objects(figures)} ist ein Platzhalter von zehn Erdradien oder mehr, daher lässt sich Pc nicht berechnen.`,
  'covariance-implausible': (figures) =>
    `Die Kovarianz von ${objects(figures)} ist unplausibel groß (Sigma von 1000 km oder mehr): Pc ist nicht aussagekräftig.`,
  'covariance-too-small': (figures) =>
    `Die Kovarianz von ${objects(figures)} ist unplausibel klein für ein solches Objekt so lange nach seiner letzten Beobachtung (falsche Einheit?): Pc ist nicht aussagekräftig.`,
  'covariance-not-positive': (figures) =>
    `Die Kovarianz von ${objects(figures)} ist nicht positiv definit: Nur ihr Positionsteil wird verwendet.`,
  'covariance-unlike-history': ({ unlike = [] }) =>
    `Die Kovarianz von ${unlike.map(unlikeDe).join(', die von ')} (falsche Einheit?): Pc ist nicht aussagekräftig.`,
  'covariance-scaled': ({ scaled = [] }) =>
    `Nach Ihrer Kovarianzregel werden die Sigma von ${scaled.map(({ object, factor }) => `${OBJECTS[object]} mit ${factor.toFixed(2)}`).join(', die von ')} multipliziert (eingestellt in der Statistik der Flotte).`,
  'covariance-calibrated': () =>
    'Die Kovarianzen beider Objekte sind von Arten, die Ihre Prüfung des Kovarianzrealismus bestanden haben.',
  'errors-correlated': (figures) =>
    `Beide Objekte haben einen gemeinsamen Fehler der Dichtevorhersage. Ohne ihn ist Pc ${pc(figures.correlatedPc)} statt ${pc(figures.pc)}. Der größere Wert wird verwendet.`,
  'orbit-doubtful': (figures) =>
    `Die Bahnbestimmung von ${objects(figures)} liegt außerhalb ihrer Grenzen: ${(figures.doubts ?? []).map(doubt).join(', ')}.`,
  'pc-not-computed': () => 'Pc konnte nicht berechnet werden.',
  'edge-of-data': ({ edge }) =>
    edge === 'start'
      ? 'Der kleinste Abstand liegt am Anfang der Daten; die größte Annäherung kann davor liegen.'
      : 'Der kleinste Abstand liegt am Ende der Daten; die größte Annäherung kann jenseits davon liegen.',
  'two-dimensional-inadequate': () => 'Die Begegnung ist zu langsam oder zu gekrümmt für eine 2-D-Pc.',
  'usage-unknown': () =>
    'Die Gültigkeit der 2-D-Pc ließ sich nicht prüfen: Einer Kovarianz fehlt der Geschwindigkeitsteil.',
  'stated-otherwise': (figures) =>
    `Die Nachricht widerspricht ihren eigenen Zustandsvektoren: ${(figures.stated ?? []).map(statedSentence).join(', ')}.`,
  'radius-outside-body': ({ radius }) => (radius === undefined ? '' : radiusSentence(radius)),
  'closest-approach-passed': () => 'Die größte Annäherung ist vorbei.',
  'decision-time-passed': (figures) =>
    `Die Entscheidungsfrist ist abgelaufen: ${figures.decideBy?.replace('T', ' ').replace('Z', ' Z')}.`,
};

function unlikeDe({ object, ratio, messages }: NonNullable<ReasonFigures['unlike']>[number]): string {
  const times = ratio > 1 ? `${Math.round(ratio)}-mal so groß` : `${Math.round(1 / ratio)}-mal kleiner`;
  return `${OBJECTS[object]} hat Sigma, ${times} ${ratio > 1 ? 'wie' : 'als'} in ${messages} früheren Nachrichten derselben Quelle`;
}

function radiusSentence({ side, stated: statedRadius, body, isCounted }: NonNullable<ReasonFigures['radius']>): string {
  const than =
    side === 'smaller'
      ? `kleiner als Objekt 1 allein (${metres(body)} m)`
      : `viel größer als beide Objekte (höchstens ${metres(body)} m)`;
  const counts = isCounted
    ? 'Pc verwendet diesen Radius und wächst mit seinem Quadrat'
    : 'Pc verwendet stattdessen die bekannte Größe der Objekte';
  return `Die Nachricht nennt einen gemeinsamen Kollisionsradius von ${metres(statedRadius)} m, ${than}: ${counts}.`;
}

const metres = (value: number): number => Number(value.toPrecision(3));

type StatedFigure = NonNullable<ReasonFigures['stated']>[number];

function statedSentence({ quantity, stated: statedValue, computed }: StatedFigure): string {
  switch (quantity) {
    case 'miss-distance':
      return `angegebener Abstand ${statedValue} m, berechnet ${computed.toFixed(1)} m`;
    case 'relative-speed':
      return `angegebene Relativgeschwindigkeit ${statedValue} m/s, berechnet ${computed.toFixed(1)} m/s`;
    case 'probability':
      return `angegebene Pc ${pc(statedValue)}, berechnet ${pc(computed)}`;
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
