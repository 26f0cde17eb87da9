import { Fragment } from 'react';
import { Refusal } from './Refusal';

export interface ProblemLinksProps {
  /** The message before the fields. */
  text: string;
  /** Fields that could not be saved: their ids and labels. */
  problems: readonly { field: string; label: string }[];
}

/** Lists the invalid fields of a refused form as links. */
export const ProblemLinks = ({ text, problems }: ProblemLinksProps) =>
  problems.length === 0 ? null : (
    <Refusal>
      {text}{' '}
      {problems.map(({ field, label }, index) => (
        <Fragment key={`${field} ${index}`}>
          {index > 0 ? ', ' : null}
          <a href={`#${field}`}>{label}</a>
        </Fragment>
      ))}
    </Refusal>
  );
