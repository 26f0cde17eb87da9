import type { TextPlace } from '@plinth/site-renderer';
import type { ConfigVisit } from '../configVisit';
import { listRemoved } from './listRemoved';

/** At a field with HTML: the parts that visitors do not get, and the reason. */
export function removedNote(
  { services, intl }: ConfigVisit,
  { field, html, where }: { field: string; html: string; where: TextPlace },
) {
  const names = services.renderer.removedFrom(html, where);
  if (names.length === 0) return undefined;
  const id = `${field}-removed`;
  return {
    id,
    element: (
      <span className="pl-config-error" id={id} role="status">
        {intl.translate('config.removed', { value: listRemoved(names) })}
      </span>
    ),
  };
}
