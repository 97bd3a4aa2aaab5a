import { useText } from '../i18n/en.ts';
import { Button } from '../ui/Button.tsx';
import { useTryAgain } from './use-try-again.ts';

const NOTHING_ELSE = () => {};

/** Beside a sentence of what could not be read: asks again for everything on the page whose load failed. */
export function TryAgain() {
  const again = useTryAgain(NOTHING_ELSE);
  return (
    <Button kind="quiet" onPress={again}>
      {useText().states.again}
    </Button>
  );
}
