import { PricingToggle } from '@plinth/commerce/react';
import { memberArea } from './block';
import { type SettingValues } from '../../settings/setting';
import { blockType, createPlainTranslate, pageType, safeHref } from '@plinth/site-model';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import type { RenderContext } from '../../context/renderContext';
import { settingsOf } from '../../context/settingsOf';
import { listingMessages } from '../../parts/listingMessages';
import { LogoutForm } from '../../parts/LogoutForm';
import { memberAreaScript } from './script';

type Settings = SettingValues<typeof memberArea.settings>;

/**
 * The entrance of a member area ([RUN-2h], [RUN-10]): its description, its price, and the links to
 * join and to log in. A signed-in visitor gets the link into the area instead. The pricing toggle
 * swaps two plans ([COM-16]).
 */
export const memberAreaBlock: BlockRenderer = {
  kind: memberArea.kind,
  types: [blockType.memberArea],
  styles: ['commerce', 'listing'],
  client: memberAreaScript,
  render(_, context, block): RenderedBlock {
    const settings = settingsOf(memberArea, block, context);
    const { locale, messages, request, sanitizeHtml } = context;
    const translate = createPlainTranslate(listingMessages, { locale, overrides: messages });
    const text = settings.description;
    const area = safeHref(settings.areaUrl) ?? deniedPage(context);
    return {
      content: (
        <section className="pl-member-area">
          <div className="pl-member-area-words">
            <h2 className="pl-member-area-title">
              <bdi>{settings.title}</bdi>
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
                request={request}
                className="pl-member-area-quiet"
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
    content: <OfferMessages offer={offer} />,
  }));
  if (left && right) {
    return <PricingToggle label={translate('listing.member.pay')} left={left} right={right} />;
  }
  return left?.content;
}

const OfferMessages = ({ offer }: { offer: Offer }) => (
  <>
    {offer.price && <p className="pl-member-area-price">{offer.price}</p>}
    {offer.href && (
      <a className="pl-button" href={offer.href} target="_top">
        {offer.button}
      </a>
    )}
  </>
);

/** At most two offers, because the toggle has two sides. */
function readOffers(settings: Settings, join: string): Offer[] {
  const { offers, price, joinUrl, buttonText } = settings;
  const given = offers.length > 0 ? offers : [{ label: '', price, joinUrl, buttonText }];
  return given.slice(0, 2).map((offer) => ({
    label: offer.label,
    price: offer.price,
    href: safeHref(offer.joinUrl),
    button: offer.buttonText || join,
  }));
}

/** The address of the members' login. */
function deniedPage({ site }: RenderContext): string | undefined {
  const page = site.pages.find((each) => each.pageType === pageType.memberAreaAccessDenied);
  return page && `/${page.slug}`;
}
