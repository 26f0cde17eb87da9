import type { PageDefinition } from '@plinth/site-runtime/render';
import { gallery, text } from '../blocks';

export const shop: PageDefinition = {
  id: 'page-shop',
  slug: 'shop',
  title: 'Shop',
  description: 'What the last firing left whole.',
  collection: { id: 'collection-shop', title: 'Shop', fullUrl: '/shop', type: 1 },
  sections: [
    {
      id: 'opening',
      width: 'wide',
      space: 'tight',
      blocks: [
        text(
          'shop-title',
          '<h1>Shop</h1><p class="lead">What the last firing left whole. When it is gone, it is gone until the next one.</p>',
        ),
      ],
    },
    {
      id: 'shelf',
      width: 'wide',
      space: 'tight',
      blocks: [
        gallery(
          'shop-shelf',
          [
            { name: 'moonJar', title: 'Moon jar', description: '€240' },
            { name: 'bottle', title: 'Bottle', description: '€130' },
            { name: 'jug', title: 'Water jug', description: '€88' },
            { name: 'mug', title: 'Mug', description: '€34' },
            { name: 'bowl', title: 'Noodle bowl', description: '€46' },
            { name: 'cup', title: 'Cup', description: '€26' },
            { name: 'jar', title: 'Lidded jar', description: '€72' },
            { name: 'plate', title: 'Supper plate', description: '€38' },
          ],
          {
            design: 'autogrid',
            columnWidth: 230,
            aspectRatio: 0.75,
            gutter: 24,
            lightbox: true,
            'show-meta': true,
          },
        ),
        text(
          'shop-note',
          '<p class="small">Prices include tax. We pack in straw and send on Mondays. To order, <a href="/contact">write to us</a>.</p>',
        ),
      ],
    },
  ],
};
