import type { Cdm } from '@keepout/contract/ca/cdm';
import { BPlane } from '../../../charts/b-plane/BPlane.tsx';
import { planeMessage } from './plane.ts';

export interface PlaneViewProps {
  /** Newest first. */
  readonly cdms: readonly Cdm[];
  readonly selectedId: string | undefined;
  readonly onSelect: (cdmId: string) => void;
  readonly maxPx: number;
}

/** The encounter plane of an event through its messages. */
export function PlaneView({ cdms, selectedId, onSelect, maxPx }: PlaneViewProps) {
  const messages = cdms.map(planeMessage);
  const [newest] = cdms;
  return (
    <BPlane
      messages={messages}
      object1Name={newest?.object1.name ?? ''}
      object2Name={newest?.object2.name ?? ''}
      selectedId={selectedId ?? null}
      onSelect={onSelect}
      maxPx={maxPx}
    />
  );
}
