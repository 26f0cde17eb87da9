import { createPlainTranslate, languageTag } from '@plinth/site-model';
import { zoneOfSite } from '@plinth/site-model/time';
import {
  memberPasswordLength,
  type MemberProblem,
  type RenderContext,
} from '@plinth/site-blocks/rendering';
import { memberMessages } from '../../languages/memberMessages';

/** The parts of a page that the forms of members share. */
export type MemberContext = ReturnType<typeof memberContext>;

export function memberContext({ locale, messages, request, site, translate }: RenderContext) {
  const t = createPlainTranslate(memberMessages, { locale, overrides: messages });
  const dates = new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'long',
    timeZone: zoneOfSite(site),
  });
  return {
    locale,
    t,
    crumb: request.crumb ?? '',
    translate,
    day: (moment: number): string => dates.format(moment),
    /** The message why a form was refused. */
    sentenceOf(problem: MemberProblem): string {
      if (problem.field === 'form') return problem.text;
      const { shortest, longest } = memberPasswordLength;
      switch (problem.kind) {
        case 'name':
        case 'email':
          return t(`runtime.member.problem.${problem.kind}`);
        case 'short':
          return t('runtime.member.password.short', { count: shortest });
        case 'long':
          return t('runtime.member.password.long', { count: longest });
        case 'common':
        case 'wrong':
          return t(`runtime.member.password.${problem.kind}`);
      }
    },
  };
}
