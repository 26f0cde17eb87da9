import type { SiteDefinition } from '@plinth/site-renderer';
import type { OrderMail } from './orderMail';
import { plainMail } from './plainMail';
import { translateMail } from './translateMail';

interface LinkMailParts {
  site: SiteDefinition;
  origin: string;
  to: { name: string; email: string };
  /** The only action of the mail. */
  action: { label: string; href: string };
}

/** A mail with a link to follow, and nothing else. */
export function linkMail(
  kind: 'invitation' | 'reset' | 'joining' | 'newAddress' | 'sender',
  { site, origin, to, action }: LinkMailParts,
): OrderMail {
  const subject = translateMail(site, `mail.${kind}.subject`, { site: site.title });
  return {
    ...plainMail(site, origin),
    to,
    subject,
    title: subject,
    paragraphs: [
      to.name
        ? translateMail(site, 'mail.greeting', { name: to.name })
        : translateMail(site, 'mail.greetingWithoutName'),
      translateMail(site, `mail.${kind}.text`),
    ],
    action,
  };
}
