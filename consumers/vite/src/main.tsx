import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Everything } from './Everything';
// Written by the check from docs/guides/import-a-package.md, as a reader of the guide would.
import { Work } from './Work';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <h1>Marlow Clay</h1>
    <Work />
    <Everything />
  </StrictMode>,
);
