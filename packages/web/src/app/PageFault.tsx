import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { FaultPanel } from '../api/FaultPanel.tsx';
import { useText } from '../i18n/use-text.ts';

/** In place of a page that threw; the shell around it stays. */
export function PageFault({ error, reset }: ErrorComponentProps) {
  const text = useText();
  const router = useRouter();
  const [atUnixMs] = useState(() => Date.now());
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <div className="page page-narrow">
      <h1>{text.states.crash}</h1>
      <p>{text.states.crashText}</p>
      <FaultPanel error={error} atUnixMs={atUnixMs} onAgain={again} />
    </div>
  );
}
