import type { ConfigVisit } from '../configVisit';
import { TextEntry, type TextEntryProps } from '../shell/TextEntry';
import type { FormProblem } from './checkForm';
import type { FormDraft } from './formDraft';

/** The props of every part of the builder. */
export interface FormPartProps {
  visit: ConfigVisit;
  problems: readonly FormProblem[];
  draft: FormDraft;
  mayChange: boolean;
}

export interface EntryProps extends Omit<TextEntryProps, 'problem' | 'required'> {
  visit: Pick<ConfigVisit, 'intl'>;
  problems: readonly FormProblem[];
  value: string;
  /** Whether its label marks it as required. */
  required?: boolean;
}

/** A labelled entry of the builder, with its help and its problem. */
export function Entry({ visit, problems, label, required, ...entry }: EntryProps) {
  return (
    <TextEntry
      {...entry}
      label={required ? `${label} *` : label}
      problem={problemText(visit, problems, entry.id)}
    />
  );
}

interface CheckboxFieldProps extends Pick<
  EntryProps,
  'visit' | 'problems' | 'id' | 'label' | 'what'
> {
  name?: string;
  isOn: boolean;
}

/** A checkbox with its problem. */
export function CheckboxField({
  visit,
  problems,
  id,
  name = id,
  label,
  what,
  isOn,
}: CheckboxFieldProps) {
  const problem = problemText(visit, problems, id);
  return (
    <div className="pl-config-field">
      <label className="pl-config-check">
        <input
          id={id}
          type="checkbox"
          name={name}
          value="true"
          defaultChecked={isOn}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `${id}-problem`}
        />{' '}
        <span>
          {label}
          {what ? <span className="pl-config-note"> {what}</span> : null}
        </span>
      </label>
      {problem ? (
        <span className="pl-config-error" id={`${id}-problem`}>
          {problem}
        </span>
      ) : null}
    </div>
  );
}

/** The messages about an entry; `undefined` for a valid entry. */
const problemText = (
  visit: EntryProps['visit'],
  problems: readonly FormProblem[],
  id: string,
): string | undefined =>
  problems
    .filter(({ entry }) => entry === id)
    .map(({ kind, values }) => visit.intl.translate(`config.form.problem.${kind}`, values))
    .join(' ') || undefined;
