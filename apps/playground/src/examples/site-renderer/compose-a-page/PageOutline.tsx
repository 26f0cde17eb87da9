import { useState, type ReactNode } from 'react';
import type { PageDefinition } from '@plinth/site-renderer';
import { blockKinds } from '@plinth/site-blocks';
import { addBlock, addSection, blockTitle, move, remove } from './composedPage';

export interface PageOutlineProps {
  page: PageDefinition;
  /** Id of a section or block, or `page`. */
  selected: string;
  onSelect: (id: string) => void;
  onChange: (page: PageDefinition) => void;
}

// A page that is composed here has no shop and no collections.
const kindsByName = blockKinds
  .filter(({ needsServer }) => !needsServer)
  .toSorted((a, b) => a.name.en.localeCompare(b.name.en));

/** Sections and their blocks in order; the selected part can be moved and removed. */
export function PageOutline({ page, selected, onSelect, onChange }: PageOutlineProps): ReactNode {
  const [kind, setKind] = useState('html');
  const add = ({ page: next, id }: { page: PageDefinition; id: string }) => {
    onChange(next);
    onSelect(id);
  };
  const part = (id: string, title: string, depth: 'section' | 'block') => (
    <div className="compose-part" data-depth={depth} data-selected={id === selected}>
      <button
        type="button"
        className="compose-select"
        aria-pressed={id === selected}
        onClick={() => onSelect(id)}
      >
        {title}
      </button>
      {id === selected && (
        <span className="compose-tools">
          <Tool label="Move up" sign="↑" run={() => onChange(move(page, id, -1))} />
          <Tool label="Move down" sign="↓" run={() => onChange(move(page, id, 1))} />
          <Tool
            label="Remove"
            sign="×"
            run={() => {
              onChange(remove(page, id));
              onSelect('page');
            }}
          />
        </span>
      )}
    </div>
  );
  return (
    <section className="compose-outline" aria-label="Parts of the page">
      <div className="compose-part" data-selected={selected === 'page'}>
        <button
          type="button"
          className="compose-select"
          aria-pressed={selected === 'page'}
          onClick={() => onSelect('page')}
        >
          Page: {page.title || 'no title'}
        </button>
      </div>
      <ol>
        {page.sections.map(({ id, blocks }, index) => (
          <li key={id}>
            {part(id, `Section ${index + 1}`, 'section')}
            <ol>
              {blocks.map((block) => (
                <li key={block.id}>{part(block.id, blockTitle(block), 'block')}</li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <div className="compose-add">
        <select
          aria-label="Kind of block"
          value={kind}
          onChange={(event) => setKind(event.target.value)}
        >
          {kindsByName.map((each) => (
            <option key={each.kind} value={each.kind}>
              {each.name.en}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="compose-button"
          onClick={() =>
            add(
              addBlock(
                page,
                blockKinds.find((each) => each.kind === kind)!,
                selected,
              ),
            )
          }
        >
          Add block
        </button>
        <button type="button" className="compose-button" onClick={() => add(addSection(page))}>
          Add section
        </button>
      </div>
    </section>
  );
}

function Tool({ label, sign, run }: { label: string; sign: string; run: () => void }) {
  return (
    <button type="button" className="compose-tool" aria-label={label} onClick={run}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
