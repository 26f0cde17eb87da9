import { blockType, isolate, safeHref } from '@plinth/site-model';
import { dateFormat } from '@plinth/site-model/time';
import type { BlockRenderer } from '../../context/blockRenderer';
import type { ArchiveNeed } from '../../context/contentView';
import { readText, readTextOr } from '../../context/readSettings';
import { translateContent } from '../translateContent';
import { MissingContent } from '../missingContent';

type GroupBy = ArchiveNeed['groupBy'];

const groupings: Readonly<Record<string, GroupBy>> = {
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
const groupByOf = (settings: Record<string, unknown>): GroupBy =>
  groupings[readTextOr(settings, 'groupBy', 'month').toLowerCase()] ?? 'month';

/** The months, years or words of a collection, each with a link to what belongs to it. */
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
    const translate = translateContent(context);
    const groupBy = groupByOf(settings);
    const title = readTextOr(settings, 'headerText', '') || translate('runtime.archive.jump');
    const showsCount = settings['showCount'] !== false;
    const param = groupBy === 'year' ? 'month' : groupBy;
    const current = context.request.url.searchParams.get(param);
    const { url } = answer.collection;
    const groups = answer.groups.map(({ name, count }) => ({
      name,
      count,
      label: labelOf(name, groupBy, context.locale),
      href: safeHref(`${url}?${param}=${encodeURIComponent(name)}`),
    }));
    if (settings['layout'] === 'dropdown') {
      return {
        content: (
          // A select that leads somewhere by itself would carry keyboard users away: it has a button.
          <form className="pl-archive-form" action={safeHref(url)} method="get">
            <label htmlFor={`archive-${id}`}>{title}</label>
            <select id={`archive-${id}`} name={param} defaultValue={current ?? undefined}>
              {groups.map(({ name, label, count }) => (
                <option key={name} value={name}>
                  {showsCount ? `${isolate(label, context.locale)} (${count})` : label}
                </option>
              ))}
            </select>
            <button className="pl-button" type="submit">
              {translate('runtime.archive.go')}
            </button>
          </form>
        ),
      };
    }
    return {
      content: (
        <nav className="pl-archive" aria-labelledby={`archive-${id}`}>
          <h2 className="pl-archive-title" id={`archive-${id}`}>
            {title}
          </h2>
          <ul>
            {groups.map(({ name, label, count, href }) => (
              <li key={name}>
                <a href={href} aria-current={name === current ? 'true' : undefined}>
                  <bdi>{label}</bdi>
                </a>
                {showsCount && <span className="pl-archive-count">{count}</span>}
              </li>
            ))}
          </ul>
        </nav>
      ),
    };
  },
};

function labelOf(name: string, groupBy: GroupBy, locale: string): string {
  if (groupBy !== 'month') return name;
  return dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${name}-01T00:00:00Z`),
  );
}
