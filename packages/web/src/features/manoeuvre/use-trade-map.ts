import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useIsCalm } from '../../calm/calm-store.ts';
import { TradeClient, type TradeRun, TradeSpaceFailed } from '../../trade-worker/client.ts';
import type { TradeCurve, TradeFrame, TradeMap } from '../../trade-worker/protocol.ts';

export interface TradeState {
  /** The newest map; while another is computed it stays, and is old. */
  readonly map: TradeMap | undefined;
  readonly share: number | undefined;
  readonly fault: string | undefined;
}

/** The map of a frame, computed in a worker; a change of the frame ends the run before. */
export function useTradeMap(basis: PlanningBasis, frame: TradeFrame) {
  const client = useRef<TradeClient>(undefined);
  const run = useRef<TradeRun>(undefined);
  const [state, setState] = useState<TradeState>({ map: undefined, share: 0, fault: undefined });
  const [turn, setTurn] = useState(0);
  const isCalm = useIsCalm();
  const key = JSON.stringify(frame);
  const tradeFrame = useMemo(() => JSON.parse(key) as TradeFrame, [key]);
  useEffect(() => {
    client.current = new TradeClient();
    return () => client.current?.dispose();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is another wish for the same map
  useEffect(() => {
    if (!isCalm) return undefined;
    let isGone = false;
    setState((old) => ({ ...old, share: 0, fault: undefined }));
    const started = client.current?.map(basis, tradeFrame, (share) => {
      if (!isGone) setState((old) => ({ ...old, share }));
    });
    run.current = started;
    started?.map.then(
      (map) => {
        if (!isGone) setState({ map, share: undefined, fault: undefined });
      },
      (error: unknown) => {
        const fault = error instanceof TradeSpaceFailed ? error.code : String(error);
        if (!isGone) setState((old) => ({ ...old, share: undefined, fault }));
      },
    );
    return () => {
      isGone = true;
    };
  }, [basis, tradeFrame, turn, isCalm]);
  return {
    ...state,
    frame: tradeFrame,
    client,
    cancel: () => run.current?.cancel(),
    again: () => setTurn((old) => old + 1),
  };
}

/** The curve at one begin, when the map is there. */
export function useTradeCurve(
  basis: PlanningBasis,
  { map, client }: Pick<ReturnType<typeof useTradeMap>, 'map' | 'client'>,
  orbits: number | undefined,
): TradeCurve | undefined {
  const [curve, setCurve] = useState<TradeCurve>();
  useEffect(() => {
    if (map === undefined || orbits === undefined) return;
    let isGone = false;
    client.current?.curve(basis, map.frame, orbits).then(
      (tradeCurve) => {
        if (!isGone) setCurve(tradeCurve);
      },
      () => {
        if (!isGone) setCurve(undefined);
      },
    );
    return () => {
      isGone = true;
    };
  }, [basis, map, client, orbits]);
  return curve;
}
