import type { ReactNode } from 'react';
import type { ConfigVisit } from '../configVisit';
import { CrumbField } from './CrumbField';

export interface DeleteFormProps {
  visit: ConfigVisit;
  action: string;
  label: string;
  /** The text about what will be lost. */
  text: string;
  /** Additional fields. */
  children?: ReactNode;
}

/** Deletes by a second press: the first one shows what will be lost. */
export const DeleteForm = ({ visit, action, label, text, children }: DeleteFormProps) => (
  <details className="pl-config-danger">
    <summary>{label}</summary>
    <form method="post" action={action}>
      <CrumbField visit={visit} />
      {children}
      <p>{text}</p>
      <button type="submit" className="pl-config-button">
        {visit.intl.translate('config.delete.now')}
      </button>
    </form>
  </details>
);
