import { expect, it } from 'vitest';
import { readConfiguration } from './configuration';

it('[SRV-1a] needs nothing: an embedded database at the repository’s root and a port of its own', () => {
  expect(readConfiguration({})).toMatchObject({
    port: undefined,
    host: '127.0.0.1',
    databaseUrl: undefined,
    dataFolder: expect.stringMatching(/[\\/]\.plinth-data$/) as string,
    trustProxy: false,
    logLevel: 'info',
    drain: 0,
  });
  expect(readConfiguration({}, { isTerminal: true }).logLevel).toBe('warn');
});

it('[SRV-1d] moves to PostgreSQL, another folder and another port by the environment alone', () => {
  expect(
    readConfiguration({
      PORT: '0',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://localhost/plinth',
      PLINTH_DATA: '/tmp/data',
      PLINTH_TRUST_PROXY: '1',
      PLINTH_LOG: 'debug',
      PLINTH_DRAIN: '5000',
      PLINTH_UPLOAD_MB: '250',
    }),
  ).toMatchObject({
    port: 0,
    host: '0.0.0.0',
    databaseUrl: 'postgres://localhost/plinth',
    dataFolder: '/tmp/data',
    trustProxy: true,
    logLevel: 'debug',
    drain: 5000,
    maxMegabytes: 250,
  });
});

it.each([
  [{ PORT: 'http' }, 'PORT is "http"'],
  [{ PLINTH_OWNER_PASSWORD: 'x' }, 'PLINTH_OWNER_PASSWORD is too easy'],
  [{ PORT: '70000' }, 'PORT is "70000"'],
  [{ PORT: '0x50' }, 'PORT is "0x50"'],
  [{ HOST: 'http://localhost' }, 'HOST is "http://localhost"'],
  [{ PLINTH_TRUST_PROXY: 'sure' }, 'PLINTH_TRUST_PROXY is "sure". Give one of 1, true, yes, on'],
  [{ PLINTH_TRUSTPROXY: '1' }, 'Did you mean PLINTH_TRUST_PROXY?'],
  [{ PLINTH_ORIGINS: 'https://a.test' }, 'Did you mean PLINTH_ORIGIN?'],
  [{ PLINTH_HITS: 'localhost:4222' }, 'PLINTH_HITS is "localhost:4222"'],
  [{ PLINTH_PURGE: 'proxy:8080' }, 'PLINTH_PURGE has "proxy:8080"'],
  [{ PLINTH_ORIGIN: 'studio.example' }, 'PLINTH_ORIGIN has "studio.example"'],
  [{ PLINTH_ORIGIN: 'https://a.test, https://b.test/shop' }, 'has "https://b.test/shop"'],
  [{ PLINTH_SECURITY_CONTACT: 'call us' }, 'PLINTH_SECURITY_CONTACT is "call us"'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres://'],
  [{ DATABASE_DIRECT_URL: 'postgres://x' }, 'needs DATABASE_URL'],
  [
    { DATABASE_URL: 'postgres://x', DATABASE_DIRECT_URL: 'x' },
    'DATABASE_DIRECT_URL must begin with postgres://',
  ],
  [{ PLINTH_LOG: 'loud' }, 'PLINTH_LOG is "loud"'],
  [{ PLINTH_DRAIN: 'a while' }, 'PLINTH_DRAIN is "a while"'],
  [{ PLINTH_DRAIN: '-1' }, 'PLINTH_DRAIN is "-1"'],
  [{ PLINTH_FONT_PREVIEW_ID: 'id' }, 'is missing'],
  [{ PLINTH_FONT_PREVIEW_TOKEN: 'token' }, 'is missing'],
])('[SRV-1f] refuses to start on %j', (env, message) => {
  expect(() => readConfiguration(env)).toThrow(message);
});

it.each([
  ['1', true],
  ['true', true],
  ['Yes', true],
  [' on ', true],
  ['0', false],
  ['no', false],
  ['', false],
])('[SRV-8a] reads PLINTH_TRUST_PROXY=%j', (PLINTH_TRUST_PROXY, trustProxy) => {
  expect(readConfiguration({ PLINTH_TRUST_PROXY })).toMatchObject({ trustProxy });
});

it('[SRV-8a] reads the origins of the site, and lets settings of other programs be', () => {
  const PLINTH_ORIGIN = 'https://studio.example/ http://10.0.0.7:8080';
  expect(readConfiguration({ PLINTH_ORIGIN, PLINTH_FUZZ_RUNS: '9' }).origins).toEqual([
    'https://studio.example',
    'http://10.0.0.7:8080',
  ]);
});

it('[RUN-6m] [SRV-1f] offers previews of fonts where the environment says who asks for them', () => {
  expect(readConfiguration({}).fontPreview).toBeUndefined();
  const env = { PLINTH_FONT_PREVIEW_ID: 'id', PLINTH_FONT_PREVIEW_TOKEN: 'token' };
  expect(readConfiguration(env).fontPreview).toEqual({ authId: 'id', authToken: 'token' });
});

const mailOrigin = { PLINTH_ORIGIN: 'https://studio.example' };

it('[SRV-50b] reads the mail server and the sender', () => {
  const read = (env: Record<string, string>) =>
    readConfiguration({ ...mailOrigin, ...env }).mailServer;
  expect(read({})).toBeUndefined();
  expect(read({ PLINTH_MAIL: 'smtps://me%40studio.example:a%2Fb@mail.studio.example' })).toEqual({
    host: 'mail.studio.example',
    port: 465,
    isSecure: true,
    needsTls: false,
    login: { user: 'me@studio.example', password: 'a/b' },
    from: 'me@studio.example',
  });
  const from = { PLINTH_MAIL_FROM: 'letters@töpferei.example' };
  expect(read({ ...from, PLINTH_MAIL: 'smtp://u:p@mail.studio.example:2525' })).toEqual({
    host: 'mail.studio.example',
    port: 2525,
    isSecure: false,
    needsTls: true,
    login: { user: 'u', password: 'p' },
    from: 'letters@xn--tpferei-90a.example',
  });
  for (const address of ['smtp://localhost:25', 'smtp://relay.internal.example?tls=off'])
    expect(read({ ...from, PLINTH_MAIL: address })).toMatchObject({ needsTls: false });
});

it.each([
  [{ PLINTH_MAIL: 'mail.studio.example' }, 'PLINTH_MAIL must begin with smtp://'],
  [{ PLINTH_MAIL: 'https://u:secret@mail.example' }, 'PLINTH_MAIL must begin with smtp://'],
  [{ PLINTH_MAIL: 'smtp://u:secret@mail.example/?verify=no' }, 'PLINTH_MAIL has unknown parts'],
  [{ PLINTH_MAIL: 'smtps://u:secret@mail.example?tls=off' }, 'Give one of the two'],
  [{ PLINTH_MAIL: 'smtp://u@mail.example' }, 'a user without a password'],
  [{ PLINTH_MAIL: 'smtp://u:secret@mail.example' }, 'PLINTH_MAIL_FROM is missing'],
  [{ PLINTH_MAIL: 'smtp://mail.example', PLINTH_MAIL_FROM: 'me' }, 'PLINTH_MAIL_FROM is "me"'],
  [{ PLINTH_MAIL_FROM: 'me@studio.example' }, 'PLINTH_MAIL_FROM needs PLINTH_MAIL'],
  [{ PLINTH_MAIL: 'smtp://me%40a.test:secret@b.test', PLINTH_ORIGIN: '' }, 'needs PLINTH_ORIGIN'],
])('[SRV-50b] refuses to start on %j, and repeats no password', (env, message) => {
  const start = () => readConfiguration({ ...mailOrigin, ...env });
  expect(start).toThrow(message);
  expect(start).not.toThrow('secret');
});
