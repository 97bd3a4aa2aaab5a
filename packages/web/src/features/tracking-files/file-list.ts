import type { Observation } from '@keepout/contract/odt/observation';

export const WHOSE = ['all', 'own', 'ordered'] as const;
export type Whose = (typeof WHOSE)[number];

export interface FileFilter {
  readonly whose: Whose;
  readonly text: string;
}

/** Files of whom is asked for that hold every word; a file without a request is one's own. */
export function filterFiles(files: readonly Observation[], { whose, text }: FileFilter): readonly Observation[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return files.filter((file) => {
    if (whose !== 'all' && (file.observationRequestId === null) !== (whose === 'own')) return false;
    const { fileName, sensorCode, catalogueId, catalogueIdBestAssociation, observationRequestId } = file;
    const searched = [fileName, sensorCode, catalogueId, catalogueIdBestAssociation, observationRequestId]
      .join(' ')
      .toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}

export const filterCount = ({ whose, text }: FileFilter): number =>
  (whose === 'all' ? 0 : 1) + (text.trim() === '' ? 0 : 1);
