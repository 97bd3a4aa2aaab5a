import { Component, type ReactNode, Suspense } from 'react';
import { useRouter, useShown } from '../navigation/RouterProvider.tsx';
import type { Place } from '../navigation/route.ts';
import { NotFound, PagePending } from './NotFound.tsx';
import { PageFault } from './PageFault.tsx';

/** The page of the address, or what stands in its place. */
export function PageOutlet() {
  const router = useRouter();
  const { place, view } = useShown();
  const again = () => router.again();
  return (
    <FaultBoundary place={place} onAgain={again}>
      {view.kind === 'pending' && <PagePending />}
      {view.kind === 'missing' && <NotFound />}
      {view.kind === 'fault' && <PageFault error={view.error} onAgain={again} />}
      {view.kind === 'page' && (
        <Suspense key={place.path} fallback={<PagePending />}>
          <view.Page />
        </Suspense>
      )}
    </FaultBoundary>
  );
}

interface FaultBoundaryProps {
  readonly place: Place;
  readonly onAgain: () => void;
  readonly children: ReactNode;
}

/** Until somebody tries again or goes elsewhere. */
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
    const again = () => {
      this.#forget();
      this.props.onAgain();
    };
    return <PageFault error={fault.error} onAgain={again} />;
  }
}
