import { buildElement } from '@plinth/dom';
import { layerId } from '../layer/layerStack';
import { openLayer } from '../layer/openLayer';
import { dialogActions } from './dialogActions';
import type { DialogHandle, DialogOptions, DialogOutcome } from './dialogOptions';

/**
 * Shows a dialog and returns its handle: show → confirm, reject or cancel → hide → destroy. [DLG-1]
 *
 * @example
 * ```ts
 * import { openDialog } from '@plinth/ui-dialogs';
 *
 * const dialog = openDialog({ title: 'Delivery', message: 'We deliver within three days.' });
 * ```
 */
export function openDialog(options: DialogOptions): DialogHandle {
  const { title, message, buttons = 'confirm-cancel', signal } = options;
  let finish: (outcome: DialogOutcome) => void = () => {};
  const outcome = new Promise<DialogOutcome>((resolve) => (finish = resolve));
  let decided: DialogOutcome | undefined;
  const decide = (result: DialogOutcome): void => {
    decided ??= result;
    void layer.hide();
  };

  const panel = buildElement(document, 'div', { class: 'pl-dialog-panel' });
  panel.dataset['panel'] = '';
  const heading = title
    ? buildElement(document, 'h2', { class: 'pl-dialog-title' }, title)
    : undefined;
  const text = message
    ? buildElement(document, 'div', { class: 'pl-dialog-message' }, message)
    : undefined;
  for (const part of [heading, text]) if (part) part.id = layerId(document, 'dialog');
  const controls = dialogActions(buttons, options).map((action) => {
    const button = buildElement(document, 'button', { class: 'pl-dialog-button' }, action.label);
    button.type = 'button';
    button.dataset['outcome'] = action.outcome;
    button.addEventListener('click', () => decide(action.outcome));
    return button;
  });
  panel.append(...[heading, text].filter((part) => part !== undefined));
  if (controls.length > 0) {
    const row = buildElement(document, 'div', { class: 'pl-dialog-buttons' });
    row.append(...controls);
    panel.append(row);
  }

  const layer = openLayer({
    content: panel,
    className: options.className ? `pl-dialog ${options.className}` : 'pl-dialog',
    role: options.role ?? 'alertdialog',
    labelledBy: (heading ?? text)?.id,
    describedBy: heading && text?.id,
    initialFocus: options.destructive ? controls[0] : controls.at(-1),
    returnFocus: options.returnFocus,
    onCancel: () => {
      decided ??= 'cancelled';
    },
    onDestroy: () => {
      signal?.removeEventListener('abort', cancel);
      finish(decided ?? 'cancelled');
    },
  });
  layer.element.toggleAttribute('data-destructive', options.destructive === true);
  const cancel = (): void => decide('cancelled');
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel);

  return {
    element: layer.element,
    outcome,
    confirm: () => decide('confirmed'),
    reject: () => decide('rejected'),
    cancel,
  };
}
