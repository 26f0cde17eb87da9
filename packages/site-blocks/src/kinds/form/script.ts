import type { BlockScript } from '../../host/blockScript';

/**
 * Loaded before the form is visible, so that it is ready for the first key; a submit before that
 * waits.
 */
export const formScript: BlockScript = {
  kind: 'form',
  types: [9],
  services: ['formOptions'],
};
