import { describe, expect, it } from 'vitest';
import { readClientAssets } from './clientAssets';

const manifest = {
  'src/start/main.ts': { file: 'assets/boot-1.js' },
  'src/styles/base.css': {
    file: 'assets/base-1.css',
    src: 'src/styles/base.css',
    name: 'style-base',
  },
};
const withText = (text: string) => readClientAssets(manifest, '/assets/', () => text);

describe('readClientAssets', () => {
  it('[RUN-16i] knows addresses, and the text of sheets where it can be read', () => {
    expect(readClientAssets(manifest).style('base')).toBe('/assets/base-1.css');
    expect(readClientAssets(manifest).styleText('/assets/base-1.css')).toBeUndefined();
    expect(withText('p{color:red}\n').styleText('/assets/base-1.css')).toBe('p{color:red}');
  });

  it('[RUN-16i] knows a sheet by the name that renderers use, whatever its file is called', () => {
    const src = '../../packages/charts/src/charts.css';
    const chart = { file: 'assets/charts-1.css', src, name: 'style-chart' };
    const assets = readClientAssets({ ...manifest, [src]: chart });
    expect(assets.style('chart')).toBe('/assets/charts-1.css');
    expect(assets.style('charts')).toBeUndefined();
  });

  it.each([
    ['would end the element that carries it', 'p::after{content:"</style>"}'],
    ['leads elsewhere from the address of a page', 'p{background:url(dot.svg)}'],
    ['leads elsewhere in quotes', 'p{background:url("dot.svg")}'],
  ])('[RUN-16i] does not offer the text of a sheet that %s', (_, text) => {
    expect(withText(text).styleText('/assets/base-1.css')).toBeUndefined();
  });

  it.each(['url(data:image/png;base64,AA)', 'url("/pictures/dot.svg")', 'url(#mask)'])(
    '[RUN-16i] offers a sheet with %s, which is the same from every page',
    (value) => {
      expect(withText(`p{mask:${value}}`).styleText('/assets/base-1.css')).toContain(value);
    },
  );

  it('[TRK-17e] knows the start of a page with what tracks, where the client has both in one file', () => {
    const apart = {
      ...manifest,
      'src/start/startPage.ts': { file: 'assets/start-1.js' },
      'src/start/tracking/tracking.ts': { file: 'assets/tracking-1.js' },
    };
    const joined = {
      joinedStart: { file: 'assets/tracked-1.js' },
      joinedParts: { file: 'assets/parts-1.js' },
    };
    expect(readClientAssets(apart)).toMatchObject({ start: '/assets/start-1.js', joined: {} });
    expect(readClientAssets({ ...apart, ...joined }).joined).toEqual({
      '/assets/start-1.js': '/assets/tracked-1.js',
      '/assets/tracking-1.js': '/assets/parts-1.js',
    });
  });

  it('[RUN-1h] refuses a client without a boot script', () => {
    expect(() => readClientAssets({})).toThrow('Run `pnpm build` first');
  });
});
