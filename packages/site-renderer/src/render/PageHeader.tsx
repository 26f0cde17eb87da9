import { commerceMessages } from '@plinth/commerce';
import { CartIndicator } from '@plinth/commerce/react';
import { createPlainTranslate, safeHref } from '@plinth/site-model';
import type { RenderContext } from '@plinth/site-blocks/rendering';

export function PageHeader({ context }: { context: RenderContext }) {
  const { site, page, homeHref, translate } = context;
  const current = `/${page.slug}`;
  return (
    <header className="pl-header">
      <a
        className="pl-wordmark"
        href={homeHref}
        aria-current={homeHref === current ? 'page' : undefined}
      >
        <bdi>{site.title}</bdi>
      </a>
      <nav className="pl-navigation" aria-label={translate('runtime.navigation')}>
        <ul>
          {site.navigation.map(({ label, href }, index) => (
            // Keyed by index, because two links may have the same address.
            <li key={index}>
              <a href={safeHref(href)} aria-current={href === current ? 'page' : undefined}>
                <bdi>{label || titleOf(site, href)}</bdi>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <CartLink context={context} />
    </header>
  );
}

/**
 * The title of a page in the navigation, for a link without its own label; its address if there is
 * no such page.
 */
function titleOf({ pages }: RenderContext['site'], href: string): string {
  const page = pages.find(({ slug }) => `/${slug}` === href);
  return page?.navigationTitle ?? page?.title ?? href;
}

/** The link to the cart ([COM-10]), with the server's data; the browser keeps it up to date. */
function CartLink({ context }: { context: RenderContext }) {
  const { request, locale, messages, money } = context;
  if (!request.shop) return null;
  context.wantStyle('cart-indicator');
  context.wantMessages(['commerce.cart.']);
  const { cart } = request.shop;
  return (
    <div
      className="pl-header-cart"
      data-definition-name="cart-indicator"
      data-block-json={JSON.stringify({ cart: cart ?? null })}
    >
      <CartIndicator
        items={cart?.totalQuantity ?? 0}
        subtotal={cart && cart.totalQuantity > 0 ? money.format(cart.subtotalAmount) : undefined}
        locale={locale}
        messages={messages}
      >
        {createPlainTranslate(commerceMessages, { locale, overrides: messages })(
          'commerce.cart.title',
        )}
      </CartIndicator>
    </div>
  );
}
