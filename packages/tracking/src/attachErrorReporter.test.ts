import { expect, it } from 'vitest';
import { attachErrorReporter } from './attachErrorReporter';

const own = 'https://studio.test/assets/page.js';

/** Gives the report of an event that a browser's window would fire. */
function reported(type: 'error' | 'unhandledrejection', fields: object): unknown[] {
  const heard: unknown[] = [];
  const view = new EventTarget();
  const reporter = { report: (error: unknown) => heard.push(error), flush() {}, clear() {} };
  const stop = attachErrorReporter(view as Window, { reporter });
  view.dispatchEvent(Object.assign(new Event(type), fields));
  stop();
  return heard;
}

const failure = (message: string, file: string) =>
  Object.assign(new Error(message), { stack: `Error: ${message}\n    at run (${file}:1:2)` });

it.each([
  ['another origin’s error', { message: 'Script error.', filename: '' }],
  ['a resize observer', { message: 'ResizeObserver loop limit exceeded', filename: own }],
  [
    'a resize observer of today',
    { message: 'ResizeObserver loop completed with undelivered notifications.', filename: own },
  ],
  ['an extension’s file', { message: 'x', filename: 'chrome-extension://a/b.js' }],
  [
    'an extension’s stack',
    { message: 'x', filename: '', error: failure('x', 'moz-extension://a/b.js') },
  ],
])('[TRK-8] does not report %s', (_, fields) => {
  expect(reported('error', fields)).toEqual([]);
});

it('[TRK-8] reports an own error whose message names an extension', () => {
  const error = failure('Cannot read chrome-extension://a/b.js', own);
  expect(reported('error', { message: error.message, filename: own, error })).toEqual([error]);
  expect(reported('unhandledrejection', { reason: error })).toEqual([error]);
});

it('[TRK-8] leaves out a rejection that began in an extension', () => {
  const reason = failure('Cannot read it', 'safari-web-extension://a/b.js');
  expect(reported('unhandledrejection', { reason })).toEqual([]);
});
