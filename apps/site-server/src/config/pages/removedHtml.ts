import type { PageDefinition, RenderedPage } from '@plinth/site-renderer';
import { listRemoved } from '../shell/listRemoved';
import type { FoundProblem, Key } from './sourceProblem';

/** Finds the fields of a page from whose HTML parts are removed for visitors, and the names of these parts. */
export function removedHtml(
  page: PageDefinition,
  removed: RenderedPage['removed'],
): FoundProblem[] {
  const found: FoundProblem[] = [];
  const look = (value: unknown, keys: readonly Key[]): void => {
    if (typeof value === 'string') {
      const names = removed.get(value.trim());
      if (names) found.push({ keys, problem: 'removed', values: { value: listRemoved(names) } });
    } else if (Array.isArray(value)) {
      value.forEach((one, index) => look(one, [...keys, index]));
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, one] of Object.entries(value)) look(one, [...keys, name]);
    }
  };
  if (removed.size > 0) look(page, []);
  return found;
}
