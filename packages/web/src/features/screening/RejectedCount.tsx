import { useState } from 'react';
import { formatNumber } from '../../format/number.ts';
import { useCatalogue } from '../../nouns/screening/use-readiness.ts';
import { Button } from '../../ui/Button.tsx';
import { useScreeningTexts } from './en.ts';
import { RejectedRecords } from './RejectedRecords.tsx';

/** How many records of the catalogue could not be read, and which; nothing where that is not known. */
export function RejectedCount() {
  const text = useScreeningTexts();
  const { catalogue } = useCatalogue();
  const [isOpen, setOpen] = useState(false);
  if (catalogue === undefined) return null;
  if (catalogue.rejected === 0) return <span>{text.catalogue.noneRejected}</span>;
  return (
    <>
      <Button kind="quiet" onPress={() => setOpen(true)}>
        {text.catalogue.rejected(formatNumber(catalogue.rejected))}
      </Button>
      <RejectedRecords catalogue={catalogue} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
