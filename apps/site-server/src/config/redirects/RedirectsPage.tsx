import { isolate } from '@plinth/site-model';
import type { DefinitionPageProps } from '../definition/registerDefinitionForm';
import { LinkEntry } from '../links/LinkEntry';
import { LinkTargets } from '../links/LinkTargets';
import { SettingsForm } from '../shell/SettingsForm';
import {
  maxAddressLength,
  maxRedirects,
  redirectKinds,
  type Redirect,
  type RedirectField,
  type RedirectProblem,
  type RedirectSettings,
} from './redirectForm';

/** Empty rows after the existing ones; a save adds new ones. */
const emptyRows = 3;

/** The list of redirects, a row each. */
export function RedirectsPage({
  visit,
  settings: { redirects },
  base,
  revisions,
  problems = [],
  conflict,
  notice,
}: DefinitionPageProps<RedirectSettings, RedirectProblem>) {
  const { intl, rights } = visit;
  const { translate } = intl;
  const mayChange = rights.mayChange('redirects');
  const rows: readonly Redirect[] = [
    ...redirects,
    ...(mayChange ? Array.from({ length: emptyRows }, () => ({ from: '', to: '' })) : []),
  ];
  const written = ({ from, to }: Redirect) =>
    `${isolate(from, intl.locale)} → ${isolate(to, intl.locale)}`;

  const addressField = (field: RedirectField, row: number, value: string) => {
    const id = `${field}-${row}`;
    const problem = problems.find((one) => one.row === row && one.field === field);
    const label = translate(`config.redirects.${field}`);
    const shared = {
      id,
      name: field,
      maxLength: maxAddressLength,
      'aria-invalid': problem ? (true as const) : undefined,
      'aria-describedby': problem ? `${id}-problem` : undefined,
    };
    return (
      <div className="pl-config-field">
        <label htmlFor={id}>{label}</label>
        {field === 'to' ? (
          <LinkEntry
            visit={visit}
            href={value}
            label={label}
            shared={shared}
            kinds={redirectKinds}
            mayChange={mayChange}
          />
        ) : (
          // An old address is not among the site's current ones: none is suggested.
          <input
            {...shared}
            type="text"
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            defaultValue={value}
          />
        )}
        {problem ? (
          <span className="pl-config-error" id={`${id}-problem`}>
            {translate(`config.redirects.problem.${problem.kind}`, {
              count: problem.kind === 'many' ? maxRedirects : maxAddressLength,
            })}
          </span>
        ) : null}
      </div>
    );
  };

  return (
    <SettingsForm
      visit={visit}
      base={base}
      revisions={revisions}
      notice={notice}
      part="redirects"
      problems={problems.map(({ row, field }) => ({
        field: `${field}-${row}`,
        label: translate('config.redirects.ofRow', {
          field: translate(`config.redirects.${field}`),
          number: row + 1,
        }),
      }))}
      conflict={
        conflict && [
          {
            name: translate('config.part.redirects'),
            theirs: conflict.theirs.redirects.map(written).join('; ') || '–',
          },
        ]
      }
    >
      <p className="pl-config-note">{translate('config.redirects.what')}</p>
      <p className="pl-config-note">{translate('config.redirects.renamed')}</p>
      <LinkTargets visit={visit} />
      {rows.length === 0 ? <p>{translate('config.redirects.none')}</p> : null}
      {rows.map(({ from, to, isPermanent }, row) => (
        <fieldset key={row} disabled={!mayChange} className="pl-config-pairs">
          <legend>{translate('config.redirects.row', { number: row + 1 })}</legend>
          {addressField('from', row, from)}
          <label className="pl-config-field">
            {translate('config.redirects.kind')}
            <select name="kind" defaultValue={isPermanent === false ? '302' : '301'}>
              <option value="301">{translate('config.redirects.kind.301')}</option>
              <option value="302">{translate('config.redirects.kind.302')}</option>
            </select>
          </label>
          {addressField('to', row, to)}
        </fieldset>
      ))}
    </SettingsForm>
  );
}
