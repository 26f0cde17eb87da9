import './styles/tokens.css';
import './styles/layout.css';
import './styles/navigation.css';
import './styles/toolbar.css';
import './styles/stage.css';
import './styles/controls.css';
import './styles/panels.css';
import './styles/palette.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Shell } from './Shell';

createRoot(document.getElementById('shell')!).render(
  <StrictMode>
    <Shell />
  </StrictMode>,
);
