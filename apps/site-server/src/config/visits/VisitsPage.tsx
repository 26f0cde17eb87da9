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
  /** All days of the period, including days without visits. */
  days: readonly VisitDay[];
  all: Omit<VisitDay, 'day'>;
  pages: readonly RankedRow[];
  referrers: readonly RankedRow[];
  devices: readonly { kind: DeviceKind; views: number }[];
  /** Shown if the site has any: variants of pages, campaigns of landings, events of its scripts. */
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
  const { intl } = visit;
  const { translate } = intl;
  const isEmpty = all.views === 0;
  return (
    <ConfigShell visit={visit} part="visits" title={translate('config.part.visits')}>
      <div className="pl-config-head">
        <h1>{translate('config.part.visits')}</h1>
        <PeriodMenu visit={visit} period={period} kept={visit.services.retention.visits} />
      </div>
      {isEmpty ? <p className="pl-config-empty">{translate('config.visits.none')}</p> : null}
      <dl className="pl-config-figures">
        {(['views', 'visits', 'visitors'] as const).map((name) => (
          <div key={name}>
            <dt>{translate(`config.visits.${name}`)}</dt>
            <dd>{intl.number(all[name])}</dd>
          </div>
        ))}
      </dl>
      {isEmpty ? null : (
        <>
          <TimePlot
            id="visits"
            title={translate('config.visits.byDay')}
            summary={translate('config.visits.best', bestDay(days, intl.day, intl.number))}
            steps={days.map(({ day }) => intl.day(day))}
            stepLabel={translate('config.day')}
            tableLabel={translate('config.asTable')}
            series={(['views', 'visits', 'visitors'] as const).map((name) => ({
              label: translate(`config.visits.${name}`),
              values: days.map((day) => day[name]),
            }))}
            format={(value) => intl.number(value)}
          />
          <div className="pl-config-columns">
            <Ranking
              intl={intl}
              title={translate('config.visits.pages')}
              nameLabel={translate('config.visits.page')}
              valueLabel={translate('config.visits.views')}
              rows={pages}
              empty={translate('config.visits.none')}
            />
            <Ranking
              intl={intl}
              title={translate('config.visits.referrers')}
              nameLabel={translate('config.visits.referrer')}
              valueLabel={translate('config.visits.views')}
              rows={referrers}
              empty={translate('config.visits.noReferrers')}
            />
            <Ranking
              intl={intl}
              title={translate('config.visits.devices')}
              nameLabel={translate('config.visits.device')}
              valueLabel={translate('config.visits.views')}
              rows={devices.map(({ kind, views }) => ({
                name: translate(`config.visits.device.${kind}`),
                views,
              }))}
              empty={translate('config.visits.none')}
            />
            {(['variants', 'campaigns', 'events'] as const)
              .filter((kind) => more[kind].length > 0)
              .map((kind) => (
                <Ranking
                  key={kind}
                  intl={intl}
                  title={translate(`config.visits.${kind}`)}
                  nameLabel={translate(`config.visits.${kind}.name`)}
                  valueLabel={translate(`config.visits.${kind}.value`)}
                  rows={more[kind]}
                  empty={translate('config.visits.none')}
                />
              ))}
          </div>
        </>
      )}
      <p className="pl-config-note">{translate('config.visits.how', { zone: intl.timeZone })}</p>
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
