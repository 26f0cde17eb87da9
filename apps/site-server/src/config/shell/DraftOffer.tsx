import type { ConfigVisit } from '../configVisit';

/** For the script: what was written in this form before, and not saved. */
export const DraftOffer = ({ t }: Pick<ConfigVisit['words'], 't'>) => (
  <div className="pl-config-notice pl-config-row" role="status" data-draft hidden>
    <span>{t('config.draft')}</span>
    <button type="button" className="pl-config-link" data-draft-restore>
      {t('config.draft.restore')}
    </button>
    <button type="button" className="pl-config-link" data-draft-forget>
      {t('config.draft.forget')}
    </button>
  </div>
);
