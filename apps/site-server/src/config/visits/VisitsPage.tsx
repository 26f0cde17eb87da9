import type { ConfigVisit } from '../configVisit';
import { TimePlot } from '../plots/TimePlot';
import { ConfigShell } from '../shell/ConfigShell';
import { KeptNote } from '../shell/KeptNote';
import { PeriodMenu } from './PeriodMenu';
import { Ranking } from './Ranking';
import type { DeviceKind } from '../../census/visitNames';
import type { RankedRow, VisitDay } from './visitQueries';

export interface VisitsPageProps {
  visit: ConfigVisit;
  period: number;
  /** Every day of the period, also those without a visit. */
  days: readonly VisitDay[];
  all: Omit<VisitDay, 'day'>;
  pages: readonly RankedRow[];
  referrers: readonly RankedRow[];
  devices: readonly { kind: DeviceKind; views: number }[];
  /** Shown where the site has any: variants of pages, campaigns of landings, events of its scripts. */
  variants: readonly RankedRow[];
  campaigns: readonly RankedRow[];
  events: readonly RankedRow[];
}

export function VisitsPage({
  visit,
  period,
  days,
  all,
  pages,
  referrers,
  devices,
  ...more
}: VisitsPageProps) {
  const { words } = visit;
  const { t } = words;
  const isEmpty = all.views === 0;
  return (
    <ConfigShell visit={visit} part="visits" title={t('config.part.visits')}>
      <div className="pl-config-head">
        <h1>{t('config.part.visits')}</h1>
        <PeriodMenu visit={visit} period={period} kept={visit.services.retention.visits} />
      </div>
      {isEmpty ? <p className="pl-config-empty">{t('config.visits.none')}</p> : null}
      <dl className="pl-config-figures">
        {(['views', 'visits', 'visitors'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`config.visits.${name}`)}</dt>
            <dd>{words.number(all[name])}</dd>
          </div>
        ))}
      </dl>
      {isEmpty ? null : (
        <>
          <TimePlot
            id="visits"
            title={t('config.visits.byDay')}
            summary={t('config.visits.best', bestDay(days, words.day, words.number))}
            steps={days.map(({ day }) => words.day(day))}
            stepLabel={t('config.day')}
            tableLabel={t('config.asTable')}
            series={(['views', 'visits', 'visitors'] as const).map((name) => ({
              label: t(`config.visits.${name}`),
              values: days.map((day) => day[name]),
            }))}
            format={(value) => words.number(value)}
          />
          <div className="pl-config-columns">
            <Ranking
              words={words}
              title={t('config.visits.pages')}
              nameLabel={t('config.visits.page')}
              valueLabel={t('config.visits.views')}
              rows={pages}
              empty={t('config.visits.none')}
            />
            <Ranking
              words={words}
              title={t('config.visits.referrers')}
              nameLabel={t('config.visits.referrer')}
              valueLabel={t('config.visits.views')}
              rows={referrers}
              empty={t('config.visits.noReferrers')}
            />
            <Ranking
              words={words}
              title={t('config.visits.devices')}
              nameLabel={t('config.visits.device')}
              valueLabel={t('config.visits.views')}
              rows={devices.map(({ kind, views }) => ({
                name: t(`config.visits.device.${kind}`),
                views,
              }))}
              empty={t('config.visits.none')}
            />
            {(['variants', 'campaigns', 'events'] as const)
              .filter((kind) => more[kind].length > 0)
              .map((kind) => (
                <Ranking
                  key={kind}
                  words={words}
                  title={t(`config.visits.${kind}`)}
                  nameLabel={t(`config.visits.${kind}.name`)}
                  valueLabel={t(`config.visits.${kind}.value`)}
                  rows={more[kind]}
                  empty={t('config.visits.none')}
                />
              ))}
          </div>
        </>
      )}
      <p className="pl-config-note">{t('config.visits.how', { zone: words.timeZone })}</p>
      <KeptNote visit={visit} kept={visit.services.retention.visits} />
    </ConfigShell>
  );
}

function bestDay(
  days: readonly VisitDay[],
  format: (day: string) => string,
  number: (value: number) => string,
): { day: string; views: string } {
  const best = days.reduce((a, b) => (b.views > a.views ? b : a));
  return { day: format(best.day), views: number(best.views) };
}
