import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useIsCalm } from '../../calm/calm-store.ts';
import { TradeClient, type TradeRun, TradeSpaceFailed } from '../../trade-worker/client.ts';
import type { TradeCurve, TradeFrame, TradeMap } from '../../trade-worker/protocol.ts';
import { isSameExtent, mapStages } from './map-stages.ts';

export interface TradeState {
  /** The last computed map and its basis; displayed while another one is computed. */
  readonly map: TradeMap | undefined;
  readonly basis: PlanningBasis | undefined;
  readonly share: number | undefined;
  readonly fault: string | undefined;
}

/**
 * Computes the map of a frame in a worker: first coarse, then fine; a change of the frame cancels the previous run. Before the frame is final,
 * computes a coarse map only if no map is displayed.
 */
export function useTradeMap(basis: PlanningBasis, frame: TradeFrame, isSettled: boolean) {
  const client = useRef<TradeClient>(undefined);
  const run = useRef<TradeRun>(undefined);
  const newest = useRef<Pick<TradeState, 'map' | 'basis'>>({ map: undefined, basis: undefined });
  const [state, setState] = useState<TradeState>({ map: undefined, basis: undefined, share: 0, fault: undefined });
  const [turn, setTurn] = useState(0);
  const isCalm = useIsCalm();
  const key = JSON.stringify(frame);
  const tradeFrame = useMemo(() => JSON.parse(key) as TradeFrame, [key]);
  useEffect(() => {
    client.current = new TradeClient();
    return () => client.current?.dispose();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of turn requests the same map again
  useEffect(() => {
    if (!isCalm) return undefined;
    let isGone = false;
    const { map: prior, basis: priorBasis } = newest.current;
    const stages = mapStages(priorBasis === basis ? prior : undefined, tradeFrame, { isSettled, isEmpty: !prior });
    setState((old) => ({ ...old, share: stages.length > 0 ? 0 : undefined, fault: undefined }));
    const compute = async () => {
      for (const [k, stage] of stages.entries()) {
        const isLast = k === stages.length - 1;
        run.current = client.current?.map(basis, stage, (share) => {
          if (!isGone && isLast) setState((old) => ({ ...old, share }));
        });
        const map = await run.current?.map;
        if (isGone || map === undefined) return;
        newest.current = { map, basis };
        setState({ map, basis, share: isLast ? undefined : 0, fault: undefined });
      }
    };
    compute().catch((error: unknown) => {
      const fault = error instanceof TradeSpaceFailed ? error.code : String(error);
      if (!isGone) setState((old) => ({ ...old, share: undefined, fault }));
    });
    return () => {
      isGone = true;
      run.current?.cancel();
    };
  }, [basis, tradeFrame, isSettled, turn, isCalm]);
  return {
    ...state,
    /** Whether the displayed map belongs to another frame or basis. */
    isOld: state.map !== undefined && !(state.basis === basis && isSameExtent(state.map.frame, tradeFrame)),
    /** Whether the fine map waits for the final frame. */
    isWaiting: !isSettled && state.map !== undefined && state.share === undefined,
    frame: tradeFrame,
    client,
    cancel: () => run.current?.cancel(),
    again: () => setTurn((old) => old + 1),
  };
}

/** Computes the curve at one ignition epoch, once the map is available. */
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
