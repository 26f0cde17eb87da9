import type { ReactNode } from 'react';
import type { MarkedText } from '../searchResult';

/** A text in which the matches are marked. */
export const Marked = ({ texts }: { texts: readonly MarkedText[] }): ReactNode => (
  <bdi>
    {texts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))}
  </bdi>
);
