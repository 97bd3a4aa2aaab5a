import type { ToldPlace } from './en.ts';
import { PROBLEM_TEXTS } from './sentences.ts';

/** Errors inside a message, by code, some by code and value: `{k}` its keyword, `{v}` the value, `{l}` the permitted range. */
export const PLACES_DE: Readonly<Record<string, string>> = {
  'not-text': 'Das ist keine Textdatei.',
  'not-text zip archive': 'Das ist ein ZIP-Archiv; schicken Sie die Datei selbst, so wie sie ist oder als gzip.',
  'not-text encrypted zip archive': 'Die Datei im ZIP-Archiv ist verschlüsselt; schicken Sie sie ohne Passwort.',
  'not-text damaged zip archive': 'Das ZIP-Archiv ist beschädigt oder abgeschnitten.',
  'not-text gzip': 'Die gzip-Datei ist beschädigt oder abgeschnitten.',
  'too-many-rows zip archive': 'Das ZIP-Archiv hat mehr als {l} Einträge.',
  'empty-text': 'Die Datei ist leer.',
  'too-large': 'Der Text hat mehr als {l} Zeichen.',
  'too-large memory':
    'Den Text zu lesen braucht zu viel Speicher: mit so vielen Elementen, Werten oder Zeilen darf er höchstens {l} Zeichen haben. Schicken Sie ihn in mehreren Dateien.',
  'line-too-long': 'Die Zeile hat mehr als {l} Zeichen.',
  'unknown-format': 'Diese Datei ist keine Nachricht, die Keepout lesen kann.',
  'summary-without-states':
    'Das ist eine Liste von Konjunktionen ({v}) ohne Zustände und Kovarianzen. Schicken Sie die Conjunction Data Messages selbst: KVN, XML oder JSON der Klasse cdm.',
  'unsupported-conversion': '{v} lässt sich nicht als {l} schreiben.',
  'doctype-refused': 'Das XML hat eine Dokumenttyp-Deklaration; Keepout nimmt das nicht an.',
  'malformed-xml': 'Das XML ist nicht wohlgeformt: {v}',
  'xml-too-deep': 'Das XML ist tiefer als {l} Elemente verschachtelt.',
  'xml-too-many-attributes': 'Ein Element hat mehr als {l} Attribute.',
  'wrong-root-element': 'Das Wurzelelement ist {v}, nicht {l}.',
  'malformed-json': 'Das JSON ist beschädigt oder nicht von der erwarteten Form.',
  'malformed-line': 'Die Zeile {v} ist weder ein Schlüsselwort mit einem Wert noch Daten.',
  'version-not-first': 'Die Nachricht beginnt nicht mit {k}.',
  'unsupported-version': 'Version {v} wird nicht unterstützt; Keepout liest {l}.',
  'draft-version': 'Version {v} ist ein Entwurf; veröffentlicht ist {l}.',
  'unknown-keyword': '{k} ist hier kein bekanntes Schlüsselwort.',
  'keyword-not-in-version': '{k} gibt es erst ab Version {l}.',
  'keyword-not-applied': '{k} ist {v}; Keepout wendet das nicht an. Schicken Sie Daten, die darum bereinigt sind.',
  'keyword-out-of-order': '{k} steht an falscher Stelle.',
  'tab-character': 'Die Zeile enthält einen Tabulator; verwenden Sie Leerzeichen ({l}).',
  'not-printable-ascii': 'Die Zeile enthält {v}; erlaubt sind nur druckbare ASCII-Zeichen und Leerzeichen ({l}).',
  'line-over-limit': 'Die Zeile hat {v} Zeichen; erlaubt sind höchstens 254 ({l}).',
  'comment-out-of-place':
    'Hier steht ein Kommentar; Kommentare stehen nur am Anfang eines Abschnitts oder Blocks ({l}).',
  'duplicate-keyword': '{k} steht zweimal da.',
  'missing-keyword': '{k} fehlt.',
  'exclusive-keywords': '{k} und {l} stehen beide da; nur eines davon darf es.',
  'missing-section': 'Der Abschnitt {k} fehlt.',
  'section-repeated': 'Der Abschnitt {k} kommt öfter vor, als er darf.',
  'empty-value': '{k} hat keinen Wert.',
  truncated: 'Die Datei endet zu früh.',
  'not-a-number': '{v} ist keine Zahl.',
  'not-an-integer': '{v} ist keine ganze Zahl ({k}).',
  'number-out-of-range': '{k} ist {v}; erlaubt ist {l}.',
  'not-an-epoch': '{v} ist keine Zeit der Form 2024-11-01T00:00:00.000 oder 2024-306T00:00:00.000.',
  'value-not-allowed': '{k} ist {v}; erlaubt ist eines von {l}.',
  'wrong-unit': '{k} hat die Einheit {v}; sie muss {l} sein.',
  'missing-unit': '{k} hat keine Einheit; es muss mit {l} geschrieben sein.',
  'unknown-classification': 'Die Einstufung {v} ist nicht bekannt; erlaubt ist eine von {l}.',
  'unknown-time-system': 'Das Zeitsystem {v} ist nicht bekannt.',
  'inconsistent-time-systems': 'Der Abschnitt hat das Zeitsystem {v}, der erste aber {l}.',
  'object-changes': '{k} ist hier {v}, zuvor aber „{l}“; eine Nachricht hat ein Objekt.',
  'frames-differ': 'REF_FRAME ist hier {v}, bei Objekt 1 aber „{l}“; beide müssen gleich sein.',
  'no-segment': 'Die Nachricht hat keinen Abschnitt.',
  'no-states': 'Der Abschnitt hat keine Daten.',
  'too-many-rows': 'Die Tabelle hat mehr als {l} Zeilen.',
  'wrong-number-of-columns': 'Die Zeile hat {v} Spalten; es müssten {l} sein.',
  'accelerations-not-in-version': 'Beschleunigungen gibt es erst ab Version {l}.',
  'covariance-not-in-version': 'Kovarianzen gibt es erst ab Version {l}.',
  'states-out-of-order': 'Die Epoche {v} liegt vor der darüber, {l}.',
  'epoch-outside-span': 'Die Epoche {v} liegt außerhalb der Spanne des Abschnitts ({l}).',
  'time-span-order': '{k} und {l} stehen in falscher Reihenfolge.',
  'useable-span-incomplete': 'USEABLE_START_TIME und USEABLE_STOP_TIME gehören zusammen; eines fehlt.',
  'useable-span-empty': 'In der nutzbaren Spanne liegt kein Zustand.',
  'covariance-incomplete': 'Die Kovarianz ist nicht vollständig.',
  'missing-covariance': 'Die Kovarianz fehlt; der Standard verlangt eine von jedem Objekt.',
  'covariance-without-states': 'Der Abschnitt hat Kovarianzen, aber keine Zustände.',
  'mixed-time-tags': 'Der Block mischt Epochen mit Sekunden ab EPOCH_TZERO; nur eines davon ist erlaubt.',
  'unsupported-frame': 'Das Bezugssystem {v} wird nicht unterstützt.',
  'unsupported-centre': 'Das Zentrum {v} wird nicht unterstützt; es muss EARTH sein.',
  'unsupported-time-system': 'Das Zeitsystem {v} wird nicht unterstützt; verwenden Sie {l}.',
  'unsupported-interpolation': 'Die Interpolation {v} wird nicht unterstützt; verwenden Sie {l}.',
  'duplicate-epoch': 'Die Epoche {v} steht zweimal da.',
  'states-contradict':
    'Der Zustand um {v} widerspricht dem um {l}. Berichtigen oder entfernen Sie einen der beiden; beginnen Sie an einem Manöver einen neuen Abschnitt.',
  'states-disagree':
    'Der Zustand um {v} liegt nicht auf einer Bewegung mit dem um {l}: um so viel etwa irrt die Interpolation dort. Beginnen Sie an einem Manöver einen neuen Abschnitt.',
  'segments-overlap': 'Die nutzbare Spanne dieses Abschnitts beginnt, bevor die vorige endet.',
  'too-few-states': 'Der Abschnitt hat {v} Zustände; er braucht mindestens {l}.',
  'step-gap': 'Vor {v} ist eine Lücke: der Schritt ist länger als {l}.',
  'wrong-step': 'Der Zustand um {v} kommt nicht {l} nach dem vorigen, wie es die Datei angibt.',
  'states-end-early': 'Die Zustände enden um {v}, vor {l}; die Datei kann abgeschnitten sein.',
  'covariance-not-positive': 'Die Kovarianz ist nicht positiv semidefinit.',
  'covariance-outside-span': 'Die Kovarianz um {v} liegt außerhalb der Spanne des Abschnitts.',
  'no-covariance': 'Das Objekt hat keine Kovarianz.',
  'unsupported-element-set': '{k} ist {v}; die Zahlen werden behalten, doch nur {l} ergibt einen Zustand.',
  'wrong-line-length': 'Die Zeile hat {v} Spalten; es müssten {l} sein.',
  'wrong-line-number': 'Die Zeile beginnt nicht mit {l}.',
  'columns-shifted':
    'In Spalte {l} steht {v}, das dort nicht hingehört: davor fehlt ein Zeichen oder ist eines zu viel.',
  'wrong-checksum': 'Die Prüfsumme {v} stimmt nicht.',
  'catalogue-number-mismatch': 'Die Katalognummer ist hier {v}, in Zeile 1 aber „{l}“.',
  'catalogue-number-not-writable': 'Die Katalognummer {v} passt nicht in ein TLE; die größte ist {l}.',
  'value-not-writable': '{k} {v} passt nicht in seine Spalten.',
  'missing-line': 'Dem Elementsatz fehlt: {l}.',
  'observation-not-used': '{k} wird nicht verwendet ({l}).',
  'unknown-sensor': 'Vom Sensor {v} ist kein Ort bekannt.',
  'participants-swapped': '{v} steht als Objekt da, ist aber ein Sensor; der andere gilt als das Objekt.',
  'unsupported-theory': 'Elemente der Theorie {v} lassen sich nicht verwenden; sie müssen für {l} sein.',
  'unsupported-ephemeris-type': 'EPHEMERIS_TYPE 4 (SGP4-XP) lässt sich mit SGP4 nicht propagieren.',
  'duplicate-object': 'Objekt {v} kommt mehr als einmal vor; die neueste Epoche gilt.',
};

/** Words in permitted ranges, as sources write them between figures. */
const LIMIT_WORDS: Readonly<Record<string, string>> = { to: 'bis', or: 'oder', above: 'über', below: 'unter' };
const LIMIT_ENDS: Readonly<Record<string, string>> = { 'and above': 'und mehr', 'and below': 'und weniger' };
const LIMIT_NOUNS: Readonly<Record<string, string>> = {
  'frame of date': 'System des Datums',
  line: 'Zeile',
  'the TCA': 'die TCA',
  'no unit': 'weggelassen',
};
const LIMITS_DE = { ...LIMIT_WORDS, ...LIMIT_ENDS, ...LIMIT_NOUNS };
const IN_LIMIT = /\b(?:frame of date|and above|and below|the TCA|no unit|above|below|line|to|or)\b/g;

/** Returns the text of an error at a place: by its code and values; where one of them is missing, the text of the server. */
export function placeDe({ code = '', message, keyword, value, limit }: ToldPlace): string {
  const template = PLACES_DE[`${code} ${value}`] ?? PLACES_DE[code] ?? PROBLEM_TEXTS[code];
  if (template === undefined) return message;
  const l = limit?.replace(IN_LIMIT, (english) => LIMITS_DE[english] ?? english);
  const parts: Readonly<Record<string, string | undefined>> = { k: keyword, v: value && `„${value}“`, l };
  const isWhole = [...template.matchAll(/\{([kvl])\}/g)].every(([, name = '']) => parts[name] !== undefined);
  return isWhole ? template.replace(/\{([kvl])\}/g, (_, name: string) => parts[name] ?? '') : message;
}
