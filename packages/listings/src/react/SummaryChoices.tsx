import type { ReactNode } from 'react';
import type { Facet } from '../listItem';
import type { SummaryChoice, SummaryOffers, SummaryState } from '../summaryState';
import type { TranslateLists } from '../translateLists';

interface SummaryChoicesProps {
  offers: SummaryOffers;
  state: SummaryState;
  facets: readonly Facet[];
  /** The address of the list in another state. */
  href: (changes: SummaryChoice) => string;
  translate: TranslateLists;
}

interface ChoiceLink {
  key: string;
  label: string;
  href: string;
  isCurrent: boolean;
}

/** The choices of visitors: upcoming or past dates, the category or tag, and the order. */
export function SummaryChoices(props: SummaryChoicesProps): ReactNode {
  const { translate } = props;
  const choices = [...datesOf(props), ...wordsOf(props)];
  const orders = ordersOf(props);
  return (
    <>
      {choices.length > 0 && (
        <Links name="choices" label={translate('listings.summary.filter')} links={choices} />
      )}
      {orders.length > 0 && (
        <Links name="orders" label={translate('listings.summary.sort')} links={orders} />
      )}
    </>
  );
}

function datesOf({ offers, state, href, translate }: SummaryChoicesProps): ChoiceLink[] {
  if (!offers.offersPast) return [];
  return (['upcoming', 'past'] as const).map((name) => ({
    key: `when:${name}`,
    label: translate(`listings.summary.${name}`),
    // The list's default value needs no parameter in the address.
    href: href({
      page: undefined,
      when: name === (offers.showsDates ?? 'upcoming') ? undefined : name,
    }),
    isCurrent: name === (state.when ?? 'upcoming'),
  }));
}

function wordsOf({ offers, state, facets, href, translate }: SummaryChoicesProps): ChoiceLink[] {
  const { filterBy } = offers;
  if (!filterBy || facets.length === 0) return [];
  return [undefined, ...facets.map(({ name }) => name)].map((word) => ({
    key: `word:${word ?? ''}`,
    label: word ?? translate('listings.summary.all'),
    href: href({ page: undefined, [filterBy]: word }),
    isCurrent: word === state[filterBy],
  }));
}

function ordersOf({ offers, state, href, translate }: SummaryChoicesProps): ChoiceLink[] {
  const { sortBy = [] } = offers;
  if (sortBy.length === 0) return [];
  return [undefined, ...sortBy].map((order) => ({
    key: `sort:${order ?? ''}`,
    label: translate(`listings.sort.${order ?? 'own'}`),
    href: href({ page: undefined, sort: order }),
    isCurrent: order === state.sort,
  }));
}

interface LinksProps {
  name: 'choices' | 'orders';
  label: string;
  links: readonly ChoiceLink[];
}

function Links({ name, label, links }: LinksProps) {
  return (
    <nav className={`pl-summary-${name}`} aria-label={label}>
      {/* Filters need no visible label; an order without its label could be mistaken for a
          filter. */}
      {name === 'orders' && <span aria-hidden="true">{label}</span>}
      <ul>
        {links.map(({ key, label, href, isCurrent }) => (
          <li key={key}>
            <a
              href={href}
              rel="nofollow"
              data-state={key}
              aria-current={isCurrent ? 'true' : undefined}
            >
              <bdi>{label}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
