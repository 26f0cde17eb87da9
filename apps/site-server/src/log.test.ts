import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createLog } from './log';

it('[SRV-2u] logs of a failed query what was asked and never with which values', () => {
  const lines: string[] = [];
  const log = createLog({ write: (line) => lines.push(line), clock: () => 0 });
  const cause = new Error('connection lost');
  log.error('request.failed', {
    error: new DrizzleQueryError('insert into letters values ($1)', ['Dear Ida'], cause),
  });
  const { error } = JSON.parse(lines[0]!) as {
    error: { stack: string; cause: { message: string } };
  };
  expect(lines[0]).toContain('insert into letters');
  expect(lines[0]).not.toContain('Dear Ida');
  expect(error.stack).toContain('log.test.ts');
  expect(error.cause.message).toBe('connection lost');
});

it('[SRV-2u] writes one line for one event, whatever its texts hold', () => {
  const lines: string[] = [];
  createLog({ write: (line) => lines.push(line) }).info('request', {
    path: '/a\n{"level":"error"}\r\u2028',
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]!.trim().split(/[\r\n]/)).toHaveLength(1);
});

it('[SRV-2u] keeps a line short, however long a visitor’s input is', () => {
  const lines: string[] = [];
  const log = createLog({ write: (line) => lines.push(line) });
  log.warn('widget.problem', {
    problem: 'a'.repeat(240_000),
    error: new Error('b'.repeat(240_000)),
  });
  expect(lines[0]!.length).toBeLessThan(20_000);
  expect(lines[0]).toContain('(240000 characters)');
});
