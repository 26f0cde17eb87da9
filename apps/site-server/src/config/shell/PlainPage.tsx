import type { ReactNode } from 'react';
import type { ConfigArrival } from '../configVisit';
import { ConfigDocument } from './ConfigDocument';

export interface PlainPageProps {
  arrival: ConfigArrival;
  /** The title of the document and the heading. */
  title: string;
  /** Whether the name of the site stands above it: for somebody who is not in yet. @default false */
  namesSite?: boolean;
  children: ReactNode;
}

/** A page of the area with one thing on it, such as the sign-in: no menu, because nobody may be there. */
export const PlainPage = ({ arrival, title, namesSite = false, children }: PlainPageProps) => (
  <ConfigDocument arrival={arrival} title={title} page="plain">
    <main className="pl-config-plain">
      {namesSite ? <p className="pl-config-eyebrow">{arrival.site.definition.title}</p> : null}
      <h1>{title}</h1>
      {children}
    </main>
  </ConfigDocument>
);
