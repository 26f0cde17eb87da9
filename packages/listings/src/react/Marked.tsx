import type { ReactNode } from 'react';
import type { MarkedText } from '../searchResult';

/** A text with what was found in it marked. */
export const Marked = ({ texts }: { texts: readonly MarkedText[] }): ReactNode => (
  <bdi>
    {texts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))}
  </bdi>
);
