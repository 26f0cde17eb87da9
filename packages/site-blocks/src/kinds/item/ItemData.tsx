import { machineDate } from '@plinth/site-model/time';
import type { ContentItem } from '../../context/contentView';
import type { RenderContext } from '../../context/renderContext';
import { LinkedData } from '../../parts/LinkedData';

interface ItemDataProps {
  context: RenderContext;
  item: ContentItem;
  /** Whether it is an item of a gallery or a portfolio, not a post. @default false */
  isWork?: boolean;
}

/**
 * A post, a date or a work as structured data for search engines (https://schema.org/BlogPosting,
 * https://schema.org/Event, https://schema.org/CreativeWork), only on its own page ([RUN-34]).
 */
export function ItemData({ context, item, isWork = false }: ItemDataProps) {
  const { page, request, site } = context;
  const origin = request.origin ?? request.url.origin;
  const url = new URL(item.url, origin).href;
  const image =
    item.image && URL.canParse(item.image.src, url) && new URL(item.image.src, url).href;
  const description = page.description ?? '';
  const common = {
    url,
    ...(description ? { description } : {}),
    ...(image ? { image } : {}),
  };
  const { startsAt, endsAt, isAllDay, location, publishedAt, author, tags } = item;
  const data =
    startsAt === undefined
      ? {
          ...(isWork
            ? { '@type': 'CreativeWork', name: item.title }
            : { '@type': 'BlogPosting', headline: item.title }),
          ...common,
          inLanguage: context.locale,
          ...(publishedAt === undefined ? {} : { datePublished: machineDate(publishedAt) }),
          ...(author ? { author: { '@type': 'Person', name: author } } : {}),
          ...(tags.length > 0 ? { keywords: tags } : {}),
          publisher: { '@type': 'Organization', name: site.title, url: `${origin}/` },
        }
      : {
          '@type': 'Event',
          name: item.title,
          ...common,
          startDate: machineDate(startsAt, isAllDay),
          ...(endsAt === undefined ? {} : { endDate: machineDate(endsAt, isAllDay) }),
          ...(location
            ? { location: { '@type': 'Place', name: location, address: location } }
            : {}),
          organizer: { '@type': 'Organization', name: site.title, url: `${origin}/` },
        };
  return <LinkedData context={context} data={data} />;
}
