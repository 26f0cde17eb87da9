import type { BlockDefinition, PageDefinition, SectionDefinition } from '@plinth/site-renderer';
import { blockIdentity, findBlockKind, type BlockKind } from '@plinth/site-blocks';

export const blocksOf = ({ sections }: PageDefinition): readonly BlockDefinition[] =>
  sections.flatMap(({ blocks }) => blocks);

/** `text-1`, `text-2` …: the first that the page does not have. */
function freshId(page: PageDefinition, stem: string): string {
  const taken = new Set([...page.sections, ...blocksOf(page)].map(({ id }) => id));
  let number = 1;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

const stemOf = ({ name }: BlockKind) => name.en.toLowerCase().replaceAll(' ', '-');

const withSections = (
  page: PageDefinition,
  change: (sections: SectionDefinition[]) => SectionDefinition[],
): PageDefinition => ({ ...page, sections: change(page.sections) });

const withBlocks = (
  page: PageDefinition,
  change: (blocks: BlockDefinition[], section: SectionDefinition) => BlockDefinition[],
) =>
  withSections(page, (sections) =>
    sections.map((section) => ({ ...section, blocks: change(section.blocks, section) })),
  );

export interface Added {
  page: PageDefinition;
  id: string;
}

/** Inserts a new block after another one, or at the end of a section, or of the page. */
export function addBlock(page: PageDefinition, kind: BlockKind, behind?: string): Added {
  const id = freshId(page, stemOf(kind));
  const block: BlockDefinition = { id, ...blockIdentity(kind), settings: { ...kind.example } };
  const target =
    page.sections.find(
      (section) => section.id === behind || section.blocks.some((known) => known.id === behind),
    ) ?? page.sections.at(-1);
  if (!target) {
    const { page: withSection } = addSection(page);
    return { id, page: withBlocks(withSection, () => [block]) };
  }
  return {
    id,
    page: withBlocks(page, (blocks, section) => {
      if (section !== target) return blocks;
      const at = blocks.findIndex((known) => known.id === behind);
      return at < 0 ? [...blocks, block] : blocks.toSpliced(at + 1, 0, block);
    }),
  };
}

export function addSection(page: PageDefinition): Added {
  const id = freshId(page, 'section');
  return { id, page: withSections(page, (sections) => [...sections, { id, blocks: [] }]) };
}

/** Removes a block or a section. */
export const remove = (page: PageDefinition, id: string): PageDefinition =>
  withBlocks(
    withSections(page, (sections) => sections.filter((section) => section.id !== id)),
    (blocks) => blocks.filter((block) => block.id !== id),
  );

export const changeBlock = (
  page: PageDefinition,
  id: string,
  part: Partial<BlockDefinition>,
): PageDefinition =>
  withBlocks(page, (blocks) =>
    blocks.map((block) => (block.id === id ? { ...block, ...part } : block)),
  );

export const changeSection = (
  page: PageDefinition,
  id: string,
  part: Partial<SectionDefinition>,
): PageDefinition =>
  withSections(page, (sections) =>
    sections.map((section) => (section.id === id ? { ...section, ...part } : section)),
  );

/** Moves a part one place up (-1) or down (1). A block at the edge of its section moves into the neighbouring section. */
export function move(page: PageDefinition, id: string, by: -1 | 1): PageDefinition {
  const { sections } = page;
  const sectionAt = sections.findIndex((section) => section.id === id);
  if (sectionAt >= 0) return withSections(page, () => swapped(sections, sectionAt, by));

  const home = sections.findIndex(({ blocks }) => blocks.some((block) => block.id === id));
  const blocks = sections[home]?.blocks ?? [];
  const at = blocks.findIndex((block) => block.id === id);
  const block = blocks[at];
  if (!block) return page;
  if (blocks[at + by])
    return changeSection(page, sections[home]!.id, { blocks: swapped(blocks, at, by) });
  const next = sections[home + by];
  if (!next) return page;
  const without = changeSection(page, sections[home]!.id, { blocks: blocks.toSpliced(at, 1) });
  return changeSection(without, next.id, {
    blocks: by === 1 ? [block, ...next.blocks] : [...next.blocks, block],
  });
}

function swapped<Entry>(entries: readonly Entry[], at: number, by: -1 | 1): Entry[] {
  const entry = entries[at];
  const other = entries[at + by];
  if (entry === undefined || other === undefined) return [...entries];
  return entries.with(at, other).with(at + by, entry);
}

/** The name of a block in the list: its kind and its first words. */
export function blockTitle({ type, definitionName, settings = {} }: BlockDefinition): string {
  const title = findBlockKind(type, definitionName)?.name.en ?? `Type ${type}`;
  const text = [settings['html'], settings['title'], settings['buttonText'], settings['quote']]
    .filter((text) => typeof text === 'string')
    .map((text) => text.replaceAll(/<[^>]*>/g, ' ').trim())
    .find(Boolean);
  return text ? `${title}: ${text.replaceAll(/\s+/g, ' ').slice(0, 28)}` : title;
}
