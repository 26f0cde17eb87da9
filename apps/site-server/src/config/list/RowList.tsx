import type { ReactNode } from 'react';
import type { ConfigVisit } from '../configVisit';
import { Paging } from './Paging';
import type { PageOfRows } from './pageOfRows';

export interface RowListProps<Row> {
  visit: ConfigVisit;
  found: PageOfRows<Row>;
  label: string;
  /** The message instead of an empty list. */
  none: string;
  keyOf(row: Row): string;
  /** The content beside the links to further pages, such as a download of all rows. */
  foot?: ReactNode;
  children(row: Row): ReactNode;
}

/** A page of a list's rows with the links to the others. */
export const RowList = <Row,>({
  visit,
  found: { rows, total, page },
  label,
  none,
  keyOf,
  foot,
  children,
}: RowListProps<Row>) =>
  rows.length === 0 ? (
    <p className="pl-config-empty">{none}</p>
  ) : (
    <>
      <ol className="pl-config-list" aria-label={label}>
        {rows.map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
      </ol>
      <div className="pl-config-foot">
        <Paging visit={visit} total={total} page={page} />
        {foot}
      </div>
    </>
  );
