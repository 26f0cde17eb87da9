import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Layer, LayerOptions } from '../layer/layerOptions';
import { openElement } from '../layer/openElement';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect';

/**
 * Opens the referenced element as a layer while `open` is true, and plays its exit animation
 * afterwards. Returns whether it is present, which is true until the exit animation has ended, so
 * that its content can stay until then.
 *
 * @example
 * ```tsx
 * import { useRef, useState } from 'react';
 * import { useLayer } from '@plinth/ui-dialogs/react';
 *
 * export function Drawer() {
 *   const drawer = useRef<HTMLDivElement>(null);
 *   const [isOpen, setOpen] = useState(false);
 *   useLayer(drawer, isOpen, { label: 'Menu', onCancel: () => setOpen(false) });
 *   return <div ref={drawer} hidden={!isOpen} />;
 * }
 * ```
 */
export function useLayer(
  ref: RefObject<HTMLElement | null>,
  open: boolean,
  options: Omit<LayerOptions, 'element' | 'content' | 'className'>,
): boolean {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  const layer = useRef<Layer | undefined>(undefined);
  const latest = useRef(options);

  useBrowserLayoutEffect(() => {
    latest.current = options;
  });

  // A layout effect, so that the layer is visible in the frame after the click.
  useBrowserLayoutEffect(() => {
    const element = ref.current;
    if (!open || !element) return;
    const show = (): void => {
      // Opened again during its exit animation.
      layer.current?.destroy();
      layer.current = openElement(element, {
        ...latest.current,
        onCancel: (reason) => {
          latest.current.onCancel?.(reason);
          // The owner of `open` decides: the layer hides when `open` becomes false.
          return false;
        },
        onDestroy: () => {
          layer.current = undefined;
          setPresent(false);
          // StrictMode unmounts a component and mounts it again at once, which is not reported.
          queueMicrotask(() => {
            if (!layer.current) latest.current.onDestroy?.();
          });
        },
      });
    };
    // React runs the effects of children first, and the dialog that opens last is on top. So a
    // dialog inside another that opens in the same commit waits for the outer dialog.
    if (!element.parentElement?.closest('dialog:not([open])')) return show();
    let cancelled = false;
    queueMicrotask(() => {
      if (!cancelled) show();
    });
    return () => {
      cancelled = true;
    };
  }, [open, ref]);

  useEffect(() => {
    if (!open) void layer.current?.hide();
  }, [open]);

  useBrowserLayoutEffect(() => () => layer.current?.destroy(), []);
  return present;
}
