import type { CatalogueObject } from '@keepout/contract/ca/catalogue-object';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { orNull } from '../../api/fault.ts';
import { formatDistance } from '../../format/length.ts';
import { Button } from '../../ui/Button.tsx';
import { useSatelliteText } from './en.ts';

export interface LookUpProps {
  readonly noradId: string;
  /** Null: the catalogue does not have the number. */
  readonly onAnswer: (object: CatalogueObject | null) => void;
}

/** Asks the loaded catalogue for a number; what it knows fills the form, and its size is told with its source. */
export function LookUp({ noradId, onAnswer }: LookUpProps) {
  const { add: text, kinds } = useSatelliteText();
  const api = useApi();
  const ask = useMutation({
    mutationFn: (number: number) => orNull(api.call('getCatalogueObject', { params: { noradId: number } })),
    onSuccess: onAnswer,
  });
  // Said of the number that was asked for, and of no other.
  const object = ask.variables === Number(noradId) ? ask.data : undefined;
  return (
    <div className="look-up">
      <Button
        isDisabled={!/^\d{1,9}$/.test(noradId.trim())}
        isPending={ask.isPending}
        onPress={() => ask.mutate(Number(noradId))}
      >
        {text.lookUp}
      </Button>
      <p className="field-hint" role="status">
        {object === null && text.unknown}
        {object &&
          text.found(
            object.name || String(object.noradId),
            kinds[object.objectType],
            formatDistance(object.hardBodyRadius),
            text.sources[object.hardBodyRadiusSource],
          )}
      </p>
      {ask.error !== null && <FaultPanel error={ask.error} atUnixMs={ask.submittedAt} />}
    </div>
  );
}
