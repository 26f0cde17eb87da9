import { pageType } from '@plinth/site-model';
import type { PageDefinition } from '@plinth/site-model/definition';
import { newsletter, text } from '../blocks';

/** Everything that can lie over a page or around it, on a page that no menu links to. */
export const overlayExample: PageDefinition = {
  id: 'page-overlay-example',
  slug: 'overlay-example',
  title: 'Open studio',
  description: 'The studio is open for one evening.',
  websiteSettings: {
    useEscapeKeyToLogin: true,
    announcementBarSettings: {
      style: 2,
      text: '<p>The studio is open on the 14th until <strong>nine in the evening</strong>.</p>',
      clickthroughUrl: { url: '/contact', newWindow: false },
    },
    popupOverlaySettings: {
      style: 2,
      version: 1,
      enableMobile: false,
      showUntilSignup: true,
      displayFrequency: 7,
      showOnTimer: false,
      showOnScroll: true,
      scrollPercentage: 20,
    },
    mobileInfoBarSettings: {
      style: 3,
      isContactEmailEnabled: true,
      isContactPhoneNumberEnabled: true,
      isLocationEnabled: true,
      isBusinessHoursEnabled: true,
      businessHours: { friday: { text: '10 to 17' }, saturday: { text: '10 to 17' } },
    },
    siteBadgeSettings: { type: 'light', label: 'Made with Plinth', url: '/' },
    contactEmail: 'studio@marlowclay.example',
    contactPhoneNumber: '+44 1632 960142',
    location: {
      addressTitle: 'Marlow Clay',
      addressLine1: 'The Weir House, 12 Weir Lane',
      addressLine2: 'Bourne Mill',
    },
  },
  sections: [
    {
      id: 'open-studio',
      width: 'narrow',
      blocks: [
        text(
          'open-studio-title',
          '<h1>Open studio</h1><p class="lead">One evening with the kiln warm and both wheels running.</p>',
        ),
      ],
    },
    ...['Seven', 'Eight', 'Nine'].map((hour, index) => ({
      id: `hour-${index}`,
      width: 'narrow' as const,
      space: 'loose' as const,
      blocks: [
        text(
          `hour-${index}-text`,
          `<h2>${hour} o’clock</h2><p>${['We open the door and the cupboard with the seconds.', 'Whoever wants to sits down at a wheel; an apron hangs beside it.', 'The kiln is shut and lit, and there is soup.'][index]}</p>`,
        ),
      ],
    })),
  ],
};

/** The page in the popup; without a script it is an ordinary page. */
export const popupPage: PageDefinition = {
  id: 'page-letters',
  slug: 'letters',
  title: 'A letter from the kiln',
  pageType: pageType.popupOverlay,
  sections: [
    {
      id: 'letters',
      width: 'narrow',
      blocks: [
        newsletter('popup-letter', {
          formId: 'popup-letter',
          formName: 'Letter from the popup',
          title: 'A letter from the kiln',
          description: 'Once a month, on the evening before the door is opened.',
          formFields: [{ id: 'email', type: 'email', title: 'Email', required: true }],
          formSubmitButtonText: 'Subscribe',
        }),
      ],
    },
  ],
};

/** The page for a member without access. */
export const membersOnly: PageDefinition = {
  id: 'page-members-only',
  slug: 'members-only',
  title: 'Members only',
  pageType: pageType.memberAreaAccessDenied,
  sections: [],
};
