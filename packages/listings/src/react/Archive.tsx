import { encodeAddressPart, isolate, safeHref, type MessageCatalogue } from '@plinth/site-model';
import { dateFormat } from '@plinth/site-model/time';
import { useId, type ReactNode } from 'react';
import type { ArchiveGroupBy } from '../archiveGroups';
import type { Facet } from '../listItem';
import { translateLists } from '../translateLists';

export interface ArchiveProps {
  /** Such as `archiveGroups` answers them. */
  groups: readonly Facet[];
  groupBy: ArchiveGroupBy;
  /** The address of the list; each group adds its own word, such as `?month=2026-11`. */
  url: string;
  /** The group that is shown. @default none */
  current?: string | undefined;
  /** `list`, or `dropdown` for a field with a button. @default 'list' */
  layout?: 'list' | 'dropdown' | undefined;
  /** @default 'Archive', in the language of the messages */
  title?: string | undefined;
  /** @default true */
  showCount?: boolean | undefined;
  /** Begins the ids; unique on its page. @default made by React */
  id?: string | undefined;
  /** @default 'en' */
  locale?: string | undefined;
  /** Messages in place of the English ones, by their keys. */
  messages?: MessageCatalogue | undefined;
}

/**
 * Renders the months, years or words of a list, each with a link to its items. [LST-6]
 * Its sheet is `@plinth/listings/summary.css`.
 *
 * @example
 * ```tsx
 * import { Archive } from '@plinth/listings/react';
 * import '@plinth/listings/summary.css';
 *
 * export const Months = () => (
 *   <Archive groups={[{ name: '2026-11', count: 2 }]} groupBy="month" url="/journal" />
 * );
 * ```
 */
export function Archive(props: ArchiveProps): ReactNode {
  const { groups, groupBy, url, current, layout = 'list', showCount = true } = props;
  const { locale = 'en', messages } = props;
  const ownId = useId();
  const id = `archive-${props.id ?? ownId}`;
  const translate = translateLists(locale, messages);
  const title = props.title || translate('listings.archive.jump');
  const word = groupBy === 'year' ? 'month' : groupBy;
  const labelled = groups.map((group) => ({
    ...group,
    label: labelOf(group.name, groupBy, locale),
  }));
  if (layout === 'dropdown') {
    return (
      // A select that leads somewhere by itself would carry keyboard users away: it has a button.
      <form className="pl-archive-form" action={safeHref(url)} method="get">
        <label htmlFor={id}>{title}</label>
        <select id={id} name={word} defaultValue={current}>
          {labelled.map(({ name, label, count }) => (
            <option key={name} value={name}>
              {showCount ? `${isolate(label, locale)} (${count})` : label}
            </option>
          ))}
        </select>
        <button className="pl-button" type="submit">
          {translate('listings.archive.go')}
        </button>
      </form>
    );
  }
  return (
    <nav className="pl-archive" aria-labelledby={id}>
      <h2 className="pl-archive-title" id={id}>
        {title}
      </h2>
      <ul>
        {labelled.map(({ name, label, count }) => (
          <li key={name}>
            <a
              href={safeHref(`${url}?${word}=${encodeAddressPart(name)}`)}
              aria-current={name === current ? 'true' : undefined}
            >
              <bdi>{label}</bdi>
            </a>
            {showCount && <span className="pl-archive-count">{count}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function labelOf(name: string, groupBy: ArchiveGroupBy, locale: string): string {
  if (groupBy !== 'month') return name;
  return dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${name}-01T00:00:00Z`),
  );
}
