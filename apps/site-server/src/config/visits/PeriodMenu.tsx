import type { ConfigVisit } from '../configVisit';
import { periods } from './period';
import type { Period } from './period';

/** How far back the numbers go. */
export function PeriodMenu({ visit, period }: { visit: ConfigVisit; period: Period }) {
  const { t } = visit.words;
  return (
    <nav aria-label={t('config.period')}>
      <ul className="pl-config-tabs">
        {periods.map((days) => (
          <li key={days}>
            <a href={`?days=${days}`} aria-current={days === period ? 'true' : undefined}>
              {t('config.period.days', { days })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
