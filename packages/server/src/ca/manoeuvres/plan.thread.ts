/** What a thread computes of plans. One module, so that a thread has engine and compiled code once, whatever it is asked. */
export { candidates } from './candidates.ts';
export { evaluate } from './evaluate.ts';
export { planningBasis } from './planning-basis.ts';
export { chooseCells, tradeSpaceOf } from './trade-cells.ts';
