import type { Services } from '../../services';
import type { MailTransport } from '../createMailTransport';
import { failAbandonedMails } from './claimMail';
import { sendNextMail } from './sendNextMail';

/** Mails that a server sends at the same time: one slow answer does not keep every other mail waiting. */
const lanes = 3;

/**
 * Sends due mails until none is left, or until the mail server accepts none.
 * @returns whether the mail server accepts mail
 */
export async function sendDueMails(
  services: Services,
  transport: MailTransport,
  signal?: AbortSignal,
): Promise<boolean> {
  await failAbandonedMails(services);
  let isDown = false;
  const sendOneAfterTheOther = async () => {
    while (!isDown && !signal?.aborted) {
      const progress = await sendNextMail(services, transport);
      if (progress === 'none') return;
      isDown ||= progress === 'down';
    }
  };
  await Promise.all(Array.from({ length: lanes }, sendOneAfterTheOther));
  return !isDown;
}
