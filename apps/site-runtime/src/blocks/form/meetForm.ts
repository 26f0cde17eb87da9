import type { Host } from '../../boot/host';
import type { Block } from '../../boot/runtime';
import { toCensus } from '../../connect/toCensus';

/** Milliseconds after which somebody who has a form before them is likely to use it. */
const rest = 2000;

/**
 * Counts a form as shown, and starts it before its first use where that must not come too late: when it keeps a draft,
 * and when a visitor rests at it, who may be without a connection by the time of the first key.
 */
export function meetForm(block: Block, host: Host): void {
  const { element } = block;
  const formId = element.querySelector('form')?.dataset['formId'];
  if (formId) toCensus(host, (census) => census.recordFormRender(formId));
  if (hasDraft(formId)) host.start(element);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver((entries) => {
    clearTimeout(timer);
    // Several at once where the page was busy: the last one says how it is now.
    if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => host.start(element), rest);
  });
  observer.observe(element);
  block.detach = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/** The names are those of `keepDraft` in forms. */
function hasDraft(formId: string | undefined): boolean {
  try {
    return Object.keys(sessionStorage).some((name) => name.startsWith(`plinth.draft.${formId}.`));
  } catch {
    // Storage is blocked, so there is none.
    return false;
  }
}
