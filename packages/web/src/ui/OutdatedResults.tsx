import { useText } from '../i18n/en.ts';
import { Status } from './Status.tsx';

/** Note above results that belong to earlier form values. */
export function OutdatedResults() {
  return (
    <p role="status">
      <Status level="caution" isSentence>
        {useText().words.outdatedResults}
      </Status>
    </p>
  );
}
