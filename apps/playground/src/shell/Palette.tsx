import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Address } from '../address/address';
import type { SearchDocument } from '../docs/searchDocument';
import { searchDocuments } from '../docs/searchDocuments';
import { catalogue, searchCatalogue } from './catalogue';
import { searchCommands } from './commands';

export interface PaletteProps {
  open: boolean;
  address: Address;
  onClose: () => void;
  onVisit: (example: string, place?: Pick<Address, 'panel' | 'find'>) => void;
  onChange: (change: Partial<Address>) => void;
}

/** The index of the full-text search, once it is loaded; without it only titles are searched. */
function useDocuments(): readonly SearchDocument[] {
  const [documents, setDocuments] = useState<readonly SearchDocument[]>([]);
  useEffect(() => {
    let isStale = false;
    import('virtual:plinth-search').then(
      (index) => isStale || setDocuments(index.default),
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, []);
  return documents;
}

/** A place of a package is shown below an example of it. */
function foundDocument(
  { kind, id, packageName, title }: SearchDocument,
  visit: PaletteProps['onVisit'],
): Found[] {
  if (kind === 'example') return [{ key: id, title, note: packageName, run: () => visit(id) }];
  const example = catalogue.find((entry) => entry.packageName === packageName);
  if (!example) return [];
  const note = `${packageName} ${kind === 'api' ? 'API' : 'README'}`;
  const run = () => visit(example.id, { panel: kind, find: title });
  return [{ key: `${kind} ${id}`, title, note, run }];
}

interface Found {
  key: string;
  title: string;
  note: string;
  run: () => void;
}

/** Finds an example, a place in the documents or a switch of the toolbar by typing. */
export function Palette({ open, ...props }: PaletteProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);
  return (
    // The browser closes the dialog on Esc; a click on the backdrop has the dialog itself as its target.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="palette"
      aria-label="Search"
      onClose={props.onClose}
      onClick={(event) => event.target === event.currentTarget && props.onClose()}
    >
      {open && <PaletteSearch {...props} />}
    </dialog>
  );
}

function PaletteSearch({ address, onClose, onVisit, onChange }: Omit<PaletteProps, 'open'>) {
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const documents = useDocuments();
  const byTitle = searchCatalogue(search);
  const found: Found[] = [
    ...byTitle.map(({ id: key, packageName, title }) => ({
      key,
      title,
      note: packageName,
      run: () => onVisit(key),
    })),
    ...searchCommands(search, address).map(({ title, change }) => ({
      key: title,
      title,
      note: 'toolbar',
      run: () => onChange(change),
    })),
    ...searchDocuments(documents, search)
      .filter(({ id }) => !byTitle.some((entry) => entry.id === id))
      .flatMap((document) => foundDocument(document, onVisit)),
  ];
  const current = Math.min(active, found.length - 1);
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current, search]);

  const run = (entry: Found | undefined) => {
    if (!entry) return;
    onClose();
    entry.run();
  };
  const steer = (event: KeyboardEvent) => {
    const { length } = found;
    if (event.key === 'Enter') run(found[current]);
    else if (event.key === 'ArrowDown') setActive((current + 1) % Math.max(1, length));
    else if (event.key === 'ArrowUp') setActive((current - 1 + length) % Math.max(1, length));
    else return;
    event.preventDefault();
  };

  return (
    <div className="palette-panel">
      <input
        className="palette-input"
        type="text"
        role="combobox"
        aria-label="Search examples and switches"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length > 0 ? `${id}-${current}` : undefined}
        aria-autocomplete="list"
        placeholder="Search examples and switches"
        // The search has just been opened for typing.
        autoFocus // eslint-disable-line jsx-a11y/no-autofocus
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setActive(0);
        }}
        onKeyDown={steer}
      />
      <ul className="palette-list" id={`${id}-list`} role="listbox" aria-label="Found" ref={list}>
        {found.map((entry, index) => (
          // The field keeps the focus and handles the keys, as a combobox does.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={entry.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === current}
            onClick={() => run(entry)}
            onPointerMove={() => setActive(index)}
          >
            <span>{entry.title}</span>
            <span className="palette-note">{entry.note}</span>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="palette-none">Nothing found.</p>}
    </div>
  );
}
