export { foldEntries } from './pure/foldEntries';
export { foldFigures } from './pure/foldFigures';
