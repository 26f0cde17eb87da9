import type { ConfigVisit } from '../configVisit';
import type { DaysKept } from '../../jobs/retention';
import { offeredPeriods } from './period';

interface PeriodMenuProps {
  visit: ConfigVisit;
  period: number;
  /** The number of days for which data is kept. */
  kept: DaysKept;
}

/** The menu of periods that the numbers cover. */
export function PeriodMenu({ visit, period, kept }: PeriodMenuProps) {
  const { translate } = visit.intl;
  return (
    <nav aria-label={translate('config.period')}>
      <ul className="pl-config-tabs">
        {offeredPeriods(kept).map((days) => (
          <li key={days}>
            <a href={`?days=${days}`} aria-current={days === period ? 'true' : undefined}>
              {translate('config.period.days', { days })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
