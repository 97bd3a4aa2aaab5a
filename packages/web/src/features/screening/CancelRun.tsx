import type { ScreeningSummary as Screening } from '@keepout/contract/ca/screening';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { useAskAnew } from '../../api/cached.ts';
import { runName } from '../../nouns/screening/run-name.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useScreeningTexts } from './en.ts';

export interface CancelRunProps {
  readonly run: Screening | undefined;
  readonly onClose: () => void;
}

/** Asks before a run is thrown away. */
export function CancelRun({ run, onClose }: CancelRunProps) {
  const text = useScreeningTexts();
  const api = useApi();
  const askAnew = useAskAnew('/ca/screenings');
  const { mutate, isPending } = useMutation({
    ...api.change('cancelScreening'),
    onSettled: () => {
      onClose();
      // A run that had ended meanwhile cannot be cancelled; either way its record says something else now.
      return askAnew();
    },
  });
  if (run === undefined) return null;
  const { screeningId } = run;
  return (
    <Dialog
      title={text.cancel}
      isOpen
      onClose={onClose}
      closeLabel={text.details.close}
      footer={
        <>
          <Button onPress={onClose}>{text.keep}</Button>
          <Button kind="danger" isPending={isPending} onPress={() => mutate({ params: { screeningId } })}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <p>{text.cancelQuestion(runName(run))}</p>
      <p className="run-quiet">{text.cancelText}</p>
    </Dialog>
  );
}
