import { tabbable } from './tabbable';

/**
 * Wraps the Tab key at a frame at either end of a layer. Keys that are pressed in a frame do not
 * reach the layer, so two focus stops surround its content while a frame has the focus. [DLG-3]
 */
export function guardFrames(inside: HTMLElement, signal: AbortSignal): void {
  const page = inside.ownerDocument;
  let guards: HTMLElement[] = [];
  const remove = () => guards.splice(0).forEach((span) => span.remove());

  function stop(end: 0 | -1): HTMLElement {
    const span = page.createElement('span');
    span.tabIndex = 0;
    // Takes no space in the layout of the layer.
    span.style.position = 'fixed';
    span.addEventListener('focus', () => {
      remove();
      tabbable(inside).at(end)?.focus();
    });
    return span;
  }

  function guard(): void {
    const frame = page.activeElement;
    if (guards.length > 0 || frame?.localName !== 'iframe' || !inside.contains(frame)) return;
    guards = [stop(-1), stop(0)];
    inside.prepend(guards[0]!);
    inside.append(guards[1]!);
  }

  // A dialog that is already open has focused its first stop.
  guard();
  // The only event of a window when a frame in it takes the focus.
  page.defaultView?.addEventListener('blur', guard, { signal });
  inside.addEventListener(
    'focusin',
    ({ target }) => {
      if ((target as Element).localName !== 'iframe') remove();
    },
    { signal },
  );
  signal.addEventListener('abort', remove);
}
