import type { ReactNode } from 'react';
import type {
  BlockDefinition,
  PageDefinition,
  SectionDefinition,
} from '@plinth/site-runtime/render';
import { kindOf } from './blockKinds';
import { blocksOf, changeBlock, changeSection } from './composedPage';
import { amount, choice, line, paragraphs } from './settingsFields';
import { SettingsForm } from './SettingsForm';

export interface PartSettingsProps {
  page: PageDefinition;
  selected: string;
  onChange: (page: PageDefinition) => void;
}

const pageFields = [
  line('title', 'Title'),
  line('slug', 'Address, such as new-work'),
  paragraphs('description', 'Description'),
];
const sectionFields = [
  choice('width', 'Width', ['narrow', 'normal', 'wide', 'full']),
  choice('layout', 'Layout', ['stack', 'grid']),
  choice('tone', 'Tone', ['default', 'muted', 'inverse']),
  choice('space', 'Space', ['none', 'tight', 'normal', 'loose']),
];
const placeFields = [amount('span', 'Columns of twelve', { min: 1, max: 12, step: 1 })];

/** The settings of what is selected. */
export function PartSettings({ page, selected, onChange }: PartSettingsProps): ReactNode {
  const section = page.sections.find(({ id }) => id === selected);
  const block = blocksOf(page).find(({ id }) => id === selected);
  if (block) return <BlockSettings key={block.id} {...{ page, block, onChange }} />;
  if (section)
    return (
      <Panel title="Section">
        <SettingsForm
          fields={sectionFields}
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
        fields={pageFields}
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
  const kind = kindOf(block.type);
  const section = page.sections.find(({ blocks }) => blocks.includes(block));
  if (!kind || !section) return null;
  return (
    <Panel title={kind.title}>
      {kind.fields.length === 0 && <p className="example-note">It has no settings.</p>}
      <SettingsForm
        fields={kind.fields}
        settings={block.settings ?? {}}
        onChange={(settings) => onChange(changeBlock(page, block.id, { settings }))}
      />
      {section.layout === 'grid' && (
        <SettingsForm
          fields={placeFields}
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
