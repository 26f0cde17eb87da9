export { foldEntries } from './pure/foldEntries';
export { foldDigits } from './pure/foldDigits';
