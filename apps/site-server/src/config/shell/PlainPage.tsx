import type { ReactNode } from 'react';
import type { ConfigArrival } from '../configVisit';
import { ConfigDocument } from './ConfigDocument';

export interface PlainPageProps {
  arrival: ConfigArrival;
  /** The title of the document and the heading. */
  title: string;
  /**
   * Whether the name of the site is shown above the heading, for visitors who are not signed in.
   * @default false
   */
  namesSite?: boolean;
  children: ReactNode;
}

/**
 * A page of the area with one purpose, such as the sign-in: without a menu, because its visitor may not be signed in.
 */
export const PlainPage = ({ arrival, title, namesSite = false, children }: PlainPageProps) => (
  <ConfigDocument arrival={arrival} title={title} page="plain">
    <main className="pl-config-plain">
      {namesSite ? <p className="pl-config-eyebrow">{arrival.site.definition.title}</p> : null}
      <h1>{title}</h1>
      {children}
    </main>
  </ConfigDocument>
);
