import type { OperatorContact } from '@keepout/contract/ca/operator-contact';
import { Moment } from '../../time/Moment.tsx';
import { useCoordinationText } from './en.ts';

/** Where a contact is from, where no person wrote it. */
export function ContactOrigin({ source, cameAt }: Pick<OperatorContact, 'source' | 'cameAt'>) {
  const text = useCoordinationText();
  if (source === null || cameAt === null) return null;
  return (
    <span className="quiet-text">
      {text.call.from(source)} · <Moment at={cameAt} />
    </span>
  );
}
