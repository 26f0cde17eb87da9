import { defineMessages } from '@plinth/site-model';

/** The question for visitors without scripts in a form with a captcha. */
export const questionMessages = defineMessages({
  'runtime.form.question': 'What is {first} plus {second}? Please answer in figures.',
  'runtime.form.question.why':
    'No script has run on this page. The answer shows that you are a person.',
  'runtime.form.question.numbers': 'two three four five six seven eight nine',
});
