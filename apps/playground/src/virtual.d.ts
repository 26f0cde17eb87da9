declare module 'virtual:plinth-search' {
  import type { SearchDocument } from './docs/searchDocument';
  const documents: readonly SearchDocument[];
  export default documents;
}
