import { useState } from 'react';
import { TextField } from '../../ui/TextField.tsx';
import { usePaymentPageTexts } from './use-texts.ts';

/** Lines of text that are filled in together; the needed ones say so once somebody has tried to send them. */
export function useFields<Name extends string>(
  empty: Readonly<Record<Name, string>>,
  needed: readonly NoInfer<Name>[],
) {
  const { products } = usePaymentPageTexts();
  const [form, setForm] = useState(empty);
  const [isTried, setTried] = useState(false);
  const isEmpty = (name: Name) => form[name].trim() === '';
  return {
    form,
    isEmpty,
    /** Whether everything needed is there; from now on what is not says so. */
    isComplete: () => {
      setTried(true);
      return !needed.some(isEmpty);
    },
    field: (name: Name, label: string) => (
      <TextField
        label={label}
        value={form[name]}
        onChange={(value) => setForm({ ...form, [name]: value })}
        {...(isTried && needed.includes(name) && isEmpty(name) && { error: products.missing })}
      />
    ),
  };
}
