import { lazy, Suspense } from 'react';

const AddSatelliteDialog = lazy(async () => ({
  default: (await import('./AddSatelliteDialog.tsx')).AddSatelliteDialog,
}));

/** The form that adds a satellite, loaded on demand: the list's first load needs no form. */
export function AddSatellite({ onClose }: { readonly onClose: () => void }) {
  return (
    <Suspense>
      <AddSatelliteDialog onClose={onClose} />
    </Suspense>
  );
}
