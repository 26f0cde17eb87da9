import type { ReactNode } from 'react';
import type { Answer } from '../../forms/describeAnswers';
import type { ConfigVisit } from '../configVisit';

type RowAnswer = Answer & { row: NonNullable<Answer['row']> };

export const isInRow = (answer: Answer): answer is RowAnswer => answer.row !== undefined;

/** The id of a field within its row. */
const columnOf = ({ fieldId, row: { of, at } }: RowAnswer): string =>
  fieldId.slice(`${of}.${at}.`.length);

/** The answers to a repeated group of fields as a table, with a row for each repetition. */
export function AnswerRows({
  visit: { intl },
  title,
  answers,
  renderAnswer,
}: {
  visit: ConfigVisit;
  /** The title of the group. */
  title: string;
  answers: readonly RowAnswer[];
  renderAnswer: (answer: Answer) => ReactNode;
}) {
  // Two fields of a row may have the same title.
  const columns = new Map(answers.map((answer) => [columnOf(answer), answer.row.label]));
  const rows = [...new Set(answers.map(({ row }) => row.at))].sort((one, other) => one - other);
  const answerAt = (at: number, column: string) =>
    answers.find((answer) => answer.row.at === at && columnOf(answer) === column);
  return (
    <div
      className="pl-config-scroll"
      role="region"
      aria-label={title}
      // A keyboard scrolls the focused element.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className="pl-config-table">
        <thead>
          <tr>
            <th scope="col">{title}</th>
            {[...columns].map(([column, label]) => (
              <th scope="col" key={column}>
                <bdi>{label}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((at) => (
            <tr key={at}>
              <th scope="row">{intl.number(at)}</th>
              {[...columns.keys()].map((column) => {
                const answer = answerAt(at, column);
                return <td key={column}>{answer ? renderAnswer(answer) : '–'}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
