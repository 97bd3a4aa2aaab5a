import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { AxisSpan } from '../scale/view.ts';
import { createValueStore, type ValueStore } from './value-store.ts';

interface SharedPlotState {
  /** Axis value under the pointer of any plot of the stack. */
  readonly crosshair: ValueStore<number | null>;
  /** The part of the axis on show; null is all of it. */
  readonly view: ValueStore<AxisSpan | null>;
  /** Full range of the axis, where the page sets it; else each plot uses its own data. */
  readonly fullRange?: AxisSpan | undefined;
}

type PlotStackProps = Partial<SharedPlotState> & { readonly children: ReactNode };

const SharedPlots = createContext<SharedPlotState | null>(null);

/** Plots inside share one crosshair and one zoomed range of their common time axis; a stack within a stack may be given its crosshair. */
export function PlotStack({ children, fullRange, view, crosshair }: PlotStackProps) {
  const [ownState] = useState(createSharedState);
  const [from, to] = fullRange ?? [];
  const value = useMemo(() => {
    const state = { ...ownState, ...(view && { view }), ...(crosshair && { crosshair }) };
    return from === undefined || to === undefined ? state : { ...state, fullRange: [from, to] as const };
  }, [ownState, view, crosshair, from, to]);
  return <SharedPlots value={value}>{children}</SharedPlots>;
}

/** The state of the surrounding stack, or the plot's own. */
export function useSharedPlots(): SharedPlotState {
  const [ownState] = useState(createSharedState);
  return useContext(SharedPlots) ?? ownState;
}

function createSharedState(): SharedPlotState {
  return { crosshair: createValueStore<number | null>(null), view: createValueStore<AxisSpan | null>(null) };
}
