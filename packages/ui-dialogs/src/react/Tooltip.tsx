import {
  cloneElement,
  useCallback,
  useEffect,
  useState,
  version,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { attachTooltip } from '../tooltip/attachTooltip';
import type { TooltipOptions } from '../tooltip/tooltipOptions';

export interface TooltipProps extends Omit<TooltipOptions, 'content'> {
  /** Text of the tooltip. */
  content: string;
  /** The one element that the tooltip belongs to; it has to take a `ref` and should take focus. */
  children: ReactElement<{ ref?: Ref<HTMLElement>; title?: string }>;
}

/** Gives its child a tooltip. Without JavaScript the text is the child's `title`. [DLG-4] */
export function Tooltip({ content, children, ...options }: TooltipProps): ReactNode {
  // A state, because a child may change its element, or take it away, in a render of its own.
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const { isLabel, showDelay, width, mouseOffset, edgeMargin, side, className } = options;

  useEffect(() => {
    if (!target) return;
    return attachTooltip(target, {
      content,
      isLabel,
      showDelay,
      width,
      mouseOffset,
      edgeMargin,
      side,
      className,
    });
  }, [target, content, isLabel, showDelay, width, mouseOffset, edgeMargin, side, className]);

  const childRef = refOf(children);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      setTarget(element);
      const cleanUp = assign(childRef, element);
      // With a clean-up, React does not call with `null` any more. React 18 knows none.
      return cleanUp && !isReact18 ? () => (setTarget(null), cleanUp()) : undefined;
    },
    [childRef],
  );
  return cloneElement(children, { title: content, ref });
}

const isReact18 = Number.parseInt(version) < 19;

/** React 18 keeps the `ref` beside the properties; React 19 warns of whoever looks there. */
const refOf = (child: TooltipProps['children']): Ref<HTMLElement> | undefined =>
  isReact18 ? (child as { ref?: Ref<HTMLElement> }).ref : child.props.ref;

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
