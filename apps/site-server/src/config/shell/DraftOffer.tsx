import type { ConfigVisit } from '../configVisit';

/** For the script: offers the unsaved entries of this form. */
export const DraftOffer = ({ translate }: Pick<ConfigVisit['intl'], 'translate'>) => (
  <div className="pl-config-notice pl-config-row" role="status" data-draft hidden>
    <span>{translate('config.draft')}</span>
    <button type="button" className="pl-config-link" data-draft-restore>
      {translate('config.draft.restore')}
    </button>
    <button type="button" className="pl-config-link" data-draft-forget>
      {translate('config.draft.forget')}
    </button>
  </div>
);
