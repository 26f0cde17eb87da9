import type { Translate } from '@plinth/site-model';
import type { DownloadView } from '../../context/shopView';
import type { checkoutMessages } from './checkoutMessages';

interface DownloadsProps {
  downloads: readonly DownloadView[];
  translate: Translate<keyof typeof checkoutMessages>;
  /** Formats the date of a moment. */
  dateText: (moment: number) => string;
}

/** The files of an order: plain links, and their expiry. */
export function Downloads({ downloads, translate, dateText }: DownloadsProps) {
  return (
    <section className="pl-order-downloads">
      <h2>{translate('runtime.order.downloads')}</h2>
      <ul>
        {downloads.map(({ name, href, left, until }, index) => (
          <li key={index}>
            {href ? (
              <a href={href} download={name}>
                <bdi>{name}</bdi>
              </a>
            ) : (
              <bdi>{name}</bdi>
            )}{' '}
            <span className="pl-order-plan">
              {href
                ? translate('runtime.order.downloadsLeft', { count: left, date: dateText(until) })
                : translate('runtime.order.downloadEnded')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
