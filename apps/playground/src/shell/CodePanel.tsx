import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { printCode } from '../code/printCode';
import { printPage } from '../code/printPage';
import { readValues } from '../example/controlValues';
import type { Example } from '../example/example';
import { Code } from '../docs/Code';
import { ProjectButtons } from './ProjectButtons';

export interface CodePanelProps {
  /** The example: `gallery/designs`. */
  id: string;
  title: string;
  definition: Example;
  values: Readonly<Record<string, string>>;
  markup: string | undefined;
  hasMarkup: boolean;
  onAskMarkup: () => void;
}

const labels = { react: 'React', attach: 'Attach', html: 'HTML', server: 'Server' } as const;
type Dialect = keyof typeof labels;

const outcomes = {
  Copied: 'The code is in the clipboard.',
  Selected: 'The browser does not let this page copy. The code is selected.',
};

/** The current code of the example, to copy: only options that differ from the defaults are written. */
export function CodePanel(props: CodePanelProps): ReactNode {
  const { id, title, definition, values, markup, hasMarkup, onAskMarkup } = props;
  const [wanted, setWanted] = useState<Dialect>('react');
  const [copied, setCopied] = useState<{ code: string; word: 'Copied' | 'Selected' }>();
  const panel = useRef<HTMLDivElement>(null);
  const code = useMemo(
    () => printCode(definition, readValues(definition.controls, values)),
    [definition, values],
  );
  const offered = (Object.keys(labels) as Dialect[]).filter((dialect) =>
    dialect === 'html' ? hasMarkup : code[dialect] !== undefined,
  );
  const dialect = offered.includes(wanted) ? wanted : offered[0];
  const isMissing = markup === undefined;
  useEffect(() => {
    if (dialect === 'html') onAskMarkup();
  }, [dialect, values, isMissing, onAskMarkup]);

  const shown = dialect === 'html' ? page(definition, markup) : dialect ? code[dialect] : undefined;
  const copy = async () => {
    if (shown === undefined) return;
    try {
      await navigator.clipboard.writeText(shown);
      setCopied({ code: shown, word: 'Copied' });
    } catch {
      // Not allowed, or not over https: the selection can be copied by the keyboard.
      const code = panel.current?.querySelector('pre');
      if (code) getSelection()?.selectAllChildren(code);
      setCopied({ code: shown, word: 'Selected' });
    }
  };
  const word = copied?.code === shown ? copied?.word : undefined;
  if (shown === undefined) return <p className="panels-note">There is no code to copy.</p>;
  return (
    <div className="code-panel" ref={panel}>
      <div className="code-bar">
        <div className="segmented" role="group" aria-label="Language">
          {offered.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === dialect}
              onClick={() => setWanted(name)}
            >
              {labels[name]}
            </button>
          ))}
        </div>
        <div className="code-actions">
          <button
            type="button"
            className="quiet-button"
            disabled={dialect === 'html' && isMissing}
            onClick={() => void copy()}
          >
            {word ?? 'Copy'}
          </button>
          <span className="visually-hidden" role="status">
            {word && outcomes[word]}
          </span>
          {/* A page of a database needs a server, which no project has. */}
          {dialect !== undefined && dialect !== 'server' && (
            <ProjectButtons
              source={{ id, title, dialect, code: shown }}
              markup={markup}
              onAskMarkup={onAskMarkup}
            />
          )}
        </div>
      </div>
      <Code text={shown} />
    </div>
  );
}

const page = ({ html }: Example, markup: string | undefined) =>
  html && markup !== undefined ? printPage(html, markup) : '…';
