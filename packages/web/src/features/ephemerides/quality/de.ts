import type { Translation } from '../../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  title: 'Qualität',
  loading: 'Der Qualitätsbericht wird geladen',
  inForce: 'In Kraft: Diese Datei gilt für den Satelliten.',
  notInForce: 'Nicht in Kraft.',
  identical: (files: string) => `Identisch mit ${files}: Dieselben Bytes wurden schon hochgeladen.`,
  sound: 'Nichts spricht gegen diese Datei.',
  against: (file: string) => `Unterschied zu ${file}, RTN-Achsen`,
  columns: { where: 'Wo', sigmas: 'Sigma' },
  where: { handover: 'Erster gemeinsamer Zeitpunkt', largest: 'Größte Abweichung' },
  level: { good: 'Gut', note: 'Hinweis', caution: 'Vorsicht', serious: 'Ernst' },
  facts: {
    of: (wanted: string) => `von ${wanted}`,
    period: 'Umlaufzeit',
    states: 'Zustände je Umlauf',
    gaps: 'Lücken',
    none: 'Keine',
    interpolation: 'Fehler zwischen Zuständen',
    sigma: 'Sigma entlang der Bahn, erste bis letzte',
    exponent: 'Wächst mit der Zeit, Exponent',
    overlap: 'Überlappung mit der Datei davor',
    fit: 'Unterschied (RMS), und ohne Bahn und Luftwiderstand',
    burn: 'Manöver R · T · N',
  },
  finding: {
    'span-short': ({ value, limit }) => `Sie reicht über ${value}; für diese Bahn sind ${limit} üblich.`,
    'states-sparse': ({ value, limit }) => `Sie hat ${value} Zustände je Umlauf; nötig sind ${limit}.`,
    gaps: ({ value, time }) => `Ab ${time} fehlen Zustände für ${value}.`,
    'interpolation-coarse': ({ value }) => `Zwischen ihren Zuständen ist sie nur auf etwa ${value} genau.`,
    'covariance-missing': () =>
      'Sie hat keine brauchbare Kovarianz, also lässt sich mit ihr keine Wahrscheinlichkeit berechnen.',
    'covariance-left-out': ({ value }) => `Ausgelassene Kovarianzen, weil sie nicht positiv sind: ${value}.`,
    'covariance-constant': () => 'Ihre Kovarianz bleibt bis zum Ende gleich, wie es keine Vorhersage tut.',
    'covariance-shrinks': ({ value }) =>
      `Ihr Sigma entlang der Bahn schrumpft auf das ${value}-fache, obwohl eine Vorhersage nur schlechter wird.`,
    'covariance-jumps': ({ value }) => `Ihr Sigma entlang der Bahn springt zwischen Nachbarn um den Faktor ${value}.`,
    'nothing-before': () => 'Es gibt keine frühere operationelle Datei zum Vergleich.',
    'no-overlap': ({ file }) => `Sie hat mit ${file} keinen Zeitpunkt gemeinsam.`,
    continues: ({ value, file }) => `Sie setzt ${file} fort: ${value} Sigma Abstand, wo sie sich treffen.`,
    parts: ({ value, limit, file }) =>
      `Sie setzt ${file} nicht fort: ${value} Sigma Abstand, wo sie sich treffen, über ${limit}.`,
    'burn-undeclared': ({ value, time, file }) =>
      `Gegen ${file} sieht es nach einem Manöver von ${value} um ${time} aus, das nirgends angekündigt ist.`,
    'burn-declared': ({ value, time }) => `Sie enthält ein Manöver von ${value} um ${time}, wo ein Segment beginnt.`,
    'realism-too-small': ({ value, file }) =>
      `Die Kovarianz von ${file} war zu klein: Ihre Sigma müssten ${value}-mal größer sein.`,
    'realism-too-large': ({ value, file }) =>
      `Die Kovarianz von ${file} war größer als nötig: Das ${value}-fache ihrer Sigma genügte.`,
    'realism-fits': ({ file }) => `Was ${file} vorhersagte, traf innerhalb seiner Kovarianz ein.`,
  },
  action: {
    'nothing-before': '',
    continues: '',
    'burn-declared': '',
    'realism-fits': '',
    'span-short': 'Laden Sie eine längere Datei hoch, bevor diese endet.',
    'states-sparse': 'Exportieren Sie sie mit kürzeren Schritten.',
    gaps: 'Schließen Sie die Lücke mit einer anderen Datei: In ihr wird nichts geprüft.',
    'interpolation-coarse': 'Exportieren Sie sie mit kürzeren Schritten, oder nennen Sie die passende Interpolation.',
    'covariance-missing': 'Exportieren Sie sie mit Kovarianzen.',
    'covariance-left-out': 'Prüfen Sie den Export: Eine Kovarianz muss positiv definit sein.',
    'covariance-constant':
      'Lassen Sie die Kovarianz propagieren; bis dahin ist die Wahrscheinlichkeit gegen Ende mit Vorsicht zu lesen.',
    'covariance-shrinks': 'Fragen Sie Ihre Flugdynamik, woher die Kovarianz kommt.',
    'covariance-jumps': 'Sehen Sie nach, ob sie aus mehreren Bestimmungen zusammengesetzt ist.',
    'no-overlap': 'Laden Sie Dateien hoch, die sich um Stunden überlappen, damit sie verglichen werden können.',
    parts:
      'Prüfen Sie beide Bestimmungen, bevor Sie sich auf eine verlassen; so zeigt sich ein Manöver, ein falsches Bezugssystem oder eine falsche Zeitskala.',
    'burn-undeclared': 'Klären Sie es mit der Flugdynamik, und beginnen Sie an einem Manöver ein neues Segment.',
    'realism-too-small':
      'Vergrößern Sie das Prozessrauschen Ihrer Vorhersagen; ein einzelnes Dateipaar ist nur eine Stichprobe.',
    'realism-too-large': 'Unschädlich; mit kleineren Sigma ließe sich früher entscheiden.',
  },
};
