import { watchVisibility } from '@plinth/dom';
import { lazyMargin, safeImageSource } from '@plinth/media/image';
import type { Detach } from '@plinth/site-blocks/host';

/** Attributes in which an element has the picture behind its content. */
export const backgroundNames = ['data-bg', 'data-background-image'];

/** The address in a declaration, `url("…")`. */
const declared = /^\s*url\(\s*(["']?)(.*?)\1\s*\)/is;
/** Other values of these attributes are names, such as that of a colour theme. */
const address = /^(https?:|\/|\.{1,2}\/|data:image\/)|\.(avif|gif|jpe?g|png|svg|webp)([?#]|$)/i;

/**
 * Shows the pictures of a legacy page that are in attributes of the elements behind whose content
 * they are, when the elements come near the viewport ([RUN-17r]).
 *
 * @returns a function that undoes it
 */
export function loadBackgrounds(root: ParentNode): Detach {
  const undo: Detach[] = [];
  const selector = backgroundNames.map((name) => `[${name}]`).join();
  for (const element of root.querySelectorAll<HTMLElement>(selector)) {
    const source = sourceOf(element);
    if (!source || element.style.backgroundImage) continue;
    const show = (isNear: boolean) => {
      if (!isNear || element.style.backgroundImage) return;
      element.style.backgroundImage = `url(${JSON.stringify(source)})`;
      undo.push(() => element.style.removeProperty('background-image'));
    };
    undo.push(watchVisibility(element, show, { margin: lazyMargin }));
  }
  return () => undo.forEach((step) => step());
}

function sourceOf(element: Element): string | undefined {
  for (const name of backgroundNames) {
    const value = element.getAttribute(name) ?? '';
    const source = safeImageSource(declared.exec(value)?.[2] ?? value);
    if (source && address.test(source)) return source;
  }
  return undefined;
}
