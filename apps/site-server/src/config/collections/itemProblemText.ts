import type { ConfigVisit } from '../configVisit';
import type { ItemProblem } from './checkItem';

/** A problem of an item's field in a sentence for the owner. */
export function itemProblemText(
  { kind, values }: ItemProblem,
  t: ConfigVisit['words']['t'],
): string {
  switch (kind) {
    case 'tagExists':
      return t('config.collections.tagExists', { tagType: t('config.collections.tag') });
    case 'categoryExists':
      return t('config.collections.tagExists', { tagType: t('config.collections.category') });
    default:
      return t(`config.collections.problem.${kind}`, values ?? {});
  }
}
