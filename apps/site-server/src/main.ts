// React reads this when it is loaded, and its development build is several times slower on the server.
process.env['NODE_ENV'] ??= 'production';

const { startSampleSite } = await import('./startSampleSite');
await startSampleSite();

export {};
