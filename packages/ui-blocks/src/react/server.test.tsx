import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as accordion from '../accordion';
import * as root from '../index';
import * as marquee from '../marquee';
import * as menu from '../menu';
import * as react from '../react';
import * as tabbedCarousel from '../tabbed-carousel';

const { Accordion, Marquee, Menu, TabbedCarousel } = react;

it('[BLK-1h] an accordion is rendered as details, which need no JavaScript', () => {
  const html = renderToString(
    <Accordion
      firstOpen
      items={[
        { id: 'how', title: 'How?', content: <p>So.</p> },
        { title: 'When?', content: 'Now.' },
      ]}
    />,
  );
  expect(html).toMatch(
    /<details id="how" class="pl-accordion-item" name="[^"]+" open=""><summary class="pl-accordion-header"><h3>How\?<\/h3><\/summary>/,
  );
  expect(html).toContain('<p>So.</p>');
  expect(html.match(/ open=""/g)).toHaveLength(1);
  // One name for all: the browser itself keeps one open at a time.
  expect(new Set(html.match(/ name="[^"]+"/g)).size).toBe(1);
  expect(
    renderToString(<Accordion multiple items={[{ title: 'A', content: 'B' }]} />),
  ).not.toContain(' name=');
});

it('[BLK-2h] a menu is rendered as sections under a list of links', () => {
  const html = renderToString(
    <Menu
      label="Menus"
      menus={[
        {
          id: 'lunch',
          title: 'Lunch',
          sections: [
            { title: 'Soups', items: [{ title: 'Leek', price: '£6', description: 'With bread' }] },
          ],
        },
        { title: 'Dinner', content: <p>Closed</p> },
      ]}
    />,
  );
  expect(html).toContain(
    '<nav class="pl-menu-tabs" aria-label="Menus"><a class="pl-menu-tab" href="#lunch">Lunch</a>',
  );
  expect(html).toMatch(/<section class="pl-menu-panel" id="lunch"><h3[^>]*>Lunch<\/h3>/);
  expect(html).toContain('<h4 class="pl-menu-section-title">Soups</h4>');
  expect(html).toContain('£6');
  expect(html).not.toContain('hidden');
  const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!);
  for (const id of links) expect(html).toContain(`id="${id}"`);
});

it('[BLK-3f] a marquee is rendered as plain text', () => {
  const items = [{ text: 'Open today' }, { text: 'Free coffee' }];
  const html = renderToString(<Marquee items={items} linkTo="/shop" waveIntensity={0.5} />);
  expect(html.replace(/<[^>]+>/g, '')).toBe('Open today Free coffee ');
  expect(html).toContain('<a class="pl-marquee-link" href="/shop">');
  expect(html).toContain('data-wave-intensity="0.5"');
  expect(html).not.toContain('aria-hidden');
  expect(renderToString(<Marquee items={items} linkTo="javascript:alert(1)" />)).not.toContain(
    '<a',
  );
});

it('[BLK-71] a tabbed carousel is rendered as sections under a list of links', () => {
  const html = renderToString(
    <TabbedCarousel
      label="From the kiln"
      interval={5000}
      slides={[
        { id: 'bowls', title: 'Bowls', content: <p>Nine bowls</p> },
        { title: 'Jugs', content: <p>Two jugs</p> },
      ]}
    />,
  );
  expect(html).toContain('<section class="pl-carousel" aria-label="From the kiln"');
  expect(html).toContain('data-interval="5000"');
  const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!);
  expect(links).toHaveLength(2);
  for (const id of links) expect(html).toContain(`id="${id}"`);
  expect(html).not.toMatch(/hidden|role=/);
});

it('lists the public names of each entry', () => {
  const names = (entry: object) => Object.keys(entry).sort();
  expect(names(root)).toEqual([
    'accordionDuration',
    'attachAccordion',
    'attachMarquee',
    'attachMenu',
    'attachTabbedCarousel',
    'carouselMessages',
    'marqueeDefaults',
    'marqueeMessages',
    'selectPanel',
    'setOpenItems',
  ]);
  expect(names(accordion)).toEqual(['accordionDuration', 'attachAccordion', 'setOpenItems']);
  expect(names(menu)).toEqual(['attachMenu', 'selectPanel']);
  expect(names(marquee)).toEqual(['attachMarquee', 'marqueeDefaults', 'marqueeMessages']);
  expect(names(tabbedCarousel)).toEqual(['attachTabbedCarousel', 'carouselMessages']);
  expect(names(react)).toEqual(['Accordion', 'Marquee', 'Menu', 'TabbedCarousel']);
});
