export { datasetLimits, readDataset } from './dataset';
export type { Dataset, DatasetProblem, Series } from './dataset';
export { attachChart } from './dom/attachChart';
export { chartMessages } from './messages';
