import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/**
 * An element on the page for a component, removed when the test ends. @param width in CSS pixels.
 * @default the page's
 */
export function mountRoot(width?: number) {
  const host = document.createElement('div');
  if (width !== undefined) host.style.width = `${width}px`;
  document.body.append(host);
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  return {
    host,
    show: (node: ReactNode) => flushSync(() => root.render(<StrictMode>{node}</StrictMode>)),
    unmount: () => root.unmount(),
  };
}
