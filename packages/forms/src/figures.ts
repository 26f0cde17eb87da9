export { foldEntries } from './pure/foldEntries';
