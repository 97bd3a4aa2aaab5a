import { REQUEST_NUMBERS } from '@keepout/contract/odt/fields';
import type { Amount } from '@keepout/contract/payments/amount';
import { isTaken } from '@keepout/contract/platform/number-field';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FaultPanel } from '../../../api/FaultPanel.tsx';
import { QueryState } from '../../../api/QueryState.tsx';
import { useSentences } from '../../../api/use-fault-words.ts';
import { useIdentity } from '../../../auth/auth-context.tsx';
import { mayPay } from '../../../auth/services.ts';
import { formatMoney } from '../../../format/money.ts';
import { useQueryParam } from '../../../navigation/use-query-selection.ts';
import { useOwnCustomer } from '../../../nouns/payments/queries.ts';
import { ConfirmOrder } from '../../../nouns/tracking/opportunities/ConfirmOrder.tsx';
import { offeredSet, openOrderOf } from '../../../nouns/tracking/opportunities/offered-set.ts';
import { type OpportunityInput, useOpportunities, useRequestsOf } from '../../../nouns/tracking/queries.ts';
import { SimulatedTag } from '../../../nouns/tracking/StatusWord.tsx';
import { useOrder } from '../../../nouns/tracking/use-order.ts';
import { Button } from '../../../ui/Button.tsx';
import { SideSheet } from '../../../ui/Dialog.tsx';
import { ProgressLine } from '../../../ui/ProgressLine.tsx';
import { Status } from '../../../ui/Status.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { useObservationsText } from '../en.ts';
import { DeliveryStep } from './DeliveryStep.tsx';
import {
  type OrderForm,
  opportunityBodyOf,
  orderFaults,
  orderForm,
  priceOf,
  requestBodyOf,
  takenOf,
} from './order-form.ts';
import { PassesStep } from './PassesStep.tsx';
import { SensorsStep } from './SensorsStep.tsx';
import { incompleteStep, type OrderStep, STEP_OF, STEPS, useHasFleet } from './steps.ts';
import { TargetStep } from './TargetStep.tsx';
import './order.css';

const VIEWS = { target: TargetStep, sensors: SensorsStep, passes: PassesStep, delivery: DeliveryStep } as const;
/** Pause in typing after which a new query is sent, ms. */
const TYPING_PAUSE_MS = 350;

export interface OrderSheetProps {
  readonly onClose: () => void;
  readonly onOrdered: (requestId: string) => void;
}

/** a request in four steps in one dialog; price and available passes are updated with every change. */
export function OrderSheet({ onClose, onOrdered }: OrderSheetProps) {
  const wording = useSentences();
  const text = useObservationsText().order;
  const hasFleet = useHasFleet();
  const [conjunctionId] = useQueryParam('conjunction');
  const [object] = useQueryParam('object');
  const [satelliteId] = useQueryParam('satellite');
  const [form, setForm] = useState<OrderForm>(() => orderForm({ conjunctionId, object, satelliteId, hasFleet }));
  const [step, setStep] = useState<OrderStep>('target');
  /** Steps whose faults are shown: somebody tried to leave them. */
  const [tried, setTried] = useState<readonly OrderStep[]>([]);
  const [isTouched, setTouched] = useState(false);
  const [isAskedFirst, ask] = useState(false);
  const eventId = form.kind === 'conjunction' ? form.conjunctionId : undefined;
  const { data: earlier } = useRequestsOf(eventId);
  const ordered = earlier && openOrderOf(earlier.records, form.object);
  const wanted = opportunityBodyOf(form);
  const question = useDebounced(wanted, TYPING_PAUSE_MS);
  const answer = useOpportunities(question);
  const { query } = answer;
  // An offer for previous form values is not used: neither its price nor its absence applies.
  const isAsked = JSON.stringify(question) === JSON.stringify(wanted);
  const isOfForm = isAsked && !query.isPlaceholderData;
  const offer = wanted !== undefined && isOfForm ? query.data : undefined;
  const isLooking = wanted !== undefined && offer === undefined && (query.error === null || !isOfForm);
  // A cancelled query sends no result until the user starts it again.
  const isAwaited = isLooking && !(isAsked && query.fetchStatus === 'idle');
  const counted = useCounted(form, question, isOfForm);
  const { order, submit: send } = useOrder();
  const offered = offer && offeredSet(offer);
  const starredIds = offered?.set.opportunityIds.join(' ');
  // By default the recommended set is selected, until the user selects passes.
  useEffect(() => {
    if (starredIds === undefined || isTouched) return;
    setForm((earlier) => ({ ...earlier, chosen: starredIds.split(' ') }));
  }, [starredIds, isTouched]);
  const current = useRef<HTMLButtonElement>(null);
  /** Opens another step through a button at the foot: focuses the title of the step, before its fields. */
  const goTo = (next: OrderStep) => {
    flushSync(() => setStep(next));
    current.current?.focus();
  };
  const faults = orderFaults(form, offer);
  const at = STEPS.indexOf(step);
  /** A later step needs all steps before it; an earlier one can always be opened. */
  const proceed = (next: OrderStep) => {
    const incomplete = incompleteStep(faults, next);
    if (incomplete === undefined || STEPS.indexOf(next) <= at) return goTo(next);
    setTried([...tried, incomplete]);
    if (incomplete !== step) goTo(incomplete);
  };
  const change = (part: Partial<OrderForm>) => {
    if (part.chosen !== undefined || part.mode !== undefined) setTouched(true);
    setForm((earlier) => ({ ...earlier, ...part }));
  };
  const price = priceOf(form, offer);
  const taken = form.mode === 'best' ? form.count : takenOf(form, offer).length;
  const orderNow = () => {
    ask(false);
    send(requestBodyOf(form, offer, Date.now()), onOrdered);
  };
  const submit = () => {
    setTried(STEPS);
    const [first] = faults;
    if (first !== undefined) return goTo(STEP_OF[first]);
    if (ordered || (price?.amount ?? 0) > 0) ask(true);
    else orderNow();
  };
  const shownFaults = faults.filter((fault) => tried.includes(STEP_OF[fault]));
  const missing = shownFaults.filter((fault) => STEP_OF[fault] === step);
  const View = VIEWS[step];
  const priceText =
    price &&
    (form.mode === 'choose'
      ? formatMoney(price)
      : counted === undefined
        ? text.most(formatMoney(price))
        : text.counted(formatMoney(counted.price), formatMoney(price)));
  const refusal: unknown = order.error;
  return (
    <SideSheet
      title={text.title}
      size="large"
      isOpen
      isDismissable={false}
      onClose={onClose}
      closeLabel={text.dismiss}
      footer={
        <div className="order-foot">
          <p className="order-price" role="status">
            <span>
              {text.price}{' '}
              <strong className="mono">{priceText ?? (isAwaited ? text.looking : text.unknownPrice)}</strong>{' '}
              <span className="quiet-text">{text.passes(taken)}</span>
            </span>
            <BalanceAfter price={counted?.price ?? price} />
          </p>
          {missing.length > 0 && (
            <p role="alert" className="order-missing">
              {missing.map((fault) => (
                <Status key={fault} level="serious" isSentence>
                  {text.faults[fault]}
                </Status>
              ))}
            </p>
          )}
          {at > 0 && <Button onPress={() => goTo(STEPS[at - 1] ?? step)}>{text.back}</Button>}
          {at < STEPS.length - 1 ? (
            <Button key="next" kind="primary" onPress={() => proceed(STEPS[at + 1] ?? step)}>
              {text.next}
            </Button>
          ) : (
            <Button key="order" kind="primary" isPending={order.isPending || isAwaited} onPress={submit}>
              {text.submit}
            </Button>
          )}
        </div>
      }
    >
      <section className="order-sheet">
        <nav className="order-steps" aria-label={text.stepsLabel}>
          {STEPS.map((stage, index) => (
            <button
              key={stage}
              type="button"
              className="order-step"
              aria-current={stage === step ? 'step' : undefined}
              ref={stage === step ? current : undefined}
              onClick={() => proceed(stage)}
            >
              {text.step(index + 1, text.steps[stage])}
            </button>
          ))}
          <SimulatedTag isSimulated={offer?.isSimulated ?? false} />
        </nav>
        <ProgressLine label={text.looking} isActive={isAwaited || query.isFetching} />
        <h3 className="visually-hidden">{text.steps[step]}</h3>
        <View
          form={form}
          change={change}
          offer={offer}
          latest={query.data}
          isLooking={isLooking}
          answer={answer}
          priceText={priceText}
          faults={shownFaults}
        />
        {question !== undefined && isOfForm && (query.error !== null || query.fetchStatus === 'paused') && (
          <QueryState query={query} />
        )}
        {refusal !== null && <FaultPanel error={refusal} atUnixMs={order.submittedAt} />}
        {isAskedFirst && (
          <ConfirmOrder
            ordered={ordered}
            passes={taken}
            price={priceText ?? text.unknownPrice}
            running={order}
            onYes={orderNow}
            onClose={() => ask(false)}
          />
        )}
        {offer && offer.opportunities.length === 0 && (
          <p role="status" className="order-infeasible">
            <strong>{text.infeasible}</strong> {wording(offer.message, offer.messageSentences)}
          </p>
        )}
      </section>
    </SideSheet>
  );
}

/** Returns the quoted passes and price of an order by count; undefined for chosen passes, and while loading. */
function useCounted(form: OrderForm, question: OpportunityInput | undefined, isOfForm: boolean) {
  const isCount = form.mode === 'best' && isTaken(REQUEST_NUMBERS.numberOfPassesRequested, form.count);
  const count = useDebounced(form.count, TYPING_PAUSE_MS);
  const { query } = useOpportunities(
    isCount && question && isOfForm ? { ...question, numberOfPassesRequested: count } : undefined,
  );
  if (!isCount || !isOfForm || count !== form.count || query.isPlaceholderData) return undefined;
  return query.data?.counted ?? undefined;
}

/** Remaining balance after the order; without a customer account, a note that the order is free of charge. */
function BalanceAfter({ price }: { readonly price: Amount | undefined }) {
  const { order: text } = useObservationsText();
  const identity = useIdentity();
  const { customer } = useOwnCustomer(identity !== undefined && mayPay(identity.access));
  if (customer === undefined) return null;
  if (customer === null) return <span className="quiet-text">{text.balance}</span>;
  const { available, currency } = customer.balance;
  if (price === undefined || price.currency !== currency) return null;
  const after = available - price.amount;
  return after < 0 ? (
    <strong>{text.notCovered(formatMoney({ amount: available, currency }))}</strong>
  ) : (
    <span className="quiet-text">{text.balanceAfter(formatMoney({ amount: after, currency }))}</span>
  );
}
