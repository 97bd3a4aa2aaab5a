import { majorUnits, minorUnits } from '@keepout/contract/payments/amount';
import type { Balance, Customer } from '@keepout/contract/payments/customer';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useAskAnew } from '../../api/cached.ts';
import { faultOf } from '../../api/fault.ts';
import { formatMoney } from '../../format/money.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { BalanceConflict } from './BalanceConflict.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';
import { usePaymentPageTexts } from './use-texts.ts';

/**
 * Makes a balance what it is to be, with a reason. Where something was booked meanwhile both versions are shown, and nothing is sent until
 * the person has chosen.
 */
export function AdjustBalance({ customer, onClose }: { readonly customer: Customer; readonly onClose: () => void }) {
  const all = usePaymentPageTexts();
  const { customers: text } = all;
  const api = useApi();
  const askAnew = useAskAnew('/payments');
  const { customerId, name } = customer;
  const { currency } = customer.balance;
  const [basis, setBasis] = useState<Balance>(customer.balance);
  const [available, setAvailable] = useState(() => majorUnits({ amount: basis.available, currency }));
  const [limit, setLimit] = useState(() => majorUnits({ amount: basis.limit, currency }));
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [theirs, setTheirs] = useState<Balance>();
  const change = useMutation({
    ...api.change('changeBalance'),
    onSuccess: () => {
      onClose();
      return askAnew();
    },
    onError: async (error: unknown) => {
      if (faultOf(error).code !== 412) return;
      setTheirs(await api.call('getBalance', { params: { customerId } }));
    },
  });
  const mine = { available: minorUnits(available, currency), limit: minorUnits(limit, currency) };
  const isRight = available >= 0 && limit >= 0;
  const difference = mine.available - mine.limit - (basis.available - basis.limit);
  const send = ({ version }: Balance) => {
    const headers = { 'if-match': `"${version}"` };
    change.mutate({ params: { customerId }, headers, body: { ...mine, reason } });
  };
  const submit = () => {
    setTried(true);
    if (isRight && reason.trim() !== '') send(basis);
  };
  const options = { maximumFractionDigits: 2, useGrouping: false };
  const wrong = (value: number) => isTried && !(value >= 0) && { error: text.wrong };
  const question = theirs && (
    <BalanceConflict
      mine={mine}
      theirs={theirs}
      onOverwrite={() => {
        setBasis(theirs);
        setTheirs(undefined);
        send(theirs);
      }}
      onTake={() => {
        setBasis(theirs);
        setAvailable(majorUnits({ amount: theirs.available, currency }));
        setLimit(majorUnits({ amount: theirs.limit, currency }));
        setTheirs(undefined);
        change.reset();
      }}
    />
  );
  return (
    <PaymentDialog
      title={text.adjustTitle(name)}
      save={text.save}
      writing={change}
      onSubmit={submit}
      onClose={onClose}
      question={question}
    >
      <p>{text.explain}</p>
      <NumberField
        label={text.available}
        unit={currency}
        value={available}
        formatOptions={options}
        onChange={setAvailable}
        {...wrong(available)}
      />
      <NumberField
        label={text.limit}
        unit={currency}
        value={limit}
        formatOptions={options}
        onChange={setLimit}
        {...wrong(limit)}
      />
      <TextField
        label={text.reason}
        value={reason}
        onChange={setReason}
        {...(isTried && reason.trim() === '' && { error: text.reasonMissing })}
      />
      {isRight && !theirs && (
        <p className="quiet-text">
          {difference === 0 ? text.same : text.difference(formatMoney({ amount: difference, currency }))}
        </p>
      )}
    </PaymentDialog>
  );
}
