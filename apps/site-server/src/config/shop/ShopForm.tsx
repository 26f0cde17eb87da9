import type { ReactNode } from 'react';
import type { ConfigVisit } from '../configVisit';
import { Revisions } from '../revisions/Revisions';
import type { ListedRevision } from '../revisions/saveRevision';
import { ConfigShell } from '../shell/ConfigShell';
import { CrumbField } from '../shell/CrumbField';
import { DraftOffer } from '../shell/DraftOffer';
import { Notice } from '../shell/Notice';
import { shopAddresses, type ShopPage } from './shopAddresses';
import { ProblemLinks } from '../shell/ProblemLinks';
import { SaveConflict } from '../shell/SaveConflict';
import { SaveBar } from '../shell/SaveBar';

export interface ShopFormProps {
  visit: ConfigVisit;
  page: ShopPage;
  /** The state that the author has read. */
  base: string;
  revisions: readonly ListedRevision[];
  /** Fields that could not be saved: their names and labels. */
  problems: readonly { field: string; label: string }[];
  /** The parts that another editor changed meanwhile, with their current values. */
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
        <a href={shopAddresses.overview}>{translate('config.shop.title.overview')}</a>
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
      <ProblemLinks text={translate('config.shop.problems')} problems={problems} />
      <form className="pl-config-fields" method="post" action={shopAddresses[page]} data-editor>
        <DraftOffer translate={translate} />
        <SaveConflict
          translate={translate}
          text={translate('config.shop.conflict')}
          differences={conflict}
        />
        <CrumbField visit={visit} />
        <input type="hidden" name="base" value={base} />
        {children}
        <SaveBar
          translate={translate}
          save={
            rights.mayChange('products')
              ? translate(conflict ? 'config.pages.saveMine' : 'config.save')
              : undefined
          }
          isSaved={Boolean(notice)}
        />
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
