import type { BlockScript } from '../../host/blockScript';

export const accordionScript: BlockScript = {
  kind: 'accordion',
  types: [69],
  // `<details>` opens by itself; pages of other generations need the script for that.
  waits: 'button.accordion-item__click-target',
};
