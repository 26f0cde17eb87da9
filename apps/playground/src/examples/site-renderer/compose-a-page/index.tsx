import './compose.css';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { PageDefinition } from '@plinth/site-renderer';
import type { ExampleProps } from '../../../example/example';
import { firstPage } from './firstPage';
import { readPage, writePage } from './storedPage';
import { PageOutline } from './PageOutline';
import { PagePreview } from './PagePreview';
import { PartSettings } from './PartSettings';
import { PutOnline } from './PutOnline';

/** Other environment settings reload the stage; the composed page is kept for as long as the tab. */
const keptAs = 'plinth-playground.composed-page';

export default function ComposeAPage({ stage }: ExampleProps<object>): ReactNode {
  const [page, setPage] = useState<PageDefinition>(
    () => readPage(sessionStorage.getItem(keptAs)) ?? firstPage,
  );
  const [selected, setSelected] = useState('gallery-1');
  useEffect(() => sessionStorage.setItem(keptAs, JSON.stringify(page)), [page]);
  return (
    <div className="compose">
      <h1 className="compose-title">Compose a page</h1>
      <div className="compose-editor">
        <PageOutline page={page} selected={selected} onSelect={setSelected} onChange={setPage} />
        <PartSettings page={page} selected={selected} onChange={setPage} />
        <PageJson page={page} onRead={setPage} />
        <details className="compose-group">
          <summary>Put it online</summary>
          <PutOnline page={page} stage={stage} />
        </details>
        <button
          type="button"
          className="compose-button"
          onClick={() => {
            setPage(firstPage);
            setSelected('gallery-1');
          }}
        >
          Begin again
        </button>
      </div>
      <PagePreview page={page} stage={stage} />
    </div>
  );
}

interface PageJsonProps {
  page: PageDefinition;
  onRead: (page: PageDefinition) => void;
}

/** The page as stored JSON, for copying and pasting. */
function PageJson({ page, onRead }: PageJsonProps): ReactNode {
  const text = writePage(page);
  const [typed, setTyped] = useState<string>();
  const [copied, setCopied] = useState<{ text: string; word: string }>();
  const area = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied({ text, word: 'Copied' });
    } catch {
      // Not allowed, or not over https: the selection can be copied by the keyboard.
      area.current?.select();
      setCopied({ text, word: 'Selected' });
    }
  };
  const read = (next: string) => {
    const found = readPage(next);
    setTyped(found ? undefined : next);
    if (found) onRead({ ...found, id: page.id });
  };
  return (
    <details className="compose-group">
      <summary>JSON</summary>
      <div className="compose-field">
        <label htmlFor="page-json">The page as JSON</label>
        <textarea
          id="page-json"
          ref={area}
          rows={12}
          spellCheck={false}
          value={typed ?? text}
          aria-invalid={typed !== undefined}
          onChange={(event) => read(event.target.value)}
        />
      </div>
      <div className="example-row">
        <button type="button" className="compose-button" onClick={() => void copy()}>
          {copied?.text === text ? copied.word : 'Copy JSON'}
        </button>
        <span role="status">
          {typed !== undefined && 'This is no page yet; the last one that was is shown.'}
        </span>
      </div>
    </details>
  );
}
