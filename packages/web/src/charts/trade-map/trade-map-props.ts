import type { ReactNode } from 'react';
import type { DataTable } from '../../export/data-table.ts';
import type { CardRow } from '../interaction/HoverCard.tsx';
import type { MapCell } from './grid-place.ts';

/** A trade space by column, then row. */
export interface MapCells {
  readonly orbits: Float64Array;
  readonly sizes: Float64Array;
  readonly log10TotalPc: Float32Array;
  readonly raised: Uint8Array;
}

/** Cells of a column, from one row to another. */
export interface MapRun {
  readonly column: number;
  readonly fromRow: number;
  readonly toRow: number;
}

export interface MapZoom {
  readonly orbitsFirst: number;
  readonly orbitsLast: number;
  readonly sizeFirst: number;
  readonly sizeLast: number;
}

export interface TradeMapProps {
  readonly title: string;
  readonly map: MapCells;
  readonly tcaMs: number;
  readonly periodS: number;
  /** Lines of equal probability. */
  readonly levels: readonly { readonly id: 'target'; readonly value: number; readonly label: string }[];
  /** Spans without an ignition epoch; orbits before closest approach, the earlier first. */
  readonly spans: readonly { readonly fromOrbits: number; readonly toOrbits: number; readonly label: string }[];
  /** Cells of which the map is no proof. */
  readonly unverified: readonly MapRun[];
  readonly deadlineOrbits: number | undefined;
  readonly marks: readonly {
    readonly id: string;
    /** A star, a role without its star, or none of both. */
    readonly kind: 'star' | 'role' | 'other';
    readonly orbits: number;
    readonly size: number;
    readonly label: string;
  }[];
  readonly sizeUnit: { readonly name: string; readonly value: number };
  readonly cell: MapCell | undefined;
  readonly onCell: (cell: MapCell) => void;
  /** Undefined resets to the full map. */
  readonly onZoom: (zoom: MapZoom | undefined) => void;
  readonly readout: (cell: MapCell) => readonly CardRow[];
  /** A newer map is on its way. */
  readonly isOld: boolean;
  readonly words: {
    readonly label: string;
    readonly x: string;
    readonly pc: string;
    readonly exact: string;
    readonly deadline: string;
    readonly raised: string;
    readonly hatched: string;
    readonly unverified: string;
    readonly beyond: (name: string) => string;
  };
  /** Text alternative of the drawing, in steps. */
  readonly table: DataTable;
  /** Every cell, for the export. */
  readonly wholeTable: () => DataTable;
  readonly actions?: ReactNode;
  readonly footer?: ReactNode;
  readonly heightPx: number;
}
