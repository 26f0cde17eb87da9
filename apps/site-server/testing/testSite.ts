import type { SiteDefinition } from '@plinth/site-renderer';

/** Fields of the test site's form; every one of them is enough to be wrong. */
const contactFields = [
  { id: 'name', type: 'name', title: 'Name', required: true },
  { id: 'email', type: 'email', title: 'Email', required: true },
  { id: 'topics', type: 'checkbox', title: 'Topics', options: ['Cups', 'Bowls'] },
  { id: 'message', type: 'textarea', title: 'Message', required: true, maxLength: 40 },
];

/** A small site for the tests: two pages, a form, a block to render again. */
export const testSite: SiteDefinition = {
  id: 'site-test',
  identifier: 'test-studio',
  title: 'Test Studio',
  tagline: 'Only for tests',
  locale: 'en',
  navigation: [{ label: 'Contact', href: '/contact' }],
  footer: { columns: [], closing: 'Test Studio' },
  cookieSettings: {
    isCookieBannerEnabled: true,
    isRestrictiveCookiePolicyEnabled: true,
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    cookieBannerText: '<p>May we count?</p>',
  },
  websiteSettings: {},
  pages: [
    {
      id: 'home',
      slug: '',
      title: 'Home',
      sections: [
        {
          id: 'opening',
          blocks: [{ id: 'welcome', type: 2, settings: { html: '<h1>Welcome</h1>' } }],
        },
      ],
    },
    {
      id: 'contact',
      slug: 'contact',
      title: 'Contact',
      sections: [
        {
          id: 'form',
          blocks: [
            {
              id: 'contact-form',
              type: 9,
              settings: {
                formId: 'contact',
                formName: 'Contact',
                formFields: contactFields,
                formSubmitButtonText: 'Send',
                formSubmissionMessage: { html: '<p>Thank you, we write back.</p>' },
              },
            },
          ],
        },
      ],
    },
    {
      id: 'studio/visit',
      slug: 'studio/visit',
      title: 'Visit',
      sections: [{ id: 'visit', blocks: [] }],
    },
  ],
};
