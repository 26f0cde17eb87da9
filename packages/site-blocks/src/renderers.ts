import { blockType } from '@plinth/site-model';
import type { BlockRenderer } from './context/blockRenderer';
import type { BlockDefinition } from './context/siteDefinition';
import { renderers } from './renderers.generated';

const byType = new Map<number, BlockRenderer>(
  renderers.flatMap((renderer) => (renderer.types ?? []).map((type) => [type, renderer] as const)),
);

const byName = new Map(renderers.map((renderer) => [renderer.kind, renderer]));

/** A wrapper's kind is in its definition name ([MOD-7]). */
export function findRenderer({ type, definitionName }: BlockDefinition): BlockRenderer | undefined {
  if (type === blockType.websiteComponent) return byName.get(definitionName?.toLowerCase() ?? '');
  return byType.get(type);
}
