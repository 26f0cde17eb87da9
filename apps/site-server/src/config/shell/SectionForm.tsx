import type { ReactNode } from 'react';
import type { ConfigArrival } from '../configVisit';
import { CrumbField } from './CrumbField';

export interface SectionFormProps {
  visit: ConfigArrival;
  /** The id of the heading. */
  id: string;
  title: string;
  action: string;
  /** Label of its button. */
  button: string;
  /** @default a filled button */
  buttonStyle?: 'outline';
  /** The part below the form. */
  below?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A section of a page with one form under its heading. */
export const SectionForm = (props: SectionFormProps) => (
  <section aria-labelledby={props.id}>
    <h2 id={props.id}>{props.title}</h2>
    <form className="pl-config-fields" method="post" action={props.action}>
      <CrumbField visit={props.visit} />
      {props.children}
      <div className="pl-config-row">
        <button type="submit" className="pl-config-button" data-style={props.buttonStyle}>
          {props.button}
        </button>
      </div>
    </form>
    {props.below}
  </section>
);
