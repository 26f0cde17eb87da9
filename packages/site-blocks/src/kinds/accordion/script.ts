import type { BlockScript } from '../../host/blockScript';

export const accordionScript: BlockScript = {
  kind: 'accordion',
  types: [69],
  // `<details>` opens without a script, but the legacy markup does not.
  waits: 'button.accordion-item__click-target',
};
