import type { ConfigVisit } from '../configVisit';
import type { ItemProblem } from './checkItem';

/** The message for the owner about a problem of an item's field. */
export function itemProblemText(
  { kind, values }: ItemProblem,
  translate: ConfigVisit['intl']['translate'],
): string {
  switch (kind) {
    case 'tagExists':
      return translate('config.collections.tagExists', {
        tagType: translate('config.collections.tag'),
      });
    case 'categoryExists':
      return translate('config.collections.tagExists', {
        tagType: translate('config.collections.category'),
      });
    default:
      return translate(`config.collections.problem.${kind}`, values ?? {});
  }
}
