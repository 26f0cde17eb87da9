import type { ConfigArrival } from '../configVisit';

/** Proves that a form comes from a page of ours. */
export const CrumbField = ({ visit }: { visit: Pick<ConfigArrival, 'crumb'> }) => (
  <input type="hidden" name="crumb" value={visit.crumb} />
);
