import { createPlainTranslate } from '@plinth/site-model';
import type { RenderContext } from '../../context/renderContext';
import { captchaAnswerName } from './captchaAnswerName';
import { answerTo, type FormOfBlock } from './formProps';
import { questionMessages } from './questionMessages';

export interface CaptchaQuestionProps {
  context: RenderContext;
  form: FormOfBlock;
  /** The form's key, which determines the two numbers. */
  formKey: string | undefined;
}

/**
 * The question for visitors without scripts in a form with a captcha: a sum in words. In the answer
 * to a post without a captcha it is visible to all, because scripts may be enabled but failed to
 * load.
 */
export function CaptchaQuestion({ context, form, formKey }: CaptchaQuestionProps) {
  const { request, locale, messages } = context;
  const sum = formKey === undefined ? undefined : request.captchaSum?.(formKey);
  if (!sum) return null;
  const translate = createPlainTranslate(questionMessages, { locale, overrides: messages });
  const words = translate('runtime.form.question.numbers').split(' ');
  // A language with an incomplete list of number words uses digits.
  const spellNumber = (number: number) => words[number - 2] ?? String(number);
  const id = `${form.blockId}-question`;
  const isMissing = answerTo(request, form)?.lacksCaptcha === true;
  const question = (
    <div className="pl-form-question">
      <label className="title" htmlFor={id}>
        {translate('runtime.form.question', {
          first: spellNumber(sum[0]),
          second: spellNumber(sum[1]),
        })}
      </label>
      <p className="description" id={`${id}-why`}>
        {translate('runtime.form.question.why')}
      </p>
      <input
        className="field-element"
        id={id}
        name={captchaAnswerName}
        inputMode="numeric"
        autoComplete="off"
        aria-describedby={`${id}-why`}
        aria-invalid={isMissing || undefined}
      />
    </div>
  );
  return isMissing ? question : <noscript>{question}</noscript>;
}
