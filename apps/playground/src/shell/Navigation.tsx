import { useState, type MouseEvent, type ReactNode } from 'react';
import type { PanelName } from '../address/address';
import { catalogue, packageNames } from './catalogue';
import { Logo } from './Logo';

export interface NavigationProps {
  current: string;
  onVisit: (example: string, panel?: PanelName) => void;
  onSearch: () => void;
}

export function Navigation({ current, onVisit, onSearch }: NavigationProps): ReactNode {
  // The list is always open beside the stage; on a phone, above the stage, it opens on demand.
  const [isOpen, setOpen] = useState(false);
  const visit = (event: MouseEvent, id: string, panel?: PanelName) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(false);
    onVisit(id, panel);
  };
  const firstOf = (packageName: string) =>
    catalogue.find((entry) => entry.packageName === packageName)!.id;

  return (
    <nav className="navigation" aria-label="Examples">
      <div className="navigation-head">
        <a className="navigation-brand" href="./" aria-label="Plinth playground">
          <Logo />
          <span>Plinth</span>
        </a>
        <button
          type="button"
          className="navigation-toggle"
          aria-expanded={isOpen}
          aria-controls="examples"
          onClick={() => setOpen(!isOpen)}
        >
          Examples
        </button>
      </div>
      <button type="button" className="navigation-search" onClick={onSearch}>
        <span>Search</span>
        <kbd>{/Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      <div id="examples" className="navigation-list" data-open={isOpen}>
        {packageNames.map((packageName) => (
          <section key={packageName} aria-labelledby={`package-${packageName}`}>
            <h2 id={`package-${packageName}`} className="navigation-package">
              <a
                href={`?example=${firstOf(packageName)}&panel=readme`}
                onClick={(event) => visit(event, firstOf(packageName), 'readme')}
              >
                {packageName}
              </a>
            </h2>
            <ul>
              {catalogue
                .filter((entry) => entry.packageName === packageName)
                .map(({ id, title }) => (
                  <li key={id}>
                    <a
                      className="navigation-link"
                      href={`?example=${id}`}
                      aria-current={id === current ? 'page' : undefined}
                      onClick={(event) => visit(event, id)}
                    >
                      {title}
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}
