import { watchTests } from './watchTests.js';

/**
 * @param {string} file the report
 * @param {number} patience see `watchTests`
 * @returns {import('vitest/reporters').Reporter}
 */
export function vitestReporter(file, patience) {
  /** @type {import('./watchTests.js').TestWatch} */
  let watch;
  /** @param {import('vitest/node').TestModule} module */
  const nameOf = (module) =>
    [module.project.name, module.relativeModuleId].filter(Boolean).join(': ');
  /** @param {import('vitest/node').TestCase} test */
  const titleOf = (test) => `${nameOf(test.module)} › ${test.fullName}`;
  /** @param {string} place @param {readonly { message: string, stack?: string }[]} errors */
  const report = (place, errors) => {
    for (const error of errors) watch.error(`${place}\n${textOf(error)}`);
  };

  return {
    onInit() {
      watch = watchTests(file, { patience });
    },
    onTestModuleQueued(module) {
      watch.beginFile(nameOf(module));
    },
    onTestCaseReady(test) {
      const limit = test.options.timeout ?? test.project.config.testTimeout;
      watch.begin({ id: test.id, title: titleOf(test), limit });
    },
    onTestCaseResult(test) {
      const { state, errors } = test.result();
      if (state === 'pending') return;
      const ms = Math.round(test.diagnostic()?.duration ?? 0);
      const message = errors?.map(textOf).join('\n');
      watch.end({
        id: test.id,
        title: titleOf(test),
        status: state,
        ms,
        ...(message ? { message } : {}),
      });
    },
    onTestSuiteResult(suite) {
      report(`${nameOf(suite.module)} › ${suite.fullName}`, suite.errors());
    },
    onTestModuleEnd(module) {
      watch.endFile(nameOf(module));
      report(nameOf(module), module.errors());
    },
    onTestRunEnd(_modules, unhandled) {
      report('outside every test', unhandled);
      watch.finish();
    },
  };
}

/** The message and our own places: the stack of a time limit does not begin with its message. */
const textOf = (/** @type {{ message: string, stack?: string }} */ { message, stack = '' }) => {
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return [message, ...places.filter((line) => !line.includes('node_modules'))].join('\n');
};
