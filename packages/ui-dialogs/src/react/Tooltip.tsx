import {
  cloneElement,
  useEffect,
  useRef,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { attachTooltip } from '../tooltip/attachTooltip';
import type { TooltipOptions } from '../tooltip/tooltipOptions';

export interface TooltipProps extends Omit<TooltipOptions, 'content'> {
  content: string;
  /** The one element that the tooltip belongs to; it has to take a `ref` and should take focus. */
  children: ReactElement<{ ref?: Ref<HTMLElement>; title?: string }>;
}

/** Gives its child a tooltip. Without JavaScript the text is the child's `title`. [DLG-4] */
export function Tooltip({ content, children, ...options }: TooltipProps): ReactNode {
  const element = useRef<HTMLElement>(null);
  const { isLabel, showDelay, width, mouseOffset, edgeMargin, className } = options;
  // Another child has another element.
  const { type, key } = children;

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    return attachTooltip(target, {
      content,
      isLabel,
      showDelay,
      width,
      mouseOffset,
      edgeMargin,
      className,
    });
  }, [type, key, content, isLabel, showDelay, width, mouseOffset, edgeMargin, className]);

  const childRef = children.props.ref;
  return cloneElement(children, {
    title: content,
    ref: (target: HTMLElement | null) => {
      element.current = target;
      return assign(childRef, target);
    },
  });
}

function assign(
  ref: Ref<HTMLElement> | undefined,
  target: HTMLElement | null,
): (() => void) | void {
  if (typeof ref === 'function') {
    const cleanUp = ref(target);
    return typeof cleanUp === 'function' ? cleanUp : undefined;
  }
  if (ref) ref.current = target;
}
