import type { ConfigArea } from '../configArea';
import { sendConfigPage } from '../shell/sendConfigPage';
import { daysUntil, readPeriod } from './period';
import {
  countAll,
  countDays,
  countDevices,
  rankEvents,
  rankPages,
  rankReferrers,
  rankVariants,
} from './visitQueries';
import { VisitsPage } from './VisitsPage';

export function registerVisits(area: ConfigArea): void {
  area.show('/config/visits', 'visits', async (visit) => {
    const { db, retention } = visit.services;
    const { timeZone } = visit.words;
    const period = readPeriod(visit.url.searchParams, retention.visits);
    const days = daysUntil(visit.now, period, timeZone);
    const filter = { siteId: visit.site.definition.id, from: days[0]!, timeZone };
    const [counted, all, pages, referrers, devices, variants, campaigns, events] =
      await Promise.all([
        countDays(db, filter),
        countAll(db, filter),
        rankPages(db, filter),
        rankReferrers(db, { ...filter, ownHost: visit.url.host }),
        countDevices(db, filter),
        rankVariants(db, filter),
        rankEvents(db, { ...filter, senders: ['landing'] }),
        rankEvents(db, { ...filter, senders: ['v1', 'record-event'] }),
      ]);
    const byDay = new Map(counted.map((one) => [one.day, one]));
    const none = { views: 0, visits: 0, visitors: 0 };
    return sendConfigPage(
      visit,
      <VisitsPage
        visit={visit}
        period={period}
        days={days.map((day) => byDay.get(day) ?? { day, ...none })}
        all={all}
        pages={pages}
        referrers={referrers}
        devices={devices}
        variants={variants}
        campaigns={campaigns}
        events={events}
      />,
    );
  });
}
