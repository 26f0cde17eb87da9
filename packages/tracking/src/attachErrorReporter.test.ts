import { expect, it } from 'vitest';
import { attachErrorReporter } from './attachErrorReporter';

const own = 'https://studio.test/assets/page.js';

/** Returns the report of an event that a browser's window would fire. */
function reported(type: 'error' | 'unhandledrejection', fields: object): unknown[] {
  const reported: unknown[] = [];
  const view = new EventTarget();
  const reporter = { report: (error: unknown) => reported.push(error), flush() {}, clear() {} };
  const stop = attachErrorReporter(view as Window, { reporter });
  view.dispatchEvent(Object.assign(new Event(type), fields));
  stop();
  return reported;
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
  [
    'a script of the visitor',
    { message: 'x', error: { message: 'x', stack: 'a@user-script:7:1:2\nb@https://studio.test/' } },
  ],
  ['a masked file', { message: 'x', filename: 'webkit-masked-url://hidden/' }],
  ['the browser’s own file', { message: 'x', filename: 'resource://gre/modules/x.js' }],
  ['Outlook’s', { message: 'Uncaught Object Not Found Matching Id:3, MethodName:update' }],
  [
    'iOS’s',
    { message: "undefined is not an object (evaluating '__gCrWeb.autofill')", filename: own },
  ],
  ['an old web view’s', { message: 'Javascript error: Script error. on line 0' }],
  ['Android’s', { message: 'Error: Error invoking postMessage: Java object is gone' }],
  ['an event that says nothing', {}],
])('[TRK-8] does not report %s', (_, fields) => {
  expect(reported('error', fields)).toEqual([]);
});

it('[TRK-8] reports an own error whose message names an extension', () => {
  const error = failure('Cannot read chrome-extension://a/b.js', own);
  expect(reported('error', { message: error.message, filename: own, error })).toEqual([error]);
  expect(reported('unhandledrejection', { reason: error })).toEqual([error]);
});

it.each([
  'Extension context invalidated.',
  'Could not establish connection. Receiving end does not exist.',
])('[TRK-8] leaves out a rejection of an extension’s messaging: %s', (message) => {
  expect(reported('unhandledrejection', { reason: new Error(message) })).toEqual([]);
  expect(reported('unhandledrejection', { reason: message })).toEqual([]);
  expect(reported('error', { message: `Uncaught Error: ${message}`, filename: own })).toEqual([]);
});

it('[TRK-8] leaves out a rejection that began in an extension', () => {
  const reason = failure('Cannot read it', 'safari-web-extension://a/b.js');
  expect(reported('unhandledrejection', { reason })).toEqual([]);
});

it('[TRK-8] leaves out a rejection that an app has made', () => {
  const reason = 'Object Not Found Matching Id:2, MethodName:simulateEvent, ParamCount:1';
  expect(reported('unhandledrejection', { reason })).toEqual([]);
  expect(reported('unhandledrejection', { reason: new Error(reason) })).toEqual([]);
});

it('[TRK-8] reads the places of a stack that does not begin with its message', () => {
  const error = Object.assign(new Error('https'), {
    stack: `run@${own}:1:2\nwrap@moz-extension://a/b.js:1:2`,
  });
  expect(reported('error', { message: 'https', filename: own, error })).toEqual([error]);
});
