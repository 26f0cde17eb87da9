/** Runs several scripts of one element: one that throws is told to the page as ever, and keeps none of the others from running. */
export function runEach(scripts: readonly (() => void)[]): void {
  for (const script of scripts)
    try {
      script();
    } catch (error) {
      setTimeout(() => {
        throw error;
      });
    }
}
