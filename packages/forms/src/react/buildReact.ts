import { createElement, type ReactNode } from 'react';
import type { BuildNode } from '../view/buildNode';

/** Builds markup with React. Entries are uncontrolled: they belong to the page, not to a render. */
export const buildReact: BuildNode<ReactNode> = (tag, props, ...children) =>
  // ICU data of server and browser may have different names of countries.
  createElement(
    tag,
    tag === 'option' ? { ...props, suppressHydrationWarning: true } : props,
    ...children,
  );
