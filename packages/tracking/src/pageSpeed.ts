export { attachPageSpeed } from './attachPageSpeed';
export type { AttachPageSpeedOptions } from './attachPageSpeed';
export { createPageSpeed } from './createPageSpeed';
export type {
  MetricKey,
  PageSpeed,
  PageSpeedOptions,
  SpeedBatch,
  SpeedRecord,
  SpeedSettings,
} from './createPageSpeed';
