import type { ReactNode } from 'react';
import type { ConfigVisit } from '../configVisit';
import { addressWith, listQuery } from '../list/addressWith';
import { CrumbField } from '../shell/CrumbField';
import type { OrderRow } from './orderQueries';

export interface OrderActionProps {
  visit: ConfigVisit;
  row: OrderRow;
}

interface OrderActionFormProps extends OrderActionProps {
  /** The last part of the form's address. */
  action: 'sent' | 'refund' | 'cancel' | 'end' | 'restock' | 'note';
  children: ReactNode;
}

/** The form of one action on an order. The query of the list is kept for the way back. */
export function OrderActionForm({ visit, row, action, children }: OrderActionFormProps) {
  const query = listQuery(visit.url);
  query.delete('action');
  return (
    <form
      className="pl-config-fields"
      method="post"
      action={addressWith(`/config/orders/${row.number}/${action}`, query)}
    >
      <CrumbField visit={visit} />
      {children}
    </form>
  );
}

/** The form of an action that is rarely needed, in a box that is closed at first. */
export const OrderActionBox = ({
  summary,
  ...form
}: OrderActionFormProps & { summary: string }) => (
  <details className="pl-config-action-box">
    <summary>{summary}</summary>
    <OrderActionForm {...form} />
  </details>
);

/** The button that sends an action. */
export const ActionButton = ({
  text,
  isNext = false,
}: {
  text: string;
  /** Whether this is the next action of a usual order, whose button is filled. @default false */
  isNext?: boolean;
}) => (
  <div className="pl-config-row">
    <button type="submit" className="pl-config-button" data-style={isNext ? undefined : 'outline'}>
      {text}
    </button>
  </div>
);

/** The note of an action. */
export const ActionNote = ({ label }: { label: string }) => (
  <label className="pl-config-field">
    {label}
    <textarea name="text" rows={2} maxLength={2000} dir="auto" />
  </label>
);
