import { expect, it, vi } from 'vitest';
import { createHost } from '@plinth/site-blocks/host';
import { startNavigation } from './startNavigation';

it('[RUN-26a] begins in a document that a script has written, as Firefox names its entry', () => {
  document.body.dataset['navigation'] = 'soft';
  const entry = { name: 'document' } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
  const host = { ...createHost(document), init() {}, destroy() {}, start() {} };
  const stop = startNavigation(host);
  expect(document.documentElement.dataset).toHaveProperty('navigationStarted');
  stop();
  expect(document.documentElement.dataset).not.toHaveProperty('navigationStarted');
  delete document.body.dataset['navigation'];
  vi.restoreAllMocks();
});
