import { blockIdentity, blockKinds } from '@plinth/site-blocks';
import { limits } from '@plinth/site-model';
import type { PageDefinition, SectionDefinition } from '@plinth/site-model/definition';
import type { LayoutChange } from './layoutChange';

type Block = SectionDefinition['blocks'][number];

/** The maximum number of sections, as in the schema of a page. */
export const maxSections = 200;

/** The page after a change, and the part that gets the focus. */
export interface ChangedLayout {
  page: PageDefinition;
  /** The section or block that was changed. */
  focus?: { of: 'section' | 'block'; id: string };
  /** The reason for which nothing was changed. */
  refused?: 'full-section' | 'full-page';
}

export interface LayoutContext {
  /** The kind of a block that is added, such as `quote`. */
  kind: string | undefined;
  /** Ids of the site's forms: a copied form needs a new one. */
  formIds: ReadonlySet<string>;
  /** The collection that a new block shows. @default none */
  collectionId?: string | undefined;
}

/** Adds, moves, copies or removes a section or a block. A change that names no part of the page changes nothing. */
export function changeLayout(
  page: PageDefinition,
  change: LayoutChange,
  context: LayoutContext,
): ChangedLayout {
  switch (change.kind) {
    case 'add-section':
      return addSection(page, change.at);
    case 'add-block':
      return addBlock(page, change.section, context);
    case 'move':
      return moveBlock(page, change);
    case 'up':
    case 'down':
    case 'copy':
    case 'remove': {
      const part = { action: change.kind, id: change.id };
      return change.of === 'section'
        ? changeSection(page, part, context)
        : changeBlock(page, part, context);
    }
    default:
      return { page };
  }
}

const withSections = (
  page: PageDefinition,
  sections: readonly SectionDefinition[],
): PageDefinition => ({ ...page, sections: [...sections] });

const withBlocks = (
  page: PageDefinition,
  sectionId: string,
  change: (blocks: Block[]) => Block[],
): PageDefinition =>
  withSections(
    page,
    page.sections.map((one) =>
      one.id === sectionId ? { ...one, blocks: change(one.blocks) } : one,
    ),
  );

function addSection(page: PageDefinition, at: number): ChangedLayout {
  if (page.sections.length >= maxSections) return { page, refused: 'full-page' };
  const id = freeId('section', sectionIds(page));
  return {
    page: withSections(page, page.sections.toSpliced(at, 0, { id, blocks: [] })),
    focus: { of: 'section', id },
  };
}

function addBlock(
  page: PageDefinition,
  sectionId: string,
  { kind: name, formIds, collectionId = '' }: LayoutContext,
): ChangedLayout {
  const kind = blockKinds.find((one) => one.kind === name);
  const section = page.sections.find(({ id }) => id === sectionId);
  if (!kind || !section) return { page };
  if (section.blocks.length >= limits.blocksPerLayout) return { page, refused: 'full-section' };
  const id = freeId(kind.kind, blockIds(page));
  const { collectionId: known } = kind.settings;
  const example = known ? { ...kind.example, collectionId } : { ...kind.example };
  const settings = ownForm(example, page, formIds);
  const block: Block = { id, ...blockIdentity(kind), settings };
  return {
    page: withBlocks(page, sectionId, (blocks) => [...blocks, block]),
    focus: { of: 'block', id },
  };
}

interface PartChange {
  action: 'up' | 'down' | 'copy' | 'remove';
  /** The section or block. */
  id: string;
}

function changeSection(
  page: PageDefinition,
  { action, id }: PartChange,
  { formIds }: LayoutContext,
): ChangedLayout {
  const at = page.sections.findIndex((one) => one.id === id);
  const section = page.sections[at];
  if (!section) return { page };
  if (action === 'copy') {
    if (page.sections.length >= maxSections) return { page, refused: 'full-page' };
    const copyId = freeId(stem(id), sectionIds(page));
    const taken = new Set(blockIds(page));
    const forms = new Set(formIds);
    const blocks = section.blocks.map((block) => copyOf(block, page, { taken, forms }));
    const copy = { ...section, id: copyId, blocks };
    return {
      page: withSections(page, page.sections.toSpliced(at + 1, 0, copy)),
      focus: { of: 'section', id: copyId },
    };
  }
  const focus = { of: 'section', id } as const;
  if (action === 'remove') {
    const next = (page.sections[at + 1] ?? page.sections[at - 1])?.id;
    return {
      page: withSections(page, page.sections.toSpliced(at, 1)),
      ...(next !== undefined && { focus: { of: 'section', id: next } }),
    };
  }
  const to = action === 'up' ? at - 1 : at + 1;
  const other = page.sections[to];
  if (!other) return { page, focus };
  return { page: withSections(page, page.sections.with(at, other).with(to, section)), focus };
}

function changeBlock(
  page: PageDefinition,
  { action, id }: PartChange,
  { formIds }: LayoutContext,
): ChangedLayout {
  const place = placeOf(page, id);
  if (!place) return { page };
  const { section, sectionAt, at, block } = place;
  const focus = { of: 'block', id } as const;
  switch (action) {
    case 'copy': {
      if (section.blocks.length >= limits.blocksPerLayout) return { page, refused: 'full-section' };
      const ids = { taken: new Set(blockIds(page)), forms: new Set(formIds) };
      const copy = copyOf(block, page, ids);
      return {
        page: withBlocks(page, section.id, (blocks) => blocks.toSpliced(at + 1, 0, copy)),
        focus: { of: 'block', id: copy.id },
      };
    }
    case 'remove': {
      const next = section.blocks[at + 1] ?? section.blocks[at - 1];
      return {
        page: withBlocks(page, section.id, (blocks) => blocks.toSpliced(at, 1)),
        focus: next ? { of: 'block', id: next.id } : { of: 'section', id: section.id },
      };
    }
    default: {
      const to = action === 'up' ? at - 1 : at + 1;
      if (section.blocks[to])
        return moveBlock(page, { kind: 'move', id, section: section.id, at: to });
      // At the end of a section a block moves into the next one.
      const other = page.sections[action === 'up' ? sectionAt - 1 : sectionAt + 1];
      if (!other) return { page, focus };
      const end = action === 'up' ? other.blocks.length : 0;
      return moveBlock(page, { kind: 'move', id, section: other.id, at: end });
    }
  }
}

function moveBlock(
  page: PageDefinition,
  { id, section: target, at }: Extract<LayoutChange, { kind: 'move' }>,
): ChangedLayout {
  const place = placeOf(page, id);
  const section = page.sections.find((one) => one.id === target);
  const focus = { of: 'block', id } as const;
  if (!place || !section) return { page };
  const isElsewhere = section.id !== place.section.id;
  if (isElsewhere && section.blocks.length >= limits.blocksPerLayout)
    return { page, focus, refused: 'full-section' };
  const without = withBlocks(page, place.section.id, (blocks) =>
    blocks.filter((one) => one.id !== id),
  );
  return {
    page: withBlocks(without, target, (blocks) => blocks.toSpliced(at, 0, place.block)),
    focus,
  };
}

function placeOf(page: PageDefinition, id: string) {
  for (const [sectionAt, section] of page.sections.entries()) {
    const at = section.blocks.findIndex((one) => one.id === id);
    const block = section.blocks[at];
    if (block) return { section, sectionAt, at, block };
  }
  return undefined;
}

const sectionIds = ({ sections }: PageDefinition): Set<string> =>
  new Set(sections.map(({ id }) => id));
const blockIds = ({ sections }: PageDefinition): Set<string> =>
  new Set(sections.flatMap(({ blocks }) => blocks.map(({ id }) => id)));

/** The id without its number: `quote` for `quote-2`. */
const stem = (id: string) => id.replace(/-\d+$/, '');

function freeId(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const id = `${name}-${number}`;
    if (!taken.has(id)) return id;
  }
}

function copyOf(
  block: Block,
  page: PageDefinition,
  { taken, forms }: { taken: Set<string>; forms: Set<string> },
): Block {
  const id = freeId(stem(block.id), taken);
  taken.add(id);
  const settings = block.settings && ownForm(block.settings, page, forms);
  const formId = settings?.['formId'];
  if (typeof formId === 'string') forms.add(formId);
  return { ...block, id, ...(settings && { settings }) };
}

/** Submissions are stored under the id of a form: a copied form gets an id of its own. */
function ownForm(
  settings: Record<string, unknown>,
  page: PageDefinition,
  formIds: ReadonlySet<string>,
): Record<string, unknown> {
  const { formId } = settings;
  if (typeof formId !== 'string' || formId === '') return settings;
  const taken = new Set([...formIds, ...formIdsOf(page)]);
  return taken.has(formId) ? { ...settings, formId: freeId(stem(formId), taken) } : settings;
}

const formIdsOf = ({ sections }: PageDefinition): string[] =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap(({ settings }) => {
      const formId = settings?.['formId'];
      return typeof formId === 'string' ? [formId] : [];
    }),
  );
