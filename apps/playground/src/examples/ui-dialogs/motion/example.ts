import { standardTransition } from '@plinth/ui-dialogs/motion';
import { amount, choice } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export interface MotionOptions {
  motion: 'expand' | 'fade' | 'scale';
  duration: number;
  easing: string;
}

export const example = defineExample<MotionOptions>({
  controls: {
    motion: choice(['expand', 'fade', 'scale'], 'expand'),
    duration: amount(standardTransition, { max: 3000, step: 50, unit: 'ms' }),
    easing: choice<string>(['ease', 'linear', 'ease-in', 'ease-out', 'ease-in-out'], 'ease'),
  },
  descriptions: {
    motion: 'The movement by which the element comes and goes.',
  },
  stories: {
    Fade: { motion: 'fade' },
    'Scale, slowly': { motion: 'scale', duration: 1000 },
  },
  code: ({ without, values: { motion = 'expand' } }) => ({
    attach: `import { ${motion as string} } from '@plinth/ui-dialogs/motion';

const undo = ${motion as string}(document.querySelector<HTMLElement>('#panel'), false${without('motion').argument});`,
  }),
});
