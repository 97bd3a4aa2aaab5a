import type { Observation } from '@keepout/contract/odt/observation';
import { Status } from '../../ui/Status.tsx';
import { useTrackingText } from './en.ts';
import { FILE_LEVELS, fileState } from './file-state.ts';

/** What became of a file, with symbol and word; the reason stands where there is room for it. */
export function FileStateWord({ file }: { readonly file: Observation }) {
  const text = useTrackingText().fileStates;
  const state = fileState(file);
  return <Status level={FILE_LEVELS[state]}>{text[state]}</Status>;
}
