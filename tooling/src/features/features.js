/**
 * @typedef {object} Feature
 * @property {string} feature the text of its row
 * @property {string} since the first version that has it
 * @property {string} example its folder in `apps/playground/src/examples`
 * @property {string} code a module that uses it, and nothing else
 * @property {string} [beside] a module without it, where it is added to something
 * @property {LeftOut} [leaveOut] where it is inside something
 * @property {string} [when] a text behind the bytes of a page that does not use it
 *
 * @typedef {Record<string, [text: string | RegExp, instead?: string][]>} LeftOut texts of files below `packages`, and
 * their replacements, which remove a feature. The bundler then drops the code that only the feature used.
 */

/** A page with a rendered form: its markup, and the behaviour that follows. */
const wholeForm =
  "export { Form } from '@plinth/forms/react'; export { attachRenderedForm } from '../../packages/forms/src/dom/attachRenderedForm';";

/** A page with a list of posts: its markup comes from the server. */
const summaryPage =
  "import '@plinth/listings/summary.css'; export { attachCarousel } from '@plinth/listings';";

/**
 * The features that users of other packages ask for. docs/guides/features.md has a row for each; `pnpm features`
 * measures them.
 * @type {readonly Feature[]}
 */
export const features = [
  {
    feature: 'accordion: `onChange`, refuse a click, `setOpenItems`, `<Accordion open>`',
    since: '0.3',
    example: 'ui-blocks/controlled-accordion',
    code: "export { attachAccordion, setOpenItems } from '@plinth/ui-blocks/accordion';",
    leaveOut: {
      'ui-blocks/src/accordion/attachAccordion.ts': [
        [
          /const openPlaces = [^]*?(?=\n {2}const onClick)/,
          'const openByBrowser = (item) => open(item, false);',
        ],
        ['if (isRefused(item)) return;'],
        ['else open(item, true);\n    markReported();', 'else open(item, true);'],
        [/const controlled = [^]*?markReported\(\);\n {2}};/],
        ['delete controlled[setOpenKey];'],
      ],
      'ui-blocks/src/accordion/setOpenItems.ts': [[/const root: [^]*?\(places\);/]],
    },
  },
  {
    feature: 'tabs that activate with the arrows',
    since: '0.3',
    example: 'ui-blocks/menu',
    code: "export { attachMenu } from '@plinth/ui-blocks/menu';",
    leaveOut: {
      'ui-blocks/src/tabs/attachTabs.ts': [[/if \(activation === 'automatic'\) .*/]],
      'ui-blocks/src/menu/attachMenu.ts': [
        ["activation = element.dataset['activation']", 'activation'],
      ],
    },
  },
  {
    feature: 'controlled tabs (`<Menu selected>`, `selectPanel`)',
    since: '0.4',
    example: 'ui-blocks/controlled-menu',
    code: "export { attachMenu, selectPanel } from '@plinth/ui-blocks/menu';",
    leaveOut: {
      'ui-blocks/src/tabs/attachTabs.ts': [
        ['if (!isControlled) show(index);', 'show(index);'],
        ['|| !tabs[index]'],
      ],
      'ui-blocks/src/menu/attachMenu.ts': [
        [/const controlled = [^]*?tabs\.show;/],
        ['delete controlled[selectKey];'],
      ],
      'ui-blocks/src/menu/selectPanel.ts': [[/const root: [^]*?\(index\);/]],
    },
  },
  {
    feature: 'client: wait for `Retry-After` of 429 and 503',
    since: '0.3',
    example: 'site-api/calls',
    code: "export { createSiteClient, formRoutes } from '@plinth/site-api/client';",
    leaveOut: {
      'site-api/src/client/performCall.ts': [
        ['maxWait(settings, end)', '0'],
        ['const { status = 0, retryAfter = 0 } = error;', 'const { status = 0 } = error;'],
        [/\(passingStatuses[^]*?<= wait/, 'passingStatuses.includes(status)'],
        ['Math.max(retryDelay, error.retryAfter ?? 0)', 'retryDelay'],
      ],
    },
  },
  {
    feature: 'client: `onRequest`, `onAnswer`',
    since: '0.3',
    example: 'site-api/calls',
    code: "export { createSiteClient, formRoutes } from '@plinth/site-api/client';",
    leaveOut: {
      'site-api/src/client/exchange.ts': [
        ['let started = performance.now();'],
        [/if \(settings\.onRequest\) {[^]*?\n {4}}/],
        [/finally {\n {4}const milliseconds[^]*?\n {2}}/],
      ],
    },
  },
  {
    feature: 'lightbox from code with data alone, `update(items)` while it is open',
    since: '0.3',
    example: 'gallery/lightbox-from-code',
    code: "export { attachLightbox, showLightbox } from '@plinth/gallery/lightbox';",
    beside: "export { attachLightbox } from '@plinth/gallery/lightbox';",
  },
  {
    feature: 'lightbox: texts, frames and rich captions of an item',
    since: '0.3',
    example: 'gallery/lightbox-from-code',
    code: "export { openLightbox } from '../../packages/gallery/src/lightbox/openLightbox';",
    when: 'with the open lightbox',
    leaveOut: {
      'gallery/src/lightbox/openLightbox.ts': [
        [/\/\/ By then the visitor[^]*?contentFailed'\)\)\),\n {10}\);/],
      ],
      'gallery/src/lightbox/attachItemDescription.ts': [[/if \(item\.caption\)\n[^]*?\n {8}\);/]],
    },
  },
  {
    feature: 'lightbox: save and share',
    since: '0.3',
    example: 'gallery/lightbox-from-code',
    code: "export { openLightbox } from '../../packages/gallery/src/lightbox/openLightbox';",
    when: 'with the open lightbox',
    leaveOut: {
      'gallery/src/lightbox/openLightbox.ts': [
        [/if \(options\.download \|\| options\.share\)\n[^]*?\n {4}\);/],
        ['followActions?.();'],
      ],
    },
  },
  {
    feature: 'grid: columns that shrink to a number that fits (`minColumnWidth`)',
    since: '0.3',
    example: 'gallery/designs',
    code: "import '@plinth/gallery/gallery.css';",
    when: 'of CSS',
    leaveOut: {
      'gallery/src/gallery.css': [
        [/\.pl-gallery\[data-layout='grid']\[data-min-column][^]*?\n {2}}/],
      ],
    },
  },
  {
    feature: 'dots and progress of slideshows and strips',
    since: '0.3',
    example: 'gallery/designs',
    code: "import '@plinth/gallery/gallery.css'; export { attachGallery } from '@plinth/gallery';",
    when: 'with slideshows',
    leaveOut: {
      'gallery/src/dom/startSlideshow.ts': [
        ['() => attachDots(parts, store, presses),'],
        ['() => followProgress(parts, store),'],
      ],
      'gallery/src/dom/findGallery.ts': [["dots: find('dots'),"], ["progress: find('progress'),"]],
      'gallery/src/designs/galleryData.ts': [['dots: flag,'], ['progress: flag,']],
      'gallery/src/gallery.css': [[/\.pl-gallery-dots {[^]*?(?=\.pl-gallery-thumbnails {)/]],
    },
  },
  {
    feature: 'gallery: pictures in several formats (`<picture>`), a placeholder',
    since: '0.3',
    example: 'gallery/items',
    code: "export { Gallery } from '@plinth/gallery/react';",
    when: 'with `<Gallery>` in React',
    leaveOut: {
      'gallery/src/react/Picture.tsx': [['knownFormats(options.item.sources)', '[]']],
      'gallery/src/react/imageProps.ts': [[/placeholderStyle\([^)]*\)/, 'undefined']],
    },
  },
  {
    feature: '`updateGallery`: slides that come and go while a gallery is live',
    since: '0.2',
    example: 'gallery/live-slides',
    code: "export { attachGallery, updateGallery } from '@plinth/gallery';",
    beside: "export { attachGallery } from '@plinth/gallery';",
  },
  {
    feature: 'a grid’s video in the lightbox (`lightboxVideos`)',
    since: '0.3',
    example: 'gallery/items',
    code: "export { Gallery } from '@plinth/gallery/react';",
    when: 'with `<Gallery>` in React',
    leaveOut: {
      'gallery/src/react/Slide.tsx': [
        [/if \(item\.video && settings\.lightboxVideos\) {[^]*?\n {2}}/],
      ],
      'gallery/src/designs/galleryData.ts': [['lightboxVideos: flag,']],
    },
  },
  {
    feature: 'background video (`<BackgroundVideo>`)',
    since: '0.3',
    example: 'media/background-video',
    code: "export { BackgroundVideo } from '@plinth/media/react';",
  },
  {
    feature: 'tooltip at a side of its element',
    since: '0.3',
    example: 'ui-dialogs/tooltip',
    code: "import '@plinth/ui-dialogs/tooltip.css'; export { attachTooltip } from '@plinth/ui-dialogs/tooltip';",
    when: 'with tooltips',
    leaveOut: {
      'ui-dialogs/src/tooltip/keepTooltipPlaced.ts': [
        ["tooltip.dataset['side'] = side;"],
        ['side: physicalSide(side, element),'],
      ],
      'ui-dialogs/src/tooltip/placeTooltip.ts': [
        [/const isBeside = .*/, 'const isBeside = false;'],
        [/const isBeforeWanted = .*/, 'const isBeforeWanted = false;'],
      ],
      'ui-dialogs/src/tooltip.css': [
        [/\.pl-tooltip\[data-placed='anchor']\[data-side='top'][^]*?(?=@keyframes)/],
      ],
    },
  },
  {
    feature: 'popover',
    since: '0.3',
    example: 'ui-dialogs/popover',
    code: "import '@plinth/ui-dialogs/popover.css'; export { attachPopover } from '@plinth/ui-dialogs/popover';",
  },
  {
    feature: 'popover that its owner opens and closes (`<Popover open>`)',
    since: '0.4',
    example: 'ui-dialogs/popover',
    code: "export { Popover } from '@plinth/ui-dialogs/react';",
    leaveOut: {
      'ui-dialogs/src/react/Popover.tsx': [
        [/useEffect\(\(\) => {\n {4}const element[^]*?\n {2}}, .*/],
        ['const { open, side', 'const { side'],
      ],
    },
  },
  {
    feature: 'drawer',
    since: '0.3',
    example: 'ui-dialogs/drawer',
    code: "import '@plinth/ui-dialogs/drawer.css'; export { openLayer } from '@plinth/ui-dialogs'; export { openDrawer } from '@plinth/ui-dialogs/drawer';",
    beside: "export { openLayer } from '@plinth/ui-dialogs';",
  },
  {
    feature: 'toast with a kind and an action',
    since: '0.3',
    example: 'ui-dialogs/notice',
    code: "export { showInformation } from '@plinth/ui-dialogs';",
    when: 'with notes',
    leaveOut: {
      'ui-dialogs/src/dialog/showInformation.ts': [
        ["if (options.kind) element.dataset['kind'] = options.kind;"],
        ["if (options.kind === 'error') element.role = 'alert';"],
        [/if \(action\) {[^]*?\n {2}}/],
      ],
    },
  },
  {
    feature: 'tabs whose panels form a carousel (`<TabbedCarousel>`, `attachTabbedCarousel`)',
    since: '0.4',
    example: 'ui-blocks/tabbed-carousel',
    code: "import '@plinth/ui-blocks/tabbed-carousel.css'; export { attachTabbedCarousel } from '@plinth/ui-blocks/tabbed-carousel';",
  },
  {
    feature:
      'consent by categories, a log of decisions, Consent Mode v2 by category; since 0.4 in published pages, with the owner’s log',
    since: '0.3',
    example: 'consent/categories',
    code: "import '@plinth/consent/categories.css'; export { createConsentStore } from '@plinth/consent'; export { attachCategoryConsentMode, attachConsentCategories, createCategoryConsent } from '@plinth/consent/categories';",
    beside: "export { createConsentStore } from '@plinth/consent';",
    leaveOut: {
      'consent/src/consentState.ts': [
        ['ignoreErrors(() => readCategoryChoice(cookies.read()))', 'undefined'],
        ['&& isSameChoice(choice, chosen)'],
        ['&& (!choice || isSameChoice(choice, readChoice()))'],
      ],
      'consent/src/decisions.ts': [[/if \(choice\)\n[^]*?(?=\n {6}write\(decisionCookie)/]],
      'consent/src/whatMayRun.ts': [
        ['isAccepted && choice ? onlyChosen(permissions, choice) : permissions', 'permissions'],
      ],
    },
  },
  {
    feature: 'Consent Mode v2 (`attachConsentMode`)',
    since: '0.2',
    example: 'consent/consent-mode',
    code: "export { attachConsentMode, createConsentStore } from '@plinth/consent';",
    beside: "export { createConsentStore } from '@plinth/consent';",
  },
  {
    feature: 'digital products and gift cards: their prices, limits and texts',
    since: '0.2',
    example: 'commerce/kinds',
    code: "export { isAllowedPrice, kindText, productPrice } from '@plinth/commerce';",
  },
  {
    feature: 'subscription plans: `subscriptionText`, `PricingToggle`',
    since: '0.2',
    example: 'commerce/kinds',
    code: "export { subscriptionText } from '@plinth/commerce'; export { PricingToggle } from '@plinth/commerce/react';",
  },
  {
    feature: 'components for gift cards and plans (`<Plan>`, `<GiftCard>`)',
    since: '0.3',
    example: 'commerce/plan',
    code: "export { GiftCard, Plan } from '@plinth/commerce/react';",
  },
  {
    feature: 'a cart whose forms post by themselves (`<CartForm>`, `attachCart`)',
    since: '0.4',
    example: 'commerce/cart-form',
    code: "export { attachCart } from '@plinth/commerce'; export { CartForm } from '@plinth/commerce/react';",
  },
  {
    feature: 'listing filters and sorting',
    since: '0.2',
    example: 'listings/summary',
    code: `${summaryPage} export { attachStateLinks } from '@plinth/listings';`,
    beside: summaryPage,
    leaveOut: {
      'listings/src/summary.css': [
        [/:is\(\.pl-summary-choices, \.pl-summary-orders\)[^{]*{[^}]*}/g],
        [/\.pl-summary-choices \+ \.pl-summary-orders {[^}]*}/],
        [/\.pl-summary-orders {[^}]*}/],
      ],
    },
    when: 'of CSS',
  },
  {
    feature: 'forms: minimum and maximum of a number',
    since: '0.3',
    example: 'forms/every-field',
    code: "export { attachForm } from '@plinth/forms';",
    leaveOut: {
      'forms/src/pure/commonRules.ts': [
        ['?? (isWithinBounds(value, field) ? undefined : beyond(field))'],
      ],
      'forms/src/messages/engineMessages.ts': [[/'forms\.number(From|To)': .*/g]],
    },
  },
  {
    feature: 'forms: date picker with bounds',
    since: '0.3',
    example: 'forms/every-field',
    code: wholeForm,
    leaveOut: {
      'forms/src/pure/commonRules.ts': [['?? outside(field, isoDate(parts))']],
      'forms/src/messages/engineMessages.ts': [[/'forms\.date(From|To|Between)': .*/g]],
      'forms/src/view/fieldView.ts': [
        ["type === 'date' && hasCalendar ? 'calendar' : "],
        [/if \(control === 'calendar'\) {[^]*?\n {2}}/],
        ['Array.isArray(value) ? isoDate(value) : value', 'value'],
      ],
      'forms/src/dom/bindFields.ts': [[/if \(type === 'date' && control.*\n.*/]],
    },
  },
  {
    feature: 'forms: arrays of fields (rows that are added, removed, moved)',
    since: '0.3',
    example: 'forms/every-field',
    code: wholeForm,
    when: 'with `<Form>`',
    leaveOut: {
      'forms/src/view/formView.ts': [
        [/const place = field\.row;[^]*?row = \[];/, 'views.push(view);'],
        ['if (next?.of !== place.of) views.push(addRowView(group, context));'],
      ],
      'forms/src/view/fieldView.ts': [
        ["if (control === 'rows') return [rowCount(h, field, props)];"],
      ],
      'forms/src/messages/fieldMessages.ts': [[/'forms\.row\..*/g]],
      'forms/src/pure/commonRules.ts': [[/rows: \(value[^]*?'],/]],
      'forms/src/dom/attachFormBehaviour.ts': [
        [/if \(bindings\.some\(\({ type }\) => type === 'rows'\)\)\n.*/],
      ],
    },
  },
  {
    feature: 'forms: files (drop, picker, progress, cancel, kept over a reload)',
    since: '0.4',
    example: 'forms/every-field',
    code: wholeForm,
    when: 'with `<Form>`',
    leaveOut: {
      'forms/src/view/fieldView.ts': [[/if \(control === 'file'\) {[^]*?\n {2}}/]],
      'forms/src/messages/fieldMessages.ts': [[/'forms\.file\.[^]*?',\n/g]],
      'forms/src/messages/engineMessages.ts': [[/'forms\.file\.[^]*?',\n/g]],
      'forms/src/pure/commonRules.ts': [['file: files,']],
      'forms/src/dom/attachFormBehaviour.ts': [
        [/const files =\n[^]*?: undefined;/, 'const files = undefined;'],
        [/if \(hasFiles\(schema\) && !uploadFile[^]*?\);/],
      ],
    },
  },
];
