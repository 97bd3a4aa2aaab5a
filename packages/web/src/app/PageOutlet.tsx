import { Component, type ReactNode, Suspense, useState } from 'react';
import { FaultPanel } from '../api/FaultPanel.tsx';
import { ServerUnreachable } from '../api/fault.ts';
import { useText } from '../i18n/en.ts';
import { isMissingPart } from '../navigation/browser-addresses.ts';
import { useRouter, useShown } from '../navigation/RouterProvider.tsx';
import type { PageAddress } from '../navigation/route.ts';
import { NotFound, PagePending } from './NotFound.tsx';

/** Shows the page of the address, or its error or loading state. */
export function PageOutlet() {
  const router = useRouter();
  const { place, view } = useShown();
  const retry = () => router.retry();
  return (
    <FaultBoundary place={place} onAgain={retry}>
      {view.kind === 'pending' && <PagePending />}
      {view.kind === 'missing' && <NotFound />}
      {view.kind === 'fault' && <PageFault error={view.error} onAgain={retry} />}
      {view.kind === 'page' && (
        <Suspense key={place.path} fallback={<PagePending />}>
          <view.Page />
        </Suspense>
      )}
    </FaultBoundary>
  );
}

interface FaultBoundaryProps {
  readonly place: PageAddress;
  readonly onAgain: () => void;
  readonly children: ReactNode;
}

/** Shows an error until the user retries or navigates. */
class FaultBoundary extends Component<FaultBoundaryProps, { readonly fault: { readonly error: unknown } | undefined }> {
  override state: { readonly fault: { readonly error: unknown } | undefined } = { fault: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { fault: { error } };
  }

  override componentDidUpdate({ place }: FaultBoundaryProps) {
    if (this.state.fault !== undefined && place !== this.props.place) this.#forget();
  }

  #forget() {
    this.setState({ fault: undefined });
  }

  override render() {
    const { fault } = this.state;
    if (fault === undefined) return this.props.children;
    const retry = () => {
      this.#forget();
      this.props.onAgain();
    };
    return <PageFault error={fault.error} onAgain={retry} />;
  }
}

interface PageFaultProps {
  readonly error: unknown;
  readonly onAgain: () => void;
}

/** In place of a page that threw; the shell around it stays. */
function PageFault({ error, onAgain }: PageFaultProps) {
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
