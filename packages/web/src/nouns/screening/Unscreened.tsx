import type { EmptyReason } from '@keepout/contract/ca/readiness';
import { useState } from 'react';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { AddSatellite } from '../satellite/AddSatellite.tsx';
import { useScreeningText } from './en.ts';

/** In place of an empty list that would say something: why nothing is known, and the next step. */
export function Unscreened({ reason, failure }: { readonly reason: EmptyReason; readonly failure: string }) {
  const { unscreened: text } = useScreeningText();
  const [isAdding, setAdding] = useState(false);
  const words = reason === 'FAILED' ? text.FAILED(failure) : text[reason];
  return (
    <>
      <EmptyState
        text={words}
        action={
          reason === 'NO_SATELLITE' ? (
            <Button kind="primary" onPress={() => setAdding(true)}>
              {text.add}
            </Button>
          ) : (
            <Link kind="button" href={paths.screening()}>
              {text.runs}
            </Link>
          )
        }
      />
      {isAdding && <AddSatellite onClose={() => setAdding(false)} />}
    </>
  );
}
