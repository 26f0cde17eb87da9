import { createElement, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { attachAccordion } from '../accordion/attachAccordion';
import type { AccordionOptions } from '../accordion/accordionOptions';

export interface AccordionItemContent {
  /** Becomes the element's id, so that a link can open the item. */
  id?: string | undefined;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps extends AccordionOptions {
  /** Headers with their texts. */
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
  const { items, multiple = false, firstOpen = false, headingLevel = 3, className } = props;
  const root = useRef<HTMLDivElement>(null);
  const name = useId();
  const keys = items.map(({ id }, index) => id ?? index);
  const [begun, setBegun] = useState({ keys, first: keys[0] });
  // The first item of a list starts open. One that comes before it later does not, and takes nothing away from it.
  if (keys.join() !== begun.keys.join())
    setBegun({ keys, first: keys.some((key) => begun.keys.includes(key)) ? begun.first : keys[0] });

  useEffect(() => {
    if (root.current) return attachAccordion(root.current, { multiple });
  }, [multiple]);

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
          // Not said to the behaviour as well: a visitor may have closed it before the behaviour comes.
          open={firstOpen && keys[index] === begun.first ? true : undefined}
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
