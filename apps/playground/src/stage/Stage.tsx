import { createElement, useMemo, type ComponentType, type ReactNode } from 'react';
import { readValues } from '../example/controlValues';
import type { ExampleProps } from '../example/example';
import type { StageContext } from '../example/stageContext';
import type { LoadedExample } from './loadExample';

export interface StageProps {
  loaded: LoadedExample | undefined;
  /** Values of the controls in the address. */
  written: Readonly<Record<string, string>>;
  context: StageContext;
}

/** The page of an example, without anything that a site would not have. */
export function Stage({ loaded, written, context }: StageProps): ReactNode {
  const values = useMemo(
    () => (loaded ? readValues(loaded.example.controls, written) : {}),
    [loaded, written],
  );
  if (!loaded) return <p role="alert">There is no example of this name.</p>;
  return createElement(loaded.Component as ComponentType<ExampleProps<object>>, {
    values,
    stage: context,
  });
}
