import { expect, it } from 'vitest';
import { runProgram } from './runProgram.js';

it('gives the exit code and everything that was printed', async () => {
  const code = "console.log('out'); console.error('err'); process.exitCode = 3;";
  const result = await runProgram(process.execPath, ['-e', code]);
  expect(result.code).toBe(3);
  expect(result.output).toContain('out');
  expect(result.output).toContain('err');
});

it('fails when the program cannot be started', async () => {
  expect(await runProgram('no-such-program-here', [])).toMatchObject({ code: 1 });
});

it('ends a program that takes too long, its children too', async () => {
  const child = 'setInterval(() => {}, 1000)';
  const code = `require('child_process').spawn(process.execPath, ['-e', '${child}'], { stdio: 'inherit' }); ${child}`;
  const result = await runProgram(process.execPath, ['-e', code], { limit: 500 });
  expect(result.code).toBe(1);
  expect(result.output).toContain('was ended after');
});
