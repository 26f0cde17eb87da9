/** A piece of markup as data: written once, rendered by React (server and teams) and by the DOM (pages without fields). */
export interface ViewElement {
  tag: string;
  /** Attributes by their HTML names; `undefined` and `false` are left out, `true` is the empty attribute. */
  attributes: Readonly<Record<string, string | number | boolean | undefined>>;
  children: readonly ViewNode[];
}

export type ViewNode = ViewElement | string | false | undefined;

export function h(
  tag: string,
  attributes: ViewElement['attributes'],
  ...children: readonly (ViewNode | readonly ViewNode[])[]
): ViewElement {
  return { tag, attributes, children: children.flat() };
}
