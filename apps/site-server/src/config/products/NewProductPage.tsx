import type { ConfigVisit } from '../configVisit';
import { ConfigShell } from '../shell/ConfigShell';
import { productKinds } from './productKinds';

/** The kinds of product, each with a link to its form. */
export function NewProductPage({ visit }: { visit: ConfigVisit }) {
  const { translate } = visit.intl;
  return (
    <ConfigShell visit={visit} part="products" title={translate('config.products.add')}>
      <p className="pl-config-crumbs">
        <a href="/config/products">{translate('config.part.products')}</a>
      </p>
      <h1>{translate('config.products.add')}</h1>
      <ul className="pl-config-list">
        {productKinds.map((kind) => (
          <li key={kind}>
            <a className="pl-config-item" href={`/config/products/new?kind=${kind}`}>
              <span className="pl-config-item-title">
                <span>{translate(`config.products.kind.${kind}`)}</span>
              </span>
              <span className="pl-config-item-facts">
                {translate(`config.products.kind.${kind}.what`)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </ConfigShell>
  );
}
