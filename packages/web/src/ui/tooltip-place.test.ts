import { describe, expect, it } from 'vitest';
import { tooltipPlace } from './TooltipBubble.tsx';

const WINDOW = { width: 400, height: 300 };
const SIZE = { width: 100, height: 20 };
const at = (left: number, top: number) => ({ left, top, width: 30, height: 30 });

describe('the place of a tooltip', () => {
  it('is centred on the wanted side', () => {
    expect(tooltipPlace(at(200, 100), SIZE, WINDOW, 'bottom')).toEqual({ left: 165, top: 136 });
    expect(tooltipPlace(at(200, 100), SIZE, WINDOW, 'right')).toEqual({ left: 236, top: 105 });
  });

  it('turns to the other side where the wanted one has no room', () => {
    expect(tooltipPlace(at(200, 265), SIZE, WINDOW, 'bottom').top).toBe(239);
    expect(tooltipPlace(at(360, 100), SIZE, WINDOW, 'right').left).toBe(254);
    expect(tooltipPlace(at(200, 0), SIZE, WINDOW, 'top').top).toBe(36);
  });

  it('stays inside the window', () => {
    expect(tooltipPlace(at(0, 100), SIZE, WINDOW, 'bottom').left).toBe(4);
    expect(tooltipPlace(at(380, 100), SIZE, WINDOW, 'bottom').left).toBe(296);
  });
});
