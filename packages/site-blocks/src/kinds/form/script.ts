import type { BlockScript } from '../../host/blockScript';

/** Loaded before it is seen, so that the first key press already meets it; a submit before that waits. */
export const formScript: BlockScript = {
  kind: 'form',
  types: [9],
  services: ['formOptions'],
};
