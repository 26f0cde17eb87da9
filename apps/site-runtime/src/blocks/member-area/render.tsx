import { PricingToggle } from '@plinth/commerce/react';
import { createPlainTranslate, pageType, safeHref } from '@plinth/site-model';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { readText, readTextOr } from '../../context/readSettings';
import type { RenderContext } from '../../context/renderContext';
import { listingMessages } from '../listingMessages';
import { LogoutForm } from '../LogoutForm';

type Settings = Record<string, unknown>;

/**
 * The door of a member area ([RUN-2], [RUN-10]): what it is, what it costs, the way to join and to log in. Who is
 * signed in finds the way in instead. Two ways to pay swap by the pricing toggle ([COM-16]).
 */
export const memberAreaBlock: BlockRenderer = {
  kind: 'memberarea',
  styles: ['commerce', 'listing'],
  client: 'src/blocks/member-area/attach.ts',
  render(settings, context): RenderedBlock {
    const { locale, messages, request, sanitizeHtml } = context;
    const translate = createPlainTranslate(listingMessages, { locale, overrides: messages });
    const text = readTextOr(settings, 'description', '');
    const area = safeHref(readTextOr(settings, 'areaUrl', '')) ?? deniedPage(context);
    return {
      content: (
        <section className="pl-member-area">
          <div className="pl-member-area-words">
            <h2 className="pl-member-area-title">
              <bdi>{readText(settings, 'title')}</bdi>
            </h2>
            {text && (
              <div
                className="pl-member-area-text"
                dangerouslySetInnerHTML={{ __html: sanitizeHtml(text) }}
              />
            )}
          </div>
          {request.account ? (
            <div className="pl-member-area-actions">
              {area && (
                <a className="pl-button" href={area}>
                  {translate('listing.member.enter')}
                </a>
              )}
              <LogoutForm
                {...{ request, className: 'pl-member-area-quiet' }}
                label={translate('listing.member.logout')}
              />
            </div>
          ) : (
            <div className="pl-member-area-join">
              <Offers settings={settings} context={context} />
              {area && (
                <p className="pl-member-area-login">
                  {translate('listing.member.already')}{' '}
                  <a href={area}>{translate('listing.member.login')}</a>
                </p>
              )}
            </div>
          )}
        </section>
      ),
    };
  },
};

interface Offer {
  label: string;
  price: string;
  href: string | undefined;
  button: string;
}

function Offers({ settings, context }: { settings: Settings; context: RenderContext }) {
  const { locale, messages } = context;
  const translate = createPlainTranslate(listingMessages, { locale, overrides: messages });
  const offers = readOffers(settings, translate('listing.member.join'));
  const [left, right] = offers.map((offer) => ({
    label: offer.label,
    content: <OfferWords offer={offer} />,
  }));
  if (left && right) {
    return <PricingToggle label={translate('listing.member.pay')} left={left} right={right} />;
  }
  return left?.content;
}

const OfferWords = ({ offer }: { offer: Offer }) => (
  <>
    {offer.price && <p className="pl-member-area-price">{offer.price}</p>}
    {offer.href && (
      <a className="pl-button" href={offer.href} target="_top">
        {offer.button}
      </a>
    )}
  </>
);

/** Two offers at most: the toggle has two sides. */
function readOffers(settings: Settings, join: string): Offer[] {
  const list = Array.isArray(settings['offers']) ? settings['offers'] : [settings];
  return list.slice(0, 2).map((entry) => {
    const offer = Object(entry) as Settings;
    return {
      label: readTextOr(offer, 'label', ''),
      price: readTextOr(offer, 'price', ''),
      href: safeHref(readTextOr(offer, 'joinUrl', '')),
      button: readTextOr(offer, 'buttonText', '') || join,
    };
  });
}

/** Where the site asks who somebody is. */
function deniedPage({ site }: RenderContext): string | undefined {
  const page = site.pages.find((each) => each.pageType === pageType.memberAreaAccessDenied);
  return page && `/${page.slug}`;
}
