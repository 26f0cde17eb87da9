import { dateFormat } from '@plinth/site-model/time';

/** The day on which a post was published. */
export const dateOfPost = (
  moment: number,
  { locale, timeZone }: { locale: string; timeZone: string },
): string => dateFormat(locale, { dateStyle: 'long', timeZone }).format(moment);
