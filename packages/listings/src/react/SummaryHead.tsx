import type { ReactNode } from 'react';
import type { TranslateLists } from '../translateLists';

interface SummaryHeadProps {
  headingId: string;
  headerText: string;
  /** Whether buttons scroll the list. */
  hasPager: boolean;
  translate: TranslateLists;
}

/** The heading of a list, and the buttons of a carousel. */
export function SummaryHead(props: SummaryHeadProps): ReactNode {
  const { headingId, headerText, hasPager, translate } = props;
  return (
    <header className="pl-summary-header">
      {headerText && (
        <h2 id={headingId} data-state-heading="" tabIndex={-1}>
          <bdi>{headerText}</bdi>
        </h2>
      )}
      {hasPager && (
        <div className="pl-summary-pager">
          <button type="button" data-summary-previous="" aria-disabled="true">
            <Arrow to="start" />
            <span className="pl-unseen">{translate('listings.previous')}</span>
          </button>
          <button type="button" data-summary-next="">
            <Arrow to="end" />
            <span className="pl-unseen">{translate('listings.next')}</span>
          </button>
        </div>
      )}
    </header>
  );
}

function Arrow({ to }: { to: 'start' | 'end' }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" data-to={to}>
      <path
        d={to === 'start' ? 'M15 5l-7 7 7 7' : 'M9 5l7 7-7 7'}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  );
}
