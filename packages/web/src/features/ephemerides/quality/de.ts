import type { Translation } from '../../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  title: 'Qualität',
  loading: 'Qualitätsbericht wird geladen',
  inForce: 'In Kraft: Diese Datei gilt für den Satelliten.',
  notInForce: 'Nicht in Kraft.',
  identical: (files: string) => `Identisch mit ${files}.`,
  sound: 'Keine Qualitätsmängel.',
  against: (file: string) => `Unterschied zu ${file}, RTN-Achsen`,
  columns: { where: 'Epoche', sigmas: 'Sigma' },
  where: { handover: 'Erste gemeinsame', largest: 'Größter Unterschied' },
  level: { good: 'Gut', note: 'Hinweis', caution: 'Vorsicht', serious: 'Ernst' },
  facts: {
    of: (usual: string) => `von ${usual}`,
    period: 'Umlaufzeit',
    states: 'Zustände je Umlauf',
    gaps: 'Lücken',
    none: 'Keine',
    interpolation: 'Interpolationsfehler',
    sigma: 'Sigma entlang der Bahn, erstes bis letztes',
    exponent: 'Wachstumsexponent von Sigma',
    overlap: 'Überlappung mit der vorigen Datei',
    fit: 'Unterschied RMS: gesamt, nach Anpassung von Bahn und Luftwiderstand',
    burn: 'Manöver R · T · N',
  },
  finding: {
    'span-short': ({ value, limit }) => `Spanne von ${value}; üblich für diese Bahn: ${limit}.`,
    'states-sparse': ({ value, limit }) => `${value} Zustände je Umlauf; Minimum: ${limit}.`,
    gaps: ({ value, time }) => `Ab ${time} fehlen Zustände für ${value}.`,
    'interpolation-coarse': ({ value }) => `Interpolationsfehler zwischen Zuständen von etwa ${value}.`,
    'covariance-missing': () => 'Keine brauchbare Kovarianz: Aus dieser Datei lässt sich keine Pc berechnen.',
    'covariance-left-out': ({ value }) => `Nicht verwendete Kovarianzen (nicht positiv definit): ${value}.`,
    'covariance-constant': () => 'Die Kovarianz ist bis zum Ende konstant; die Kovarianz einer Vorhersage wächst.',
    'covariance-shrinks': ({ value }) =>
      `Das Sigma entlang der Bahn schrumpft auf das ${value}-fache des ersten Werts; das Sigma einer Vorhersage wächst.`,
    'covariance-jumps': ({ value }) =>
      `Das Sigma entlang der Bahn springt zwischen aufeinander folgenden Epochen um den Faktor ${value}.`,
    'nothing-before': () => 'Keine frühere operationelle Datei zum Vergleich.',
    'no-overlap': ({ file }) => `Keine Überlappung mit ${file}.`,
    continues: ({ value, file }) =>
      `Stimmt mit ${file} überein: Unterschied von ${value} Sigma zur ersten gemeinsamen Epoche.`,
    parts: ({ value, limit, file }) =>
      `Stimmt nicht mit ${file} überein: Unterschied von ${value} Sigma zur ersten gemeinsamen Epoche, Grenze ${limit}.`,
    'burn-undeclared': ({ value, time, file }) =>
      `Der Unterschied zu ${file} weist auf ein nicht angegebenes Manöver von ${value} um ${time} hin.`,
    'burn-declared': ({ value, time }) => `Manöver von ${value} um ${time}, am Beginn eines Segments.`,
    'realism-too-small': ({ value, file }) => `Die Kovarianz von ${file} war um den Faktor ${value} in Sigma zu klein.`,
    'realism-too-large': ({ value, file }) =>
      `Die Kovarianz von ${file} war zu groß: Das ${value}-fache der Sigma würde passen.`,
    'realism-fits': ({ file }) => `Die Vorhersage von ${file} war innerhalb ihrer Kovarianz genau.`,
  },
  action: {
    'nothing-before': '',
    continues: '',
    'burn-declared': '',
    'realism-fits': '',
    'span-short': 'Laden Sie eine längere Datei hoch, bevor diese endet.',
    'states-sparse': 'Exportieren Sie sie mit kürzeren Schritten.',
    gaps: 'Schließen Sie die Lücke mit einer anderen Datei: Die Lücke wird nicht geprüft.',
    'interpolation-coarse':
      'Exportieren Sie sie mit kürzeren Schritten, oder geben Sie das richtige Interpolationsverfahren an.',
    'covariance-missing': 'Exportieren Sie sie mit Kovarianzen.',
    'covariance-left-out': 'Prüfen Sie den Export: Eine Kovarianz muss positiv definit sein.',
    'covariance-constant': 'Propagieren Sie die Kovarianz. Bis dahin ist die Pc gegen Ende der Spanne unzuverlässig.',
    'covariance-shrinks': 'Klären Sie die Quelle der Kovarianz mit der Flugdynamik.',
    'covariance-jumps': 'Prüfen Sie, ob die Datei mehrere Bahnbestimmungen verbindet.',
    'no-overlap': 'Laden Sie Dateien hoch, die sich um Stunden überlappen, damit sie verglichen werden können.',
    parts:
      'Prüfen Sie beide Bahnbestimmungen. Mögliche Ursachen: ein Manöver, ein falsches Bezugssystem, eine falsche Zeitskala.',
    'burn-undeclared':
      'Klären Sie das Manöver mit der Flugdynamik, und beginnen Sie bei jedem Manöver ein neues Segment.',
    'realism-too-small': 'Vergrößern Sie das Prozessrauschen Ihrer Vorhersagen. Ein Dateipaar ist eine Stichprobe.',
    'realism-too-large': 'Keine Maßnahme nötig; kleinere Sigma erlauben frühere Entscheidungen.',
  },
};
