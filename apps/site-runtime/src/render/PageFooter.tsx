import { safeHref } from '@plinth/site-model';
import type { RenderContext } from './renderContext';

export function PageFooter({ context: { site } }: { context: RenderContext }) {
  const { columns = [], closing } = site.footer ?? {};
  return (
    <footer className="pl-footer">
      <div className="pl-footer-columns">
        {columns.map(({ title, lines }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {lines.map((line) =>
                typeof line === 'string' ? (
                  <li key={line}>{line}</li>
                ) : (
                  <li key={line.href}>
                    <a href={safeHref(line.href)}>{line.label}</a>
                  </li>
                ),
              )}
            </ul>
          </section>
        ))}
      </div>
      {closing ? <p className="pl-footer-closing">{closing}</p> : null}
    </footer>
  );
}
