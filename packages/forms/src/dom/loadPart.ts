/**
 * Loads a part that not every form needs, and attaches it unless the form is gone by then. A part that cannot be loaded
 * leaves the form as it is: it can still be filled in and sent.
 * @returns its undo
 */
export function loadPart<Part>(
  load: () => Promise<Part>,
  attach: (part: Part) => () => void,
  fail: () => void,
): () => void {
  let isGone = false;
  let undo: (() => void) | undefined;
  load().then((part) => {
    if (!isGone) undo = attach(part);
  }, fail);
  return () => {
    isGone = true;
    undo?.();
  };
}
