import type { BlockScript } from '../../host/blockScript';

export const codeScript: BlockScript = {
  kind: 'code',
  types: [23],
  when: 'touch',
  waits: '.pl-code-copy',
};
