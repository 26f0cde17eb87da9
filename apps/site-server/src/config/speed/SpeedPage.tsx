import type { ConfigVisit } from '../configVisit';
import type { ConfigIntl } from '../configIntl';
import { TimePlot } from '../plots/TimePlot';
import { ConfigShell } from '../shell/ConfigShell';
import { KeptNote } from '../shell/KeptNote';
import { PeriodMenu } from '../visits/PeriodMenu';
import { metrics, verdictOf, type Metric } from '../../census/metrics';
import type { SpeedDay, SpeedTotal } from './speedQueries';

export interface SpeedPageProps {
  visit: ConfigVisit;
  period: number;
  /** All days of the period. */
  days: readonly string[];
  byDay: readonly SpeedDay[];
  totals: readonly SpeedTotal[];
}

export function SpeedPage({ visit, period, days, byDay, totals }: SpeedPageProps) {
  const { intl } = visit;
  const { translate } = intl;
  return (
    <ConfigShell visit={visit} part="speed" title={translate('config.part.speed')}>
      <div className="pl-config-head">
        <h1>{translate('config.part.speed')}</h1>
        <PeriodMenu visit={visit} period={period} kept={visit.services.retention.speed} />
      </div>
      <p className="pl-config-lead">{translate('config.speed.lead')}</p>
      {totals.length === 0 ? (
        <p className="pl-config-empty">{translate('config.speed.none')}</p>
      ) : null}
      {metrics.map((metric) => {
        const total = totals.find((entry) => entry.metric === metric.name);
        if (!total) return null;
        const ofDay = new Map(
          byDay.filter((entry) => entry.metric === metric.name).map(({ day, p75 }) => [day, p75]),
        );
        const format = (value: number) => formatMetric(intl, metric, value);
        return (
          <section className="pl-config-metric" key={metric.name}>
            <h2>{translate(`config.speed.${metric.name}`)}</h2>
            <p className="pl-config-figure">
              <span className="pl-config-figure-value">{format(total.p75)}</span>{' '}
              <span className="pl-config-status" data-status={verdictOf(metric, total.p75)}>
                {translate(`config.speed.${verdictOf(metric, total.p75)}`)}
              </span>{' '}
              <span className="pl-config-note">
                {translate('config.speed.share', {
                  good: intl.number(total.good * 100),
                  poor: intl.number(total.poor * 100),
                  loads: intl.number(total.loads),
                })}
              </span>
            </p>
            <TimePlot
              id={`speed-${metric.name}`}
              title={translate('config.speed.byDay')}
              summary={translate(`config.speed.${metric.name}.what`)}
              steps={days.map((day) => intl.day(day))}
              stepLabel={translate('config.day')}
              tableLabel={translate('config.asTable')}
              series={[
                {
                  label: translate('config.speed.p75'),
                  values: days.map((day) => ofDay.get(day)),
                },
              ]}
              format={format}
              limits={[
                {
                  value: metric.good,
                  label: translate('config.speed.limit', { limit: format(metric.good) }),
                },
              ]}
            />
          </section>
        );
      })}
      <KeptNote visit={visit} kept={visit.services.retention.speed} />
    </ConfigShell>
  );
}

const narrowSpace = '\u202f';

function formatMetric(intl: ConfigIntl, { unit }: Metric, value: number): string {
  if (unit === '' || value === 0) return intl.number(value, 3);
  return value >= 1000
    ? `${intl.number(value / 1000, 1)}${narrowSpace}s`
    : `${intl.number(Math.round(value))}${narrowSpace}ms`;
}
