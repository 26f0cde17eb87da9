import type { ReactNode } from 'react';
import { choice, findBlockKind, line, number, text } from '@plinth/site-blocks';
import type { BlockDefinition, PageDefinition, SectionDefinition } from '@plinth/site-renderer';
import { blocksOf, changeBlock, changeSection } from './composedPage';
import { SettingsForm } from './SettingsForm';

export interface PartSettingsProps {
  page: PageDefinition;
  selected: string;
  onChange: (page: PageDefinition) => void;
}

const local = (label: string, help: string) => ({
  label: { en: label, de: label },
  help: { en: help, de: help },
});

/** Options whose label is the option itself. */
const same = <Option extends string>(
  ...options: Option[]
): Readonly<Record<Option, { en: string; de: string }>> =>
  Object.fromEntries(
    options.map((option) => [option, { en: option, de: option }] as const),
  ) as unknown as Record<Option, { en: string; de: string }>;

const pageSchema = {
  title: line(local('Title', 'In the tab of the browser and in search results.')),
  slug: line(local('Address', 'Such as new-work.')),
  description: text(local('Description', 'For search engines and shared links.')),
};
const sectionSchema = {
  width: choice({
    ...local('Width', 'How far the content reaches.'),
    labels: same('narrow', 'normal', 'wide', 'full'),
    fallback: 'normal',
  }),
  layout: choice({
    ...local('Layout', 'Below each other, or on twelve columns.'),
    labels: same('stack', 'grid'),
  }),
  tone: choice({
    ...local('Tone', 'The colours behind it.'),
    labels: same('default', 'muted', 'inverse'),
  }),
  space: choice({
    ...local('Space', 'Above and below the content.'),
    labels: same('none', 'tight', 'normal', 'loose'),
    fallback: 'normal',
  }),
};
const placeSchema = {
  span: number({
    ...local('Columns of twelve', 'How many of them the block takes.'),
    min: 1,
    max: 12,
    fallback: 12,
  }),
};

/** The settings of the selected part. */
export function PartSettings({ page, selected, onChange }: PartSettingsProps): ReactNode {
  const section = page.sections.find(({ id }) => id === selected);
  const block = blocksOf(page).find(({ id }) => id === selected);
  if (block) return <BlockSettings key={block.id} page={page} block={block} onChange={onChange} />;
  if (section)
    return (
      <Panel title="Section">
        <SettingsForm
          schema={sectionSchema}
          settings={{ ...section }}
          onChange={(next) =>
            onChange({
              ...page,
              sections: page.sections.map((known) =>
                known === section ? (next as unknown as SectionDefinition) : known,
              ),
            })
          }
        />
      </Panel>
    );
  return (
    <Panel title="Page">
      <SettingsForm
        schema={pageSchema}
        settings={{ title: page.title, slug: page.slug, description: page.description }}
        onChange={({ title = '', slug = '', description }) => {
          const { description: _, ...rest } = page;
          const named = { ...rest, title: title as string, slug: slug as string };
          onChange(description ? { ...named, description: description as string } : named);
        }}
      />
    </Panel>
  );
}

interface BlockSettingsProps {
  page: PageDefinition;
  block: BlockDefinition;
  onChange: (page: PageDefinition) => void;
}

function BlockSettings({ page, block, onChange }: BlockSettingsProps): ReactNode {
  const kind = findBlockKind(block.type, block.definitionName);
  const section = page.sections.find(({ blocks }) => blocks.includes(block));
  if (!kind || !section) return null;
  return (
    <Panel title={kind.name.en}>
      {Object.keys(kind.settings).length === 0 && (
        <p className="example-note">It has no settings.</p>
      )}
      <SettingsForm
        schema={kind.settings}
        settings={block.settings ?? {}}
        onChange={(settings) => onChange(changeBlock(page, block.id, { settings }))}
      />
      {section.layout === 'grid' && (
        <SettingsForm
          schema={placeSchema}
          settings={{ span: block.span }}
          onChange={({ span }) => {
            const { span: _, ...rest } = block;
            const placed = typeof span === 'number' ? { ...rest, span } : rest;
            onChange(
              changeSection(page, section.id, {
                blocks: section.blocks.map((known) => (known === block ? placed : known)),
              }),
            );
          }}
        />
      )}
    </Panel>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className="compose-settings" aria-label={`Settings: ${title}`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
