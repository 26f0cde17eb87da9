import { Fragment } from 'react';

/** Texts of visitors and owners in one line, each in its own direction. */
export function IsolatedTexts({ texts, between }: { texts: readonly string[]; between: string }) {
  return texts.map((text, index) => (
    <Fragment key={index}>
      {index > 0 && between}
      <bdi>{text}</bdi>
    </Fragment>
  ));
}
