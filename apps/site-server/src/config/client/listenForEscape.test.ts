// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { listenForEscape, type AreaEscape } from './listenForEscape';

it('[RUN-8, A-19, A-23] Escape toggles the panel, with Shift it signs out, and within a field it is left to the field', () => {
  document.body.innerHTML = '<button></button><input><textarea></textarea><input type="checkbox">';
  const received: AreaEscape[] = [];
  const stop = listenForEscape(document, (escape) => received.push(escape));
  const press = (selector: string, more: KeyboardEventInit = {}) =>
    document
      .querySelector(selector)!
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...more }));
  press('button');
  press('button', { shiftKey: true });
  press('[type="checkbox"]');
  expect(received).toEqual(['toggle-panel', 'log-out', 'toggle-panel']);
  for (const field of ['input', 'textarea']) press(field);
  for (const more of [{ ctrlKey: true }, { repeat: true }, { isComposing: true }])
    press('button', more);
  stop();
  press('button');
  expect(received).toHaveLength(3);
});
