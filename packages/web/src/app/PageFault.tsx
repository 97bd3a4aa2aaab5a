import { useState } from 'react';
import { FaultPanel } from '../api/FaultPanel.tsx';
import { ServerUnreachable } from '../api/fault.ts';
import { useText } from '../i18n/en.ts';
import { isMissingPart } from '../navigation/browser-addresses.ts';

interface PageFaultProps {
  readonly error: unknown;
  readonly onAgain: () => void;
}

/** In place of a page that threw; the shell around it stays. */
export function PageFault({ error, onAgain }: PageFaultProps) {
  const text = useText();
  const [atUnixMs] = useState(() => Date.now());
  const isMissing = isMissingPart(error);
  return (
    <div className="page page-narrow">
      <h1>{isMissing ? text.states.missing : text.states.crash}</h1>
      <p>{isMissing ? text.states.missingText : text.states.crashText}</p>
      <FaultPanel
        error={isMissing ? new ServerUnreachable(error as Error) : error}
        atUnixMs={atUnixMs}
        onAgain={onAgain}
      />
    </div>
  );
}
