import type { StackedTransition } from './stackedTransition';

/**
 * The outgoing slide takes this much longer, so that the background is not visible through it
 * ([GAL-15]).
 */
const outgoingFactor = 1.2;

export const fade: StackedTransition = ({ incoming, outgoing, duration }) => [
  incoming.animate({ opacity: [0, 1] }, { duration, easing: 'ease-in-out' }),
  outgoing.animate(
    { opacity: [1, 0] },
    { duration: duration * outgoingFactor, easing: 'ease-in-out' },
  ),
];
