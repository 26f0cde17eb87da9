import type { DaysKept } from '../../jobs/retention';
import type { ConfigVisit } from '../configVisit';

/** For how long what a page of the area shows is kept ([SRV-4]): what is older is not missing, but gone. */
export function KeptNote({ visit, kept }: { visit: ConfigVisit; kept: DaysKept }) {
  const { translate } = visit.intl;
  if (kept === 'forever') return null;
  return <p className="pl-config-note">{translate('config.kept', { days: kept })}</p>;
}
