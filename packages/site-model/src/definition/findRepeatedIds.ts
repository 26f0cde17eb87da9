import type { PageDefinition } from './pageSchema';

export interface RepeatedId {
  /** The path of the repeated id: `['sections', 1, 'blocks', 0, 'id']`. */
  path: readonly (string | number)[];
  /** The path of its first occurrence. */
  first: readonly (string | number)[];
}

/**
 * Finds the ids that two sections or two blocks of a page share. Their elements would have the same
 * id, and links, labels and scripts would find the wrong element.
 */
export function findRepeatedIds({ sections }: Pick<PageDefinition, 'sections'>): RepeatedId[] {
  const seen = new Map<string, RepeatedId['path']>();
  const repeated: RepeatedId[] = [];
  const look = (key: string, path: RepeatedId['path']) => {
    const first = seen.get(key);
    if (first) repeated.push({ path, first });
    else seen.set(key, path);
  };
  sections.forEach((section, index) => {
    look(`section ${section.id}`, ['sections', index, 'id']);
    section.blocks.forEach((block, at) =>
      look(`block ${block.id}`, ['sections', index, 'blocks', at, 'id']),
    );
  });
  return repeated;
}
