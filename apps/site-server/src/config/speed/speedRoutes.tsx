import type { ConfigArea } from '../configArea';
import { sendConfigPage } from '../shell/sendConfigPage';
import { daysUntil, readPeriod } from '../visits/period';
import { SpeedPage } from './SpeedPage';
import { measureSpeed } from './speedQueries';

export function registerSpeed(area: ConfigArea): void {
  area.show('/config/speed', 'speed', async (visit) => {
    const { db, retention } = visit.services;
    const { timeZone } = visit.intl;
    const period = readPeriod(visit.url.searchParams, retention.speed);
    const days = daysUntil(visit.now, period, timeZone);
    const filter = { siteId: visit.site.definition.id, from: days[0]!, timeZone };
    const { byDay, totals } = await measureSpeed(db, filter);
    return sendConfigPage(
      visit,
      <SpeedPage visit={visit} period={period} days={days} byDay={byDay} totals={totals} />,
    );
  });
}
