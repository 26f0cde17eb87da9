import { Fragment, type ReactNode } from 'react';
import type { ConfigVisit } from '../configVisit';
import { Revisions } from '../revisions/Revisions';
import type { ListedRevision } from '../revisions/saveRevision';
import { ConfigShell } from '../shell/ConfigShell';
import { CrumbField } from '../shell/CrumbField';
import { DraftOffer } from '../shell/DraftOffer';
import { Notice } from '../shell/Notice';
import { Refusal } from '../shell/Refusal';
import { shopAddresses, type ShopPage } from './shopAddresses';

export interface ShopFormProps {
  visit: ConfigVisit;
  page: ShopPage;
  /** The state that its author has read. */
  base: string;
  revisions: readonly ListedRevision[];
  /** Fields that could not be saved: their names, and what they are called. */
  problems: readonly { field: string; label: string }[];
  /** The parts that somebody else saved otherwise meanwhile, as they are now. */
  conflict?: readonly { name: string; theirs: string }[] | undefined;
  notice?: string | undefined;
  children: ReactNode;
}

/** A page of the shop's terms, whose fields are saved together, with its versions. */
export function ShopForm(props: ShopFormProps) {
  const { visit, page, base, revisions, problems, conflict, notice, children } = props;
  const { intl, rights } = visit;
  const { translate } = intl;
  const title = translate(`config.shop.title.${page}`);
  return (
    <ConfigShell visit={visit} part="products" page="edit" title={title}>
      <p className="pl-config-crumbs">
        <a href="/config/products">{translate('config.part.products')}</a>
      </p>
      <h1>{title}</h1>
      <p className="pl-config-row">
        {(['terms', 'coupons'] as const)
          .filter((one) => one !== page)
          .map((one) => (
            <a key={one} href={shopAddresses[one]}>
              {translate(`config.shop.title.${one}`)}
            </a>
          ))}
      </p>
      <Notice>{notice}</Notice>
      {problems.length > 0 ? (
        <Refusal>
          {translate('config.shop.problems')}{' '}
          {problems.map(({ field, label }, index) => (
            <Fragment key={`${field} ${index}`}>
              {index > 0 ? ', ' : null}
              <a href={`#${field}`}>{label}</a>
            </Fragment>
          ))}
        </Refusal>
      ) : null}
      <form className="pl-config-fields" method="post" action={shopAddresses[page]} data-editor>
        <DraftOffer translate={translate} />
        {conflict ? (
          // The answer begins here, below the menu.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          <section className="pl-config-conflict" role="alert" tabIndex={-1} autoFocus>
            <h2>{translate('config.conflict')}</h2>
            <p>{translate('config.shop.conflict')}</p>
            <dl className="pl-config-facts">
              {conflict.map(({ name, theirs }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{theirs || '–'}</dd>
                </div>
              ))}
            </dl>
          </section>
        ) : null}
        <CrumbField visit={visit} />
        <input type="hidden" name="base" value={base} />
        {children}
        <div className="pl-config-row pl-config-bar">
          {rights.mayChange('products') ? (
            <button type="submit" className="pl-config-button" data-save>
              {translate(conflict ? 'config.pages.saveMine' : 'config.save')}
            </button>
          ) : null}
          <span className="pl-config-note" data-unsaved hidden>
            {translate('config.unsaved')}
          </span>
          {notice ? (
            <span className="pl-config-note" data-saved>
              {translate('config.saved')}
            </span>
          ) : null}
        </div>
      </form>
      <Revisions
        visit={visit}
        revisions={revisions}
        address={shopAddresses[page]}
        base={base}
        part="products"
      />
    </ConfigShell>
  );
}
