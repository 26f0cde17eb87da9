import { parsePageContext } from '@plinth/site-model';
import { useState, type ReactNode } from 'react';

const first = JSON.stringify(
  { pageType: 'two', website: { id: 'w1', language: 'de' }, ownField: 'stays' },
  null,
  2,
);

export default function PageContextExample(): ReactNode {
  const [source, setSource] = useState(first);
  const { context, problems } = parsePageContext(source);
  return (
    <div className="example-stack">
      <label className="example-field">
        The page’s JSON
        <textarea
          dir="ltr"
          value={source}
          spellCheck={false}
          onChange={(event) => setSource(event.target.value)}
        />
      </label>
      <section aria-labelledby="problems">
        <h2 id="problems">Problems ({problems.length})</h2>
        <ul>
          {problems.map(({ path, message }) => (
            <li key={path}>
              <code>{path || 'the whole'}</code>: {message}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="context">
        <h2 id="context">What every part of the page reads</h2>
        {/* eslint-disable jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
        <pre
          className="example-output"
          dir="ltr"
          tabIndex={0}
          role="region"
          aria-label="Context as JSON"
        >
          {JSON.stringify(context, null, 2)}
        </pre>
        {/* eslint-enable jsx-a11y/no-noninteractive-tabindex */}
      </section>
    </div>
  );
}
