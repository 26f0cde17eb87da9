import { createPlainTranslate, safeHref } from '@plinth/site-model';
import { useEffect, useState, type ReactNode } from 'react';
import type { Product } from '../product/product';
import { productMessages } from '../product/productMessages';
import { ProductOptions, type ProductOptionsProps } from './ProductOptions';

/** The content of a quick view besides the choice. */
export interface QuickViewProduct {
  product: Product;
  href?: string | undefined;
  imageUrl?: string | undefined;
  imageAlt?: string | undefined;
  excerpt?: string | undefined;
}

export interface QuickViewProps extends Omit<
  ProductOptionsProps,
  'product' | 'href' | 'imageUrl' | 'selection' | 'optionNames'
> {
  /** `undefined` while none is open. */
  itemId: string | undefined;
  /** Loads the shown product. */
  loadProduct: (itemId: string, options: { signal: AbortSignal }) => Promise<QuickViewProduct>;
  /** Counts the view ([COM-15]). A failure is ignored. */
  recordQuickView?: ((itemId: string) => unknown) | undefined;
  /**
   * Shows the content in a dialog of the app, with focus trap and close button; e.g. with
   * ui-dialogs.
   */
  renderDialog: (dialog: { title: string; content: ReactNode }) => ReactNode;
}

type Loaded =
  | { readonly itemId: string; readonly shown: QuickViewProduct }
  | { readonly itemId: string; readonly shown?: undefined };

/** A product in a dialog over its list ([COM-15]). */
export function QuickView(props: QuickViewProps): ReactNode {
  const { itemId, loadProduct, recordQuickView, renderDialog, ...options } = props;
  const translate = createPlainTranslate(productMessages, {
    locale: options.locale,
    overrides: options.messages,
  });
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    if (itemId === undefined) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    loadProduct(itemId, { signal }).then(
      (shown) => {
        if (!signal.aborted) setLoaded({ itemId, shown });
      },
      () => {
        if (!signal.aborted) setLoaded({ itemId });
      },
    );
    return () => ended.abort();
    // Ports may be written inline; only another product is loaded again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [itemId]);

  useEffect(() => {
    if (itemId === undefined) return undefined;
    // In its own task, so that an effect that StrictMode runs twice counts once.
    const timer = setTimeout(() => {
      Promise.resolve()
        .then(() => recordQuickView?.(itemId))
        .catch(() => {});
    });
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [itemId]);

  if (itemId === undefined) return null;
  const current = loaded?.itemId === itemId ? loaded : undefined;
  const shown = current?.shown;
  const href = safeHref(shown?.href);
  const imageUrl = safeHref(shown?.imageUrl);
  const content = shown ? (
    <div className="pl-quick-view">
      {imageUrl && (
        <img className="pl-quick-view-image" src={imageUrl} alt={shown.imageAlt ?? ''} />
      )}
      <div className="pl-quick-view-text">
        {shown.excerpt && <p>{shown.excerpt}</p>}
        <ProductOptions {...options} product={shown.product} href={href} imageUrl={imageUrl} />
        {href && <a href={href}>{translate('commerce.product.viewDetails')}</a>}
      </div>
    </div>
  ) : (
    <p role={current ? 'alert' : 'status'}>
      {translate(current ? 'commerce.product.loadFailed' : 'commerce.product.loading')}
    </p>
  );
  return renderDialog({
    title: shown?.product.title ?? translate('commerce.product.quickView'),
    content,
  });
}
