import { createElement, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { attachAccordion } from '../accordion/attachAccordion';
import type { AccordionOptions } from '../accordion/accordionOptions';
import { setOpenItems } from '../accordion/setOpenItems';

export interface AccordionItemContent {
  /** Becomes the element's id, so that a link can open the item. */
  id?: string | undefined;
  title: ReactNode;
  content: ReactNode;
}

/** An item's id, or its index, from 0, if it has no id. */
export type AccordionKey = string | number;

export interface AccordionProps extends Omit<AccordionOptions, 'onChange'> {
  /**
   * The open items. With it the component is controlled: a click only calls `onChange`.
   * @default undefined: the accordion decides
   */
  open?: readonly AccordionKey[] | undefined;
  /**
   * Called with the items that are open or, if `open` is set, that a visitor wants open. [BLK-4]
   */
  onChange?: ((open: readonly AccordionKey[]) => void) | undefined;
  /** Headers with their contents. */
  items: readonly AccordionItemContent[];
  /** Level of the titles' headings. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Further classes of the root element. */
  className?: string | undefined;
}

/**
 * Renders items as `<details>`, which open and close without JavaScript. [BLK-1]
 * CSS: `.pl-accordion-item[open]`, `[data-state='closed']` while it closes.
 */
export function Accordion(props: AccordionProps): ReactNode {
  const { items, multiple = false, firstOpen = false, headingLevel = 3, className, open } = props;
  const root = useRef<HTMLDivElement>(null);
  const name = useId();
  const keys = items.map(({ id }, index): AccordionKey => id ?? index);
  // React keeps rendering the first state; the behaviour opens and closes the items from there.
  const [openFirst] = useState(open);
  const [begun, setBegun] = useState({ keys, first: keys[0] });
  // The first item of a list starts open. An item that is inserted before it later does not, and
  // does not close it.
  if (keys.join() !== begun.keys.join())
    setBegun({ keys, first: keys.some((key) => begun.keys.includes(key)) ? begun.first : keys[0] });

  const latest = useRef({ props, keys });
  useEffect(() => {
    latest.current = { props, keys };
  });
  // Without a listener the items are read only when needed.
  const hasListener = props.onChange !== undefined || open !== undefined;
  useEffect(() => {
    if (!root.current) return;
    if (!hasListener) return attachAccordion(root.current, { multiple });
    return attachAccordion(root.current, {
      multiple,
      onChange(places) {
        const { props, keys } = latest.current;
        props.onChange?.(places.map((place) => keys[place]!));
        return props.open === undefined;
      },
    });
  }, [multiple, hasListener]);
  const places = open && keys.flatMap((key, place) => (open.includes(key) ? [place] : []));
  const shown = places?.join();
  useEffect(() => {
    if (root.current && shown !== undefined)
      setOpenItems(root.current, shown === '' ? [] : shown.split(',').map(Number));
  }, [shown, multiple, hasListener]);

  return (
    <div
      ref={root}
      className={`pl-accordion ${className ?? ''}`.trimEnd()}
      data-multiple={multiple ? '' : undefined}
    >
      {items.map(({ id, title, content }, index) => (
        <details
          key={keys[index]}
          id={id}
          className="pl-accordion-item"
          name={multiple ? undefined : name}
          // Not passed to the behaviour as well: a visitor may have closed the item before the
          // behaviour is attached.
          open={
            openFirst
              ? openFirst.includes(keys[index]!) || undefined
              : firstOpen && keys[index] === begun.first
                ? true
                : undefined
          }
          suppressHydrationWarning
        >
          <summary className="pl-accordion-header">
            {createElement(`h${headingLevel}`, null, title)}
          </summary>
          <div className="pl-accordion-panel">{content}</div>
        </details>
      ))}
    </div>
  );
}
