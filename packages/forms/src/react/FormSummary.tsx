import type { ReactNode } from 'react';
import type { FormSchema, FormValues } from '../pure/formSchema';
import { summariseForm, type SummaryOptions } from '../pure/summariseValue';

export interface FormSummaryProps extends SummaryOptions {
  /** The description of the form. */
  schema: FormSchema;
  /** The entries by field id. */
  values: FormValues;
}

/** A form's values for a reader ([FRM-3]), as a description list. */
export function FormSummary({ schema, values, ...options }: FormSummaryProps): ReactNode {
  return (
    <dl className="pl-form-entries">
      {summariseForm(schema, values, options).map(({ id, title, lines }) => (
        <div key={id} className="pl-form-entry">
          <dt>{title}</dt>
          {lines.map(({ label, value }, index) => (
            <dd key={label ?? index}>
              {label !== undefined && <span className="pl-form-entry-label">{label}: </span>}
              {value}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
