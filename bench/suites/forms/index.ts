import type { Suite } from '../../harness';
import { measureKeystrokes } from './measureKeystrokes';
import { measureSizes } from './measureSizes';
import { measureValidation } from './measureValidation';

export const suite: Suite = {
  area: 'forms',
  async run(context) {
    return [
      ...(await measureValidation(context)),
      ...(await measureKeystrokes(context)),
      ...(await measureSizes()),
    ];
  },
};
