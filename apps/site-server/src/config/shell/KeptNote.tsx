import type { DaysKept } from '../../jobs/retention';
import type { ConfigVisit } from '../configVisit';

/** A note about the time for which the data of a page is kept ([SRV-4]): older data was deleted. */
export function KeptNote({ visit, kept }: { visit: ConfigVisit; kept: DaysKept }) {
  const { translate } = visit.intl;
  if (kept === 'forever') return null;
  return <p className="pl-config-note">{translate('config.kept', { days: kept })}</p>;
}
