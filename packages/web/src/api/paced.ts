/** Runs at once; what is asked for within the pace after that runs once at its end: nothing is lost, and nothing runs more often. */
export function paced(run: () => void, everyMs: number): () => void {
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
