import { defineMessages } from '@plinth/site-model';

/** What a form with a captcha asks whoever has no script. */
export const questionMessages = defineMessages({
  'runtime.form.question': 'What is {first} plus {second}? Please answer in figures.',
  'runtime.form.question.why':
    'No script has run on this page. The answer shows that you are a person.',
  'runtime.form.question.numbers': 'two three four five six seven eight nine',
});
