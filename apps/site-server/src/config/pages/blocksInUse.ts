import { blockTypeName } from '@plinth/site-model';
import { blocksOf, type BlockDefinition, type SiteDefinition } from '@plinth/site-renderer';

export interface BlockKind {
  type: number;
  name: string;
  /** Names of the settings that blocks of this kind have on the site. */
  settings: string[];
}

/** The kinds of blocks on the site, with the settings that they use, as examples for the owner. */
export function blocksInUse({ pages }: Pick<SiteDefinition, 'pages'>): BlockKind[] {
  const kinds = new Map<string, { type: number; name: string; settings: Set<string> }>();
  for (const block of pages.flatMap(blocksOf)) {
    const { type, settings } = block;
    const key = kindOf(block);
    const kind = kinds.get(key) ?? { type, name: nameOf(block), settings: new Set<string>() };
    for (const setting of Object.keys(settings ?? {})) kind.settings.add(setting);
    kinds.set(key, kind);
  }
  return [...kinds.values()]
    .map((kind) => ({ ...kind, settings: [...kind.settings].sort() }))
    .sort((a, b) => a.type - b.type || a.name.localeCompare(b.name));
}

type Kind = Pick<BlockDefinition, 'definitionName'> & { type: number };

/** The names of the settings that blocks of a kind have on the site's other pages. */
export type KnownSettings = (kind: Kind) => ReadonlySet<string>;

/** @param pageId the page whose own blocks are no examples: its misspelt names would count as known */
export function settingsOnOtherPages(
  { pages }: Pick<SiteDefinition, 'pages'>,
  pageId: string | undefined,
): KnownSettings {
  const inUse = new Map<string, Set<string>>();
  for (const block of pages.filter(({ id }) => id !== pageId).flatMap(blocksOf)) {
    const names = inUse.get(kindOf(block)) ?? new Set();
    for (const name of Object.keys(block.settings ?? {})) names.add(name);
    inUse.set(kindOf(block), names);
  }
  return (kind) => inUse.get(kindOf(kind)) ?? new Set();
}

const nameOf = ({ type, definitionName }: Kind) => definitionName ?? blockTypeName(type) ?? '';
const kindOf = (kind: Kind) => `${kind.type} ${nameOf(kind)}`;
