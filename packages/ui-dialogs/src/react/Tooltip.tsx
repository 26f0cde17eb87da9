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
  /** The element that the tooltip describes; it must accept a `ref` and should be focusable. */
  children: ReactElement<{ ref?: Ref<HTMLElement>; title?: string }>;
}

/** Adds a tooltip to its child. Without JavaScript the text is the child's `title`. [DLG-4] */
export function Tooltip({ content, children, ...options }: TooltipProps): ReactNode {
  // State, because a child may replace or remove its element in its own render.
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
      // After a clean-up function, React does not call with `null`. React 18 does not support
      // clean-up functions.
      return cleanUp && !isReact18 ? () => (setTarget(null), cleanUp()) : undefined;
    },
    [childRef],
  );
  return cloneElement(children, { title: content, ref });
}

const isReact18 = Number.parseInt(version) < 19;

/** React 18 keeps the `ref` outside the properties; React 19 warns when it is read there. */
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
