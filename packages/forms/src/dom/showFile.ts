import type { Translate } from '@plinth/site-model';
import { languageTag } from '@plinth/site-model/language-tag';
import type { fileMessages } from '../messages/fileMessages';

interface ShownFile {
  key: string;
  name: string;
  /** The uploaded share; `undefined` without an upload. */
  share: number | undefined;
  /** Bytes, if known. */
  size: number | undefined;
  problem: string | undefined;
  mayRetry: boolean;
  locale: string;
  translate: Translate<keyof typeof fileMessages>;
}

/**
 * Shows the state of a file: its size, progress, failure, and its buttons. Without a state it is a
 * checkbox again.
 */
export function showFile(item: Element, file?: ShownFile): void {
  const box = item.querySelector<HTMLInputElement>('input')!;
  box.hidden = file !== undefined;
  const { share, size, problem, mayRetry = false, name = '', locale = 'en' } = file ?? {};
  put(
    item,
    { tag: 'span', className: 'pl-form-file-size' },
    size === undefined ? undefined : sizeText(size, locale),
  );
  const bar = put(
    item,
    { tag: 'progress', className: 'pl-form-file-bar' },
    share === undefined ? undefined : '',
  );
  if (bar instanceof HTMLProgressElement) {
    bar.ariaLabel = name;
    // Everything is uploaded, and the server has not answered yet.
    if (share! < 1) bar.value = share!;
    else bar.removeAttribute('value');
  }
  put(item, { tag: 'p', className: 'pl-form-file-problem' }, problem);
  const { translate } = file ?? {};
  const retry = mayRetry ? translate?.('forms.file.retry') : undefined;
  button(item, 'fileRetry', { text: retry, name });
  const isComing = share !== undefined;
  const removal = translate?.(isComing ? 'forms.file.cancel' : 'forms.file.remove');
  button(item, 'fileRemove', { text: removal, name });
}

/**
 * Sets the text of an element of the item, which is created if missing and removed without a text.
 */
function put(
  item: Element,
  { tag, className }: { tag: string; className: string },
  text: string | undefined,
): HTMLElement | undefined {
  let element = item.querySelector<HTMLElement>(`.${className}`);
  if (text === undefined) {
    element?.remove();
    return undefined;
  }
  if (!element) {
    element = item.ownerDocument.createElement(tag);
    element.className = className;
    item.append(element);
  }
  if (element.textContent !== text) element.textContent = text;
  return element;
}

function button(
  item: Element,
  role: 'fileRetry' | 'fileRemove',
  { text, name }: { text: string | undefined; name: string },
): void {
  const className = `pl-form-file-${role === 'fileRetry' ? 'retry' : 'remove'}`;
  const isNew = !item.querySelector(`.${className}`);
  const whole = text === undefined ? undefined : `${text} (${name})`;
  const isSame = item.querySelector(`.${className}`)?.textContent === whole;
  const element = put(item, { tag: 'button', className }, whole);
  if (!element || text === undefined || isSame) return;
  if (isNew) {
    (element as HTMLButtonElement).type = 'button';
    element.dataset[role] = '';
    element.classList.add('pl-form-row-button');
  }
  // The accessible name includes the file, whose name is already visible beside the button.
  const hiddenText = item.ownerDocument.createElement('span');
  hiddenText.className = 'pl-form-unseen';
  hiddenText.textContent = ` (${name})`;
  element.replaceChildren(text, hiddenText);
}

/** Bytes in the units of file managers. */
function sizeText(bytes: number, locale: string): string {
  const [unit, divisor] =
    bytes < 1_000_000 ? (['kilobyte', 1000] as const) : (['megabyte', 1_000_000] as const);
  const number = Math.max(bytes / divisor, 0.1);
  const maximumFractionDigits = unit === 'megabyte' || number < 1 ? 1 : 0;
  return new Intl.NumberFormat(languageTag(locale), {
    style: 'unit',
    unit,
    maximumFractionDigits,
  }).format(number);
}
