import { blockType } from '@plinth/site-model';
import type { BlockKind } from './blockKind';
import { blockKinds } from './blockKinds.generated';

const byType = /* @__PURE__ */ new Map(
  /* @__PURE__ */ blockKinds.flatMap((kind) => kind.types.map((type) => [type, kind] as const)),
);

/**
 * The kind of a stored block by its number, or by its name if the number is a wrapper's ([MOD-7]);
 * `undefined` for a kind without a schema.
 */
export const findBlockKind = (type: number, definitionName?: string): BlockKind | undefined =>
  type === blockType.websiteComponent
    ? blockKinds.find(({ kind }) => kind === definitionName?.toLowerCase())
    : byType.get(type);

/**
 * The number, or for a kind without a number the name, with which a page stores a block of this
 * kind.
 */
export const blockIdentity = ({
  kind,
  types,
}: Pick<BlockKind, 'kind' | 'types'>): { type: number; definitionName?: string } =>
  types[0] === undefined
    ? { type: blockType.websiteComponent, definitionName: kind }
    : { type: types[0] };
