import type { CDPSession } from '@playwright/test';

/** The fields of V8's heap snapshots that are read here (v8/include/v8-profiler.h, `HeapSnapshot::Serialize`). */
interface SerialisedSnapshot {
  snapshot: {
    meta: {
      node_fields: string[];
      node_types: [string[], ...unknown[]];
      edge_fields: string[];
      edge_types: [string[], ...unknown[]];
    };
  };
  nodes: number[];
  edges: number[];
  strings: string[];
}

/** One object of the heap. */
export interface HeapNode {
  /** Stays the same from one snapshot to the next. */
  id: number;
  /** Its kind and its constructor, such as `object Map`; of texts the kind alone. */
  name: string;
  /** V8's kind of object: `code` is compiled code, `hidden` V8's own data. */
  kind: string;
  /** Bytes of the object itself. */
  size: number;
  text: string;
  /** The strong references from it. */
  edges: { name: string; to: number }[];
}

/** The objects of a heap; the first one is the root. */
export type HeapSnapshot = readonly HeapNode[];

const plainKinds = new Set(['string', 'concatenated string', 'sliced string', 'number', 'bigint']);

/** Takes a snapshot after a collection of garbage. */
export async function takeHeapSnapshot(cdp: CDPSession): Promise<HeapSnapshot> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return readSnapshot(JSON.parse(chunks.join('')) as SerialisedSnapshot);
}

function readSnapshot({
  snapshot: { meta },
  nodes,
  edges,
  strings,
}: SerialisedSnapshot): HeapNode[] {
  const nodeField = (name: string) => meta.node_fields.indexOf(name);
  const edgeField = (name: string) => meta.edge_fields.indexOf(name);
  const [ofNode, ofEdge] = [meta.node_fields.length, meta.edge_fields.length];
  const [type, name, id, size, count] = ['type', 'name', 'id', 'self_size', 'edge_count'].map(
    nodeField,
  ) as [number, number, number, number, number];
  const [edgeType, edgeName, target] = ['type', 'name_or_index', 'to_node'].map(edgeField) as [
    number,
    number,
    number,
  ];
  const [kinds, edgeKinds] = [meta.node_types[0], meta.edge_types[0]];
  const found: HeapNode[] = [];
  let edge = 0;
  for (let at = 0; at < nodes.length; at += ofNode) {
    const kind = kinds[nodes[at + type]!]!;
    const text = strings[nodes[at + name]!]!;
    const node: HeapNode = {
      id: nodes[at + id]!,
      kind,
      name: plainKinds.has(kind) ? kind : `${kind} ${text.slice(0, 80)}`,
      size: nodes[at + size]!,
      text,
      edges: [],
    };
    for (let left = nodes[at + count]!; left > 0; left -= 1, edge += ofEdge) {
      const edgeKind = edgeKinds[edges[edge + edgeType]!]!;
      if (edgeKind === 'weak') continue;
      const label = edges[edge + edgeName]!;
      const isIndex = edgeKind === 'element' || edgeKind === 'hidden';
      node.edges.push({
        name: isIndex ? `[${label}]` : `.${strings[label]!}`,
        to: edges[edge + target]! / ofNode,
      });
    }
    found.push(node);
  }
  return found;
}
