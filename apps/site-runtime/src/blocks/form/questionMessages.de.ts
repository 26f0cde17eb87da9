import type { questionMessages } from './questionMessages';

export const germanQuestionMessages: Record<keyof typeof questionMessages, string> = {
  'runtime.form.question': 'Was ist {first} plus {second}? Bitte antworten Sie in Ziffern.',
  'runtime.form.question.why':
    'Auf dieser Seite lief kein Skript. Die Antwort zeigt, dass Sie ein Mensch sind.',
  'runtime.form.question.numbers': 'zwei drei vier fünf sechs sieben acht neun',
};
