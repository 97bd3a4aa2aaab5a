import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useTrackingText } from './use-tracking-text.ts';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => onlineManager.isOnline();

export interface WaitingProps {
  readonly rows?: number;
  readonly rowPx?: number;
}

/** In place of what has not been read yet: that it is on its way, or that without a connection it cannot be. */
export function Waiting(props: WaitingProps) {
  const text = useTrackingText();
  return useSyncExternalStore(subscribe, isOnline) ? (
    <Skeleton label={text.loading} {...props} />
  ) : (
    <EmptyState text={text.offline} />
  );
}
