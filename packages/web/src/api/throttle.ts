/** Runs immediately; further calls within the interval run once at its end. No call is lost, and the rate is limited. */
export function throttle(run: () => void, everyMs: number): () => void {
  let isResting = false;
  let isAsked = false;
  const ask = () => {
    isAsked = isResting;
    if (isResting) return;
    isResting = true;
    run();
    setTimeout(() => {
      isResting = false;
      if (isAsked) ask();
    }, everyMs);
  };
  return ask;
}
