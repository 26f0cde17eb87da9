import type { PageDefinition } from '@plinth/site-model/definition';
import { form, map, text } from '../blocks';
import { opening } from '../opening';

export const contact: PageDefinition = {
  id: 'page-contact',
  slug: 'contact',
  title: 'Contact',
  description: 'Write to the studio: orders, visits, broken cups.',
  sections: [
    opening('contact', {
      heading: 'Write to us',
      lead: 'We answer in the evening, when the wheels stand still.',
      span: 8,
    }),
    {
      id: 'form',
      layout: 'grid',
      space: 'tight',
      blocks: [
        form(
          'contact-form',
          {
            formId: 'contact',
            formName: 'Contact',
            formFields: [
              { id: 'name', type: 'text', title: 'Name', required: true, placeholder: '' },
              {
                id: 'email',
                type: 'email',
                title: 'Email',
                required: true,
                description: 'Only for the answer.',
              },
              {
                id: 'topic',
                type: 'select',
                title: 'What is it about?',
                required: true,
                options: ['A question', 'An order', 'A visit', 'Something arrived broken'],
              },
              {
                id: 'message',
                type: 'textarea',
                title: 'Message',
                required: true,
                maxLength: 2000,
              },
            ],
            formSubmitButtonText: 'Send',
            formSubmissionMessage: {
              html: '<p>Thank you for your message. We answer within two days.</p>',
            },
          },
          7,
        ),
        text(
          'contact-facts',
          '<h2 class="minor">Marlow Clay</h2><p>The Weir House<br>12 Weir Lane<br>Bourne Mill</p><p><a href="mailto:studio@marlowclay.example">studio@marlowclay.example</a><br><a href="tel:+441632960142">01632 960142</a></p><h2 class="minor">Open</h2><p>Friday and Saturday, 10 to 17</p>',
          4,
        ),
      ],
    },
    {
      id: 'map',
      width: 'wide',
      space: 'tight',
      blocks: [
        map('contact-map', {
          style: 2,
          location: {
            mapLat: 51.7448,
            mapLng: -2.2201,
            mapZoom: 15,
            addressTitle: 'Marlow Clay',
            addressLine1: 'The Weir House, 12 Weir Lane',
            addressLine2: 'Bourne Mill',
            addressCountry: '',
          },
        }),
      ],
    },
  ],
};
