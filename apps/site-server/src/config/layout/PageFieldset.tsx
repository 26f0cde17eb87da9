import { PictureEntry } from '../pictures/PictureEntry';
import type { ConfigVisit } from '../configVisit';
import { pageFieldName, pageFieldNames, type PageField, type PageFields } from './pageFields';

export interface PageProblem {
  field: PageField;
  sentence: string;
}

export interface PageFieldsetProps {
  visit: ConfigVisit;
  fields: PageFields;
  problems: readonly PageProblem[];
  warnings: ReadonlyMap<string, string>;
  /** Whether the page is new: its address may be derived from its title. */
  isNew: boolean;
  mayChange: boolean;
}

/** The fields of the page itself, for tabs, search engines and cards. */
export function PageFieldset(props: PageFieldsetProps) {
  const { visit, isNew, problems } = props;
  const { translate } = visit.intl;
  const isOpen = isNew || problems.length > 0;
  return (
    <details className="pl-config-about" open={isOpen}>
      <summary>{translate('config.layout.about')}</summary>
      <div className="pl-config-about-fields">
        {pageFieldNames.map((field) => (
          <Field key={field} {...props} field={field} />
        ))}
      </div>
    </details>
  );
}

function Field({
  visit,
  fields,
  problems,
  warnings,
  isNew,
  mayChange,
  field,
}: PageFieldsetProps & { field: PageField }) {
  const { translate } = visit.intl;
  const name = pageFieldName(field);
  const label = translate(`config.layout.field.${field}`);
  const problem = problems.find((one) => one.field === field);
  const warning = problem ? undefined : warnings.get(name);
  const note = `${name}-help`;
  const described = [note, problem && `${name}-problem`, warning && `${name}-warning`];
  const shared = {
    id: name,
    name,
    'aria-describedby': described.filter(Boolean).join(' '),
    'aria-invalid': problem ? (true as const) : undefined,
  };
  return (
    <div className="pl-config-field">
      <label htmlFor={name}>
        {label}
        {field === 'title' ? ' *' : ''}
      </label>
      {field === 'socialSrc' ? (
        <PictureEntry
          visit={visit}
          src={fields[field]}
          label={label}
          shared={shared}
          mayChange={mayChange}
        />
      ) : field === 'description' ? (
        <textarea
          {...shared}
          rows={3}
          dir="auto"
          spellCheck
          readOnly={!mayChange}
          defaultValue={fields[field]}
        />
      ) : (
        <input
          {...shared}
          type="text"
          dir={field === 'slug' ? 'ltr' : 'auto'}
          autoComplete="off"
          readOnly={!mayChange}
          defaultValue={fields[field]}
        />
      )}
      <span className="pl-config-note" id={note}>
        {translate(
          field === 'slug' && isNew
            ? 'config.layout.field.slug.new'
            : `config.layout.field.${field}.what`,
        )}
      </span>
      {problem ? (
        <span className="pl-config-error" id={`${name}-problem`}>
          {problem.sentence}
        </span>
      ) : null}
      {warning ? (
        <span className="pl-config-warning" id={`${name}-warning`}>
          {warning}
        </span>
      ) : null}
    </div>
  );
}
