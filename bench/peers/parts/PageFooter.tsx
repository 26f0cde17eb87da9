import type { PeerPage } from './peerPage';

export function PageFooter({ columns, closing }: PeerPage['footer']) {
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
                    <a href={line.href}>{line.label}</a>
                  </li>
                ),
              )}
            </ul>
          </section>
        ))}
      </div>
      <p className="pl-footer-closing">{closing}</p>
    </footer>
  );
}
