import { useEffect, useRef } from 'react';
import type { Size } from '../interaction/use-size.ts';
import { useThemeName } from '../interaction/use-theme-name.ts';
import { type ClusterPaths, OK_OPACITY } from './cluster-paths.ts';

/** The same paths painted on a canvas, for sets so large that the document would suffer. */
export function MarksCanvas({ paths, size }: { readonly paths: ClusterPaths; readonly size: Size }) {
  const ref = useRef<HTMLCanvasElement>(null);
  const theme = useThemeName();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme changes the values of the custom properties
  useEffect(() => {
    const canvas = ref.current;
    const context = canvas?.getContext('2d');
    if (canvas === null || context === null || context === undefined) return;
    const density = window.devicePixelRatio;
    canvas.width = Math.round(size.width * density);
    canvas.height = Math.round(size.height * density);
    context.setTransform(density, 0, 0, density, 0, 0);
    paint(context, paths, getComputedStyle(canvas));
  }, [paths, size, theme]);
  return <canvas ref={ref} />;
}

function paint(
  context: CanvasRenderingContext2D,
  { levels, floorMarkers }: ClusterPaths,
  style: CSSStyleDeclaration,
): void {
  const colour = (name: string) => style.getPropertyValue(name).trim();
  for (const { level, solid, hollow } of levels) {
    context.globalAlpha = level === 'ok' ? OK_OPACITY : 1;
    const solidPath = new Path2D(solid);
    context.lineWidth = 2.5;
    context.strokeStyle = colour('--bg1');
    context.stroke(solidPath);
    context.fillStyle = colour(`--${level}-fill`);
    context.fill(solidPath, 'evenodd');
    context.lineWidth = 1;
    context.strokeStyle = colour('--status-outline');
    context.stroke(solidPath);
    const hollowPath = new Path2D(hollow);
    context.fillStyle = colour('--bg1');
    context.fill(hollowPath, 'evenodd');
    context.lineWidth = 1.25;
    context.strokeStyle = colour(`--${level}`);
    context.stroke(hollowPath);
  }
  context.globalAlpha = 1;
  context.lineWidth = 1.25;
  context.strokeStyle = colour('--fg2');
  context.stroke(new Path2D(floorMarkers));
}
