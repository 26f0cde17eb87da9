import type { ArchiveGroupBy } from '@plinth/listings';
import { Archive } from '@plinth/listings/react';
import { blockType } from '@plinth/site-model';
import type { BlockRenderer } from '../../context/blockRenderer';
import { readText, readTextOr } from '../../context/readSettings';
import { MissingContent } from '../../parts/missingContent';

const groupings: Readonly<Record<string, ArchiveGroupBy>> = {
  month: 'month',
  monthly: 'month',
  year: 'year',
  yearly: 'year',
  category: 'category',
  categories: 'category',
  tag: 'tag',
  tags: 'tag',
  author: 'author',
};
const groupByOf = (settings: Record<string, unknown>): ArchiveGroupBy =>
  groupings[readTextOr(settings, 'groupBy', 'month').toLowerCase()] ?? 'month';

/** The months, years, categories or tags of a collection, each with a link to its items. */
export const archiveBlock: BlockRenderer = {
  kind: 'archive',
  types: [blockType.archive],
  styles: ['summary'],
  needs: (settings) => ({
    kind: 'archive',
    collectionId: readText(settings, 'collectionId'),
    groupBy: groupByOf(settings),
  }),
  render(settings, context, { id }) {
    const answer = context.request.content?.answers[id];
    if (answer?.kind !== 'archive') {
      return { content: <MissingContent answer={answer} context={context} /> };
    }
    const groupBy = groupByOf(settings);
    const word = groupBy === 'year' ? 'month' : groupBy;
    return {
      content: (
        <Archive
          id={id}
          groups={answer.groups}
          groupBy={groupBy}
          url={answer.collection.url}
          current={context.request.url.searchParams.get(word) ?? undefined}
          layout={settings['layout'] === 'dropdown' ? 'dropdown' : 'list'}
          title={readTextOr(settings, 'headerText', '')}
          showCount={settings['showCount'] !== false}
          locale={context.locale}
          messages={context.messages}
        />
      ),
    };
  },
};
