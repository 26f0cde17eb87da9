import type { PeerLink } from './peerPage';

export interface PageHeaderProps {
  title: string;
  navigation: PeerLink[];
  current: string;
}

export function PageHeader({ title, navigation, current }: PageHeaderProps) {
  return (
    <header className="pl-header">
      <a className="pl-wordmark" href="/">
        {title}
      </a>
      <nav className="pl-navigation" aria-label="Main">
        <ul>
          {navigation.map(({ label, href }) => (
            <li key={href}>
              <a href={href} aria-current={href === current ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="pl-header-cart">
        <a className="pl-cart-indicator" href="/cart" aria-label="Cart 0, No items" data-empty="">
          <span aria-hidden="true">Cart</span>
          <span className="pl-cart-indicator-count" aria-hidden="true">
            0
          </span>
          <span className="pl-cart-indicator-subtotal" aria-hidden="true" />
        </a>
      </div>
    </header>
  );
}
