import type { ConfigVisit } from '../configVisit';
import { addressWith } from '../list/addressWith';
import { pathOf } from '../list/pathOf';
import { ConfigShell } from '../shell/ConfigShell';
import { CrumbField } from '../shell/CrumbField';
import type { ErrorGroup, ErrorOccurrence } from './errorQueries';

/** One kind of error: its place in the code, and its occurrences. */
export function ErrorPage({
  visit,
  group,
  occurrences,
}: {
  visit: ConfigVisit;
  group: ErrorGroup;
  occurrences: readonly ErrorOccurrence[];
}) {
  const { intl, rights } = visit;
  const { translate } = intl;
  return (
    <ConfigShell visit={visit} part="errors" title={group.message}>
      <p className="pl-config-crumbs">
        <a href={addressWith('/config/errors', visit.url.searchParams)}>
          {translate('config.part.errors')}
        </a>
      </p>
      <h1 className="pl-config-code" dir="ltr">
        {group.message}
      </h1>
      <p className="pl-config-note">
        {translate('config.errors.times', {
          count: group.count,
          first: intl.moment(group.first),
          last: intl.moment(group.last),
        })}
      </p>
      <h2 id="stack">{translate('config.errors.stack')}</h2>
      {group.stack ? (
        // Long lines scroll, also by the keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre className="pl-config-pre" dir="ltr" tabIndex={0} role="region" aria-labelledby="stack">
          {group.stack}
        </pre>
      ) : (
        <p className="pl-config-note">{translate('config.errors.noStack')}</p>
      )}
      <h2>{translate('config.errors.occurrences')}</h2>
      <div className="pl-config-scroll">
        <table className="pl-config-table">
          <caption className="pl-config-hidden">{translate('config.errors.occurrences')}</caption>
          <thead>
            <tr>
              <th scope="col">{translate('config.errors.when')}</th>
              <th scope="col">{translate('config.errors.where')}</th>
              <th scope="col">{translate('config.errors.browser')}</th>
            </tr>
          </thead>
          <tbody>
            {occurrences.map(({ url, userAgent, recordedAt, message }, index) => (
              <tr key={index}>
                <td>
                  <time dateTime={recordedAt.toISOString()}>{intl.moment(recordedAt)}</time>
                </td>
                <td dir="ltr">
                  {pathOf(url)}
                  {message === group.message ? null : (
                    <span className="pl-config-note"> {message}</span>
                  )}
                </td>
                <td title={userAgent ?? undefined} dir="ltr">
                  {browserOf(userAgent)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rights.mayChange('errors') ? (
        <form
          className="pl-config-row"
          method="post"
          action={`/config/errors/${group.fingerprint}/delete`}
        >
          <CrumbField visit={visit} />
          <input type="hidden" name="until" value={group.last.toISOString()} />
          <button type="submit" className="pl-config-button">
            {translate('config.errors.fixed')}
          </button>
          <span className="pl-config-note">{translate('config.errors.fixed.text')}</span>
        </form>
      ) : null}
    </ConfigShell>
  );
}

/** Names of known browsers; any other keeps its own name. */
const browsers: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari/],
];

function browserOf(userAgent: string | null): string {
  if (!userAgent) return '';
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) return `${name} ${version}`;
  }
  return userAgent.slice(0, 60);
}
