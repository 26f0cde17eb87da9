import { blockTypeName } from '@plinth/site-model';
import type { SiteDefinition } from '@plinth/site-runtime/render';

export interface BlockKind {
  type: number;
  name: string;
  /** Names of the settings that the site's blocks of this kind have. */
  settings: string[];
}

/** The kinds of block that the site has, with the settings that they use: examples from the owner's own hand. */
export function blocksInUse({ pages }: Pick<SiteDefinition, 'pages'>): BlockKind[] {
  const kinds = new Map<string, { type: number; name: string; settings: Set<string> }>();
  for (const { type, definitionName, settings } of blocksOf(pages)) {
    const name = definitionName ?? blockTypeName(type) ?? '';
    const key = `${type} ${name}`;
    const kind = kinds.get(key) ?? { type, name, settings: new Set<string>() };
    for (const setting of Object.keys(settings ?? {})) kind.settings.add(setting);
    kinds.set(key, kind);
  }
  return [...kinds.values()]
    .map((kind) => ({ ...kind, settings: [...kind.settings].sort() }))
    .sort((a, b) => a.type - b.type || a.name.localeCompare(b.name));
}

const blocksOf = (pages: SiteDefinition['pages']) =>
  pages.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks));
