import type { ConfigIntl } from '../configIntl';
import type { RankedRow } from './visitQueries';

/** Shows the most frequent values, as a table whose rows show their share. */
export function Ranking({
  intl,
  title,
  nameLabel,
  valueLabel,
  rows,
  empty,
}: {
  intl: ConfigIntl;
  title: string;
  nameLabel: string;
  valueLabel: string;
  rows: readonly RankedRow[];
  empty: string;
}) {
  const max = Math.max(1, ...rows.map(({ views }) => views));
  return (
    <section className="pl-config-ranking">
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className="pl-config-note">{empty}</p>
      ) : (
        <table className="pl-config-table">
          <caption className="pl-config-hidden">{title}</caption>
          <thead className="pl-config-hidden">
            <tr>
              <th scope="col">{nameLabel}</th>
              <th scope="col">{valueLabel}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, views }) => (
              <tr key={name}>
                <th scope="row">
                  <span className="pl-config-ranking-name" dir="auto">
                    {name}
                  </span>
                  <svg
                    className="pl-config-ranking-bar"
                    viewBox="0 0 100 1"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <rect width={Math.max(1, Math.round((views / max) * 100))} height="1" />
                  </svg>
                </th>
                <td className="pl-config-number">{intl.number(views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
