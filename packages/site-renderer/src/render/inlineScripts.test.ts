import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { inlineScripts, staleInlineScripts } from '@plinth/tooling/inline-scripts';
import { inlineScript } from '@plinth/site-blocks/rendering';
import { runEach } from './runEach.inline.generated';

it('[RUN-43] a script in a page is what the build makes of its function', async () => {
  expect((await inlineScripts()).length).toBeGreaterThan(4);
  // Behind: run `pnpm registries`.
  expect(await staleInlineScripts()).toEqual([]);
});

it('[RUN-43] is given data, which ends neither the call nor the element', () => {
  const script = inlineScript<(text: string, more: object) => void>(
    '(text,more)=>{take(text,more)}',
  );
  const given = [`'"\\</script><!--\u2028`, { a: [1, null] }] as const;
  const call = script.call(...given);
  expect(call).not.toMatch(/<\/script|<!--|\u2028/);
  let taken: unknown;
  runInNewContext(call, { take: (...all: unknown[]) => (taken = all) });
  expect(JSON.stringify(taken)).toBe(JSON.stringify(given));
});

it('[RUN-1b] reports one that throws to the page, and still runs the others', () => {
  const ran: string[] = [];
  const later: (() => void)[] = [];
  runInNewContext(`(${runEach.code})([()=>ran('a'),()=>missing.part,()=>ran('c')])`, {
    ran: (name: string) => ran.push(name),
    setTimeout: (told: () => void) => later.push(told),
  });
  expect(ran).toEqual(['a', 'c']);
  expect(later).toHaveLength(1);
  expect(later[0]).toThrow(/missing/);
});
