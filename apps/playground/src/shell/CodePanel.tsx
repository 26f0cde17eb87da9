import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { readValues } from '../address/controlValues';
import { printOptions } from '../code/printOptions';
import type { Example } from '../example/example';
import { Code } from './Code';

export interface CodePanelProps {
  definition: Example;
  values: Readonly<Record<string, string>>;
  markup: string | undefined;
  hasMarkup: boolean;
  onAskMarkup: () => void;
}

const labels = { react: 'React', attach: 'Attach', html: 'HTML', server: 'Server' } as const;
type Dialect = keyof typeof labels;

/** The code of the example as it stands, to copy: only what differs from the defaults is written. */
export function CodePanel(props: CodePanelProps): ReactNode {
  const { definition, values, markup, hasMarkup, onAskMarkup } = props;
  const [wanted, setWanted] = useState<Dialect>('react');
  const [copied, setCopied] = useState<string>();
  const code = useMemo(
    () => definition.code(printOptions(readValues(definition.controls, values))),
    [definition, values],
  );
  const offered = (Object.keys(labels) as Dialect[]).filter((dialect) =>
    dialect === 'html' ? hasMarkup : code[dialect] !== undefined,
  );
  const dialect = offered.includes(wanted) ? wanted : offered[0];
  useEffect(() => {
    if (dialect === 'html') onAskMarkup();
  }, [dialect, values, onAskMarkup]);

  const shown =
    dialect === 'html' ? htmlPage(definition, markup) : dialect ? code[dialect] : undefined;
  const copy = async () => {
    if (shown === undefined) return;
    await navigator.clipboard.writeText(shown);
    setCopied(shown);
  };
  if (shown === undefined) return <p className="panels-note">There is no code to copy.</p>;
  return (
    <div className="code-panel">
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
        <button type="button" className="quiet-button" onClick={() => void copy()}>
          {copied === shown ? 'Copied' : 'Copy'}
        </button>
        <span className="visually-hidden" role="status">
          {copied === shown ? 'The code is in the clipboard.' : ''}
        </span>
      </div>
      <Code text={shown} />
    </div>
  );
}

/** Markup, style sheets and the script that brings it to life. */
function htmlPage({ html }: Example, markup: string | undefined): string | undefined {
  if (!html || markup === undefined) return '…';
  const links = html.css.map((file) => `<link rel="stylesheet" href="/node_modules/${file}" />`);
  const script = html.script && `<script type="module">\n${indent(html.script)}\n</script>`;
  return [...links, markup, script].filter(Boolean).join('\n');
}

const indent = (code: string) => code.replaceAll(/^(?=.)/gm, '  ');
