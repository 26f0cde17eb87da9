export { startBareBrowser } from './bareBrowser';
export type { BareBrowser, BarePage } from './bareBrowser';
export { closeBrowser, sharedBrowser } from './browser';
export { bundleForBrowser, bundleSize } from './bundle';
export type { BundleSizeOptions } from './bundle';
export { interleave } from './interleave';
export type {
  Candidate,
  Interleaved,
  InterleaveOptions,
  Measured,
  Sample,
  Timing,
} from './interleave';
export type { Vitals } from './observers';
export { openPage } from './openPage';
export type { OpenedPage, OpenPageOptions, Transfer } from './openPage';
export { measureInPage, type PageSample } from './measureInPage';
export { pageMetrics, type PageMetrics } from './pageMetrics';
export { processCpu } from './processCpu';
export { seededRandom } from './random';
export type { Random } from './random';
export { row } from './row';
export type { Figure, RowInput, Target } from './row';
export { serveFiles } from './serveFiles';
export type { FileServer, ServedFile } from './serveFiles';
export { startProcess } from './startProcess';
export type { StartedProcess } from './startProcess';
export { median, quantile, spread } from './statistics';
export type { Spread } from './statistics';
export type { Context, Peer, Row, Suite } from './suite';
