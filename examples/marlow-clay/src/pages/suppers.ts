import type { PageDefinition } from '@plinth/site-model/definition';
import { image, text } from '../blocks';
import { opening } from '../opening';
import { numbered } from '../otherBlocks';

/** A table for twelve, once a month: reservations, appointments and a registry of other companies. */
export const suppers: PageDefinition = {
  id: 'page-suppers',
  slug: 'suppers',
  title: 'Suppers',
  description: 'Twelve people at one table, on the plates they may take home.',
  sections: [
    opening('suppers', {
      heading: 'Supper at the weir',
      lead: 'Twelve people, one table, four courses. You eat from what came out of the kiln that week.',
      span: 8,
    }),
    { id: 'evening', width: 'wide', space: 'none', blocks: [image('suppers-evening', 'evening')] },
    {
      id: 'table',
      width: 'wide',
      blocks: [
        numbered('opentable', 'suppers-table', {
          title: 'A seat at the table',
          description:
            '<p>The last Friday of the month, at seven. Tell us what you do not eat; the rest is decided by the garden.</p>',
          restaurantId: '1104602',
          domain: 'co.uk',
        }),
      ],
    },
    {
      id: 'counter',
      layout: 'grid',
      tone: 'muted',
      blocks: [
        text(
          'suppers-counter-text',
          '<h2>Or at the counter</h2><p>Six seats by the window on the other evenings. Small plates, small glasses, and the sound of the river.</p>',
          5,
        ),
        numbered('tock', 'suppers-counter', {
          span: 7,
          title: 'The counter',
          businessName: 'marlow-clay-counter',
        }),
      ],
    },
    {
      id: 'lessons',
      width: 'wide',
      blocks: [
        numbered('appointmentScheduling', 'suppers-lesson', {
          title: 'An hour at the wheel',
          description:
            '<p>Before the supper somebody shows you how to centre a kilo of clay. Bring nails that are short.</p>',
          ownerId: '20481632',
        }),
        numbered('weddingRegistry', 'suppers-registry', {
          title: 'For two who marry',
          description: '<p>Ines and Paul keep their list of plates with us.</p>',
          registryUrl: 'https://www.zola.com/registry/ines-and-paul',
        }),
      ],
    },
  ],
};
