import type { FormStore } from '../state/formStore';
import type { TranslateExtra } from '../messages/behaviourMessages';

/**
 * Shows "used / max" below a text area ([FRM-10]), and announces the remaining characters near the
 * limit after a pause in typing. The browser's own limit is removed meanwhile, because it would cut
 * a pasted text silently.
 */
export function attachCounter({
  area,
  max,
  translate,
  say,
  store,
}: {
  area: HTMLTextAreaElement;
  max: number;
  translate: TranslateExtra;
  say: (text: string) => void;
  store: FormStore;
}): () => void {
  const rendered = area.parentElement?.querySelector<HTMLElement>(':scope > .pl-form-counter');
  const counter = rendered ?? area.ownerDocument.createElement('span');
  counter.className = 'pl-form-counter';
  counter.setAttribute('aria-hidden', 'true');
  if (!rendered) area.after(counter);
  const nativeLimit = area.getAttribute('maxlength');
  area.removeAttribute('maxlength');
  let timer: ReturnType<typeof setTimeout> | undefined;

  let shown: number | undefined;
  const update = (): void => {
    const used = area.value.length;
    if (used === shown) return;
    shown = used;
    const left = max - used;
    counter.textContent = translate('forms.counter', { used, max });
    counter.toggleAttribute('data-over', left < 0);
    clearTimeout(timer);
    if (left < Math.max(10, max / 10) && area.ownerDocument.activeElement === area) {
      timer = setTimeout(() => {
        say(
          left < 0
            ? translate('forms.over', { count: -left })
            : translate('forms.remaining', { count: left }),
        );
      }, 1000);
    }
  };
  update();
  const stop = store.subscribe((state, previous) => {
    if (state.values !== previous.values) update();
  });
  return () => {
    stop();
    clearTimeout(timer);
    counter.removeAttribute('data-over');
    if (rendered) rendered.textContent = '';
    else counter.remove();
    if (nativeLimit !== null) area.setAttribute('maxlength', nativeLimit);
  };
}
