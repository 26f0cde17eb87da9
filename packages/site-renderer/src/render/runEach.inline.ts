/**
 * Runs several scripts of one element: an error is reported to the page as usual, and does not
 * prevent the other scripts.
 */
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
