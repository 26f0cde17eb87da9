import type { ReactNode } from 'react';
import type { CartAnswer } from './cartAnswer';

export interface RefusalSummaryProps {
  answer: CartAnswer | undefined;
  /**
   * Ids of the fields that can be invalid, by their names in `answer.errors`, in the order of the
   * page.
   */
  fields: Readonly<Record<string, string>>;
}

/**
 * Lists the errors of a refused post, as forms do ([FRM-22b], [COM-42]): it has the focus when the
 * page opens, and each error links to its field. The same message is beside the field.
 */
export function RefusalSummary({ answer, fields }: RefusalSummaryProps): ReactNode {
  if (!answer?.message) return null;
  const { message, errors = {} } = answer;
  const wrong = Object.entries(fields).filter(([name]) => errors[name] !== undefined);
  return (
    <div
      className="pl-shop-alert pl-shop-refusal"
      tabIndex={-1}
      // eslint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
    >
      <p role="alert">{message}</p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map(([name, id]) => (
            <li key={name}>
              <a href={`#${id}`}>{errors[name]}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
