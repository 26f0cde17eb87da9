import type { ConfigVisit } from '../configVisit';
import { blocksInUse } from './blocksInUse';
import { schemaHelp } from './explainSchema';

/** The reference of a page's fields, beside the editor. */
export function SchemaHelp({ visit }: { visit: ConfigVisit }) {
  const { intl, site } = visit;
  const { translate } = intl;
  return (
    <details className="pl-config-help">
      <summary>{translate('config.help')}</summary>
      {(['page', 'section', 'block'] as const).map((part) => (
        <div className="pl-config-scroll" key={part}>
          <table className="pl-config-table">
            <caption>{translate(`config.help.${part}`)}</caption>
            <thead className="pl-config-hidden">
              <tr>
                <th scope="col">{translate('config.help.field')}</th>
                <th scope="col">{translate('config.help.meaning')}</th>
              </tr>
            </thead>
            <tbody>
              {schemaHelp[part].map(({ name, help, isRequired, values }) => (
                <tr key={name}>
                  <th scope="row">
                    <code dir="ltr">{name}</code>
                    {isRequired ? (
                      <span className="pl-config-note"> {translate('config.help.required')}</span>
                    ) : null}
                  </th>
                  <td>
                    {translate(`config.help.${help}`)}
                    {values ? (
                      <span className="pl-config-note" dir="ltr">
                        {' '}
                        {values.join(', ')}
                      </span>
                    ) : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
      <div className="pl-config-scroll">
        <table className="pl-config-table">
          <caption>{translate('config.help.kinds')}</caption>
          <thead>
            <tr>
              <th scope="col">type</th>
              <th scope="col">{translate('config.help.kind')}</th>
              <th scope="col">{translate('config.help.settings')}</th>
            </tr>
          </thead>
          <tbody>
            {blocksInUse(site.definition).map(({ type, name, settings }) => (
              <tr key={`${type} ${name}`}>
                <td>{type}</td>
                <th scope="row">{name}</th>
                <td dir="ltr">
                  <code>{settings.join(', ')}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
