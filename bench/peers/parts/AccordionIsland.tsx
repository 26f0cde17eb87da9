'use client';

import { Accordion } from '@plinth/ui-blocks/react';

export interface AccordionIslandProps {
  id: string;
  items: { title: string; html: string }[];
  multiple: boolean;
}

export function AccordionIsland({ id, items, multiple }: AccordionIslandProps) {
  return (
    <Accordion
      multiple={multiple}
      items={items.map(({ title, html }, index) => ({
        id: `${id}-item-${index + 1}`,
        title,
        content: <div dangerouslySetInnerHTML={{ __html: html }} />,
      }))}
    />
  );
}
