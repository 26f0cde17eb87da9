import type { runtimeMessages } from './messages';

export const germanRuntimeMessages: Record<keyof typeof runtimeMessages, string> = {
  'runtime.skip': 'Zum Inhalt springen',
  'runtime.navigation': 'Hauptmenü',
};
