import { existsSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { assertMessages } from '@plinth/site-model/check-messages';
import { expect, it } from 'vitest';
import { appMessages } from './appMessages';
import { languages } from './languages';

const packages = path.resolve(import.meta.dirname, '../../node_modules/@plinth');

/** The English messages of the packages of which `isWanted` says so. */
async function englishMessages(
  isWanted: (name: string) => boolean,
): Promise<Record<string, string>> {
  const sources = readdirSync(packages)
    .filter(isWanted)
    .map((name) => path.join(realpathSync(path.join(packages, name)), 'src/messages.ts'))
    .filter((source) => existsSync(source));
  const modules = await Promise.all(
    sources.map((source) => import(/* @vite-ignore */ source) as Promise<Record<string, object>>),
  );
  const catalogues = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (/Messages$/.test(name) ? value : [])),
  );
  return Object.assign({}, ...catalogues) as Record<string, string>;
}

/** These write their messages by `createTranslate`, which knows all that a message may hold. */
const isRich = (name: string) => name === 'site-model' || name === 'site-api';
const rich = await englishMessages(isRich);
/** Catalogues that a browser writes by `createPlainTranslate`: places, and plurals that hold no other choice. */
const plain = { ...appMessages, ...(await englishMessages((name) => !isRich(name))) };

it('[MOD-21i] every package’s messages are among them', () => {
  const of = (messages: object) => new Set(Object.keys(messages).map((key) => key.split('.')[0]));
  expect([...of(plain)]).toEqual(expect.arrayContaining(['runtime', 'forms', 'media', 'charts']));
  expect([...of(rich)]).toEqual(expect.arrayContaining(['siteModel', 'interface', 'siteApi']));
});

it('[MOD-21i] English can be read', () => {
  assertMessages(plain, { locale: 'en', plain: true });
  assertMessages(rich, { locale: 'en' });
});

it.each(Object.entries(languages))(
  '[MOD-21i] no message is missing in %s, each has the places of the English one and the plurals of its language',
  (locale, messages) => {
    const inPlain = Object.entries(messages).filter(([key]) => Object.hasOwn(plain, key));
    const inRich = Object.entries(messages).filter(([key]) => !Object.hasOwn(plain, key));
    assertMessages(Object.fromEntries(inPlain), { locale, defaults: plain, plain: true });
    assertMessages(Object.fromEntries(inRich), { locale, defaults: rich });
    expect(inPlain.length).toBeGreaterThan(0);
  },
);
