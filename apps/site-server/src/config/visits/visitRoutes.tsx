import type { ConfigArea } from '../configArea';
import { sendConfigPage } from '../shell/sendConfigPage';
import { countVisits } from './countVisits';
import { daysUntil, readPeriod } from './period';
import { VisitsPage } from './VisitsPage';

export function registerVisits(area: ConfigArea): void {
  area.show('/config/visits', 'visits', async (visit) => {
    const { db, retention } = visit.services;
    const { timeZone } = visit.intl;
    const period = readPeriod(visit.url.searchParams, retention.visits);
    const days = daysUntil(visit.now, period, timeZone);
    const { counted, ...shown } = await countVisits(db, {
      siteId: visit.site.definition.id,
      from: days[0]!,
      timeZone,
      ownHost: visit.url.host,
    });
    const byDay = new Map(counted.map((one) => [one.day, one]));
    const none = { views: 0, visits: 0, visitors: 0 };
    return sendConfigPage(
      visit,
      <VisitsPage
        visit={visit}
        period={period}
        days={days.map((day) => byDay.get(day) ?? { day, ...none })}
        {...shown}
      />,
    );
  });
}
