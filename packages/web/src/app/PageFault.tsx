import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { FaultPanel } from '../api/FaultPanel.tsx';
import { ServerUnreachable } from '../api/fault.ts';
import { useText } from '../i18n/en.ts';

/** What browsers and the bundle say when a part of the application did not come. */
const MISSING_PART = /dynamically imported module|importing a module script failed|unable to preload/i;

/** In place of a page that threw; the shell around it stays. */
export function PageFault({ error, reset }: ErrorComponentProps) {
  const text = useText();
  const router = useRouter();
  const [atUnixMs] = useState(() => Date.now());
  const isMissing = error instanceof Error && MISSING_PART.test(error.message);
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <div className="page page-narrow">
      <h1>{isMissing ? text.states.missing : text.states.crash}</h1>
      <p>{isMissing ? text.states.missingText : text.states.crashText}</p>
      <FaultPanel error={isMissing ? new ServerUnreachable(error) : error} atUnixMs={atUnixMs} onAgain={again} />
    </div>
  );
}
