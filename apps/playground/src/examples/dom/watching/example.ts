import { printValue } from '../../../code/printValue';
import { amount } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export interface WatchingOptions {
  delay: number;
  margin: number;
}

/** The options that the example shows at first. */
export const defaultOptions: WatchingOptions = { delay: 100, margin: 0 };

export const example = defineExample<WatchingOptions>({
  controls: {
    delay: amount(defaultOptions.delay, { min: 0, max: 2000 }),
    margin: amount(defaultOptions.margin, { min: 0, max: 1000 }),
  },
  code: ({ values }) => {
    const { delay, margin } = { ...defaultOptions, ...values };
    return {
      attach: `import { isRightToLeft, prefersReducedMotion, watchVisibility, whenResized } from '@plinth/dom';

const box = document.querySelector('.box');
const undo = [
  whenResized(box, () => console.log(box.clientWidth), { delay: ${printValue(delay)}, includesFirst: true }),
  watchVisibility(box, (isVisible) => console.log(isVisible), { margin: ${printValue(margin)} }),
];
console.log(isRightToLeft(box), prefersReducedMotion());`,
    };
  },
});
