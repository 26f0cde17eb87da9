import { expect, it } from 'vitest';
import { isInPanel } from './isInPanel';

/** A window in frames with these paths, the innermost first; `undefined` is a frame of another site. */
function framed(paths: readonly (string | undefined)[]): Window {
  const [own, ...around] = paths;
  const location = {
    get pathname() {
      if (own === undefined) throw new DOMException('cross-origin', 'SecurityError');
      return own;
    },
  };
  const view = { location } as { location: unknown; parent: unknown };
  view.parent = around.length > 0 ? framed(around) : view;
  return view as unknown as Window;
}

it.each<[paths: (string | undefined)[], isPreview: boolean]>([
  [['/'], false],
  [['/', '/config/'], true],
  [['/', '/config'], true],
  [['/', '/config/pages/contact'], true],
  [['/', '/journal/config/'], false],
  // A page that the previewed page frames itself.
  [['/embedded', '/', '/config/'], true],
  [['/embedded', '/'], false],
  [['/', '/configurator'], false],
  [['/', undefined], false],
  [['/config/pages/contact/preview'], false],
])('[TRK-5] a page within %j is a preview: %s', (paths, isPreview) => {
  expect(isInPanel(framed(paths))).toBe(isPreview);
});
