/** @import { Reporter, TestCase, TestError, TestResult } from 'playwright/types/testReporter' */
import { watchTests } from './watchTests.js';

/**
 * The options come from playwright.config.ts: `['@plinth/tooling/playwright-reporter', { file, patience }]`.
 * @implements {Reporter}
 */
export default class PlaywrightReporter {
  /** @param {{ file: string, patience: number }} options */
  constructor({ file, patience }) {
    this.watch = watchTests(file, { patience });
  }

  /** @param {TestCase} test */
  onTestBegin(test) {
    this.watch.begin({ id: test.id, title: titleOf(test), limit: test.timeout });
  }

  /** @param {TestCase} test @param {TestResult} result */
  onTestEnd(test, result) {
    const hasAnotherTry = result.status !== test.expectedStatus && result.retry < test.retries;
    if (hasAnotherTry) return;
    const message = result.errors
      .map((error) => error.stack ?? error.message ?? error.value)
      .join('\n');
    this.watch.end({
      id: test.id,
      title: titleOf(test),
      ms: Math.round(result.duration),
      status: test.outcome() === 'skipped' ? 'skipped' : test.ok() ? 'passed' : 'failed',
      ...(message ? { message } : {}),
    });
  }

  /** @param {TestError} error */
  onError(error) {
    this.watch.error(error.message ?? String(error.value));
  }

  onEnd() {
    this.watch.finish();
  }

  /** The runner's own list reporter prints for people. */
  printsToStdio() {
    return false;
  }
}

/** @param {TestCase} test */
const titleOf = (test) => test.titlePath().filter(Boolean).slice(1).join(' › ');
