/** Attributes in React's spelling; `undefined`, `null` and `false` are left out. */
export type NodeProps = Readonly<Record<string, string | number | boolean | undefined>>;

export type NodeChild<Node> = Node | string | false | undefined;

/**
 * Builds one piece of markup. The views are written once and receive a builder: React's
 * `createElement` (server and teams), or `buildElement` (pages that only describe their form).
 */
export type BuildNode<Node> = (
  tag: string,
  props: NodeProps | null,
  ...children: readonly NodeChild<Node>[]
) => Node;
