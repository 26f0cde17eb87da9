import type { ConfigVisit } from '../configVisit';
import type { ItemProblem } from './checkItem';

/** A problem of an item's field in a sentence for the owner. */
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
