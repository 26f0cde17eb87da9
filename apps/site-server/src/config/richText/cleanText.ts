import type { TextPlace } from '@plinth/site-renderer';
import type { ConfigVisit } from '../configVisit';
import { listRemoved } from '../shell/listRemoved';

export interface CleanText {
  /** The text as visitors get it. */
  html: string;
  /** The message about parts that visitors do not get; empty if nothing is removed. */
  note: string;
}

/** Sanitises a text of the owner by the same rules as for visitors. */
export function cleanText(
  { services: { renderer }, intl }: Pick<ConfigVisit, 'services' | 'intl'>,
  html: string,
  where: TextPlace,
): CleanText {
  const names = renderer.removedFrom(html, where);
  return {
    html: renderer.cleanHtml(html, where),
    note: names.length > 0 ? intl.translate('config.removed', { value: listRemoved(names) }) : '',
  };
}
