import type { Census } from '@plinth/tracking/census';
import type { Host } from '../boot/host';
import { consent } from './consent';

type Report = (census: Census) => void;

/** Reports wait for the census: its script comes when tracking may run. */
const desk = (host: Host): { census?: Census; waiting: Report[] } =>
  host.once('census desk', () => ({ waiting: [] }));

/** Has the census record something ([TRK-7]). What happens while nothing may be counted is forgotten. */
export function toCensus(host: Host, record: Report): void {
  const { census, waiting } = desk(host);
  if (census) record(census);
  else if (consent(host).mayRun('tracking')) waiting.push(record);
}

/** The census is there: it records what waited, and from now on everything at once. */
export function openCensus(host: Host, census: Census): void {
  const found = desk(host);
  found.census = census;
  for (const record of found.waiting.splice(0)) record(census);
}
