/** Sky, sun and three ranges of hills; by hue, so that neighbours differ. */
interface Palette {
  sky: readonly [string, string];
  sun: string;
  hills: readonly [string, string, string];
}

const palettes: readonly Palette[] = [
  { sky: ['#f6d8b8', '#f2a477'], sun: '#fff2da', hills: ['#c9785c', '#8c4f4f', '#4f3345'] },
  { sky: ['#dbe9f0', '#9fc3d3'], sun: '#ffffff', hills: ['#7fa3ad', '#4e7a86', '#274b57'] },
  { sky: ['#efe6d2', '#d9cba3'], sun: '#fffaf0', hills: ['#b3a873', '#7f8453', '#4b5637'] },
  { sky: ['#2c2f52', '#5b4f7d'], sun: '#f3e6c8', hills: ['#453f69', '#302d4e', '#1c1b33'] },
  { sky: ['#f3dfe3', '#d9a9b8'], sun: '#fff6f2', hills: ['#b57d92', '#84556f', '#4c334a'] },
  { sky: ['#d8ebe1', '#9ccab3'], sun: '#fbfff4', hills: ['#76ab92', '#48806c', '#244f45'] },
];

/** A landscape as SVG: the same for the same number and size, in every run and on every machine. */
export function drawPicture(index: number, width: number, height: number): string {
  const palette = palettes[index % palettes.length]!;
  const random = numbersFrom(index + 1);
  const sunX = width * (0.2 + 0.6 * random());
  const sunY = height * (0.22 + 0.18 * random());
  const hills = palette.hills.map((colour, range) => {
    const base = height * (0.5 + 0.16 * range);
    const swing = height * (0.14 - 0.03 * range);
    return `<path d="${ridge({ width, height, base, swing, random })}" fill="${colour}"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${palette.sky[0]}"/><stop offset="1" stop-color="${palette.sky[1]}"/></linearGradient>`,
    `<rect width="100%" height="100%" fill="url(#s)"/>`,
    `<circle cx="${round(sunX)}" cy="${round(sunY)}" r="${round(Math.min(width, height) * 0.09)}" fill="${palette.sun}"/>`,
    ...hills,
    '</svg>',
  ].join('');
}

interface Ridge {
  width: number;
  height: number;
  base: number;
  swing: number;
  random: () => number;
}

function ridge({ width, height, base, swing, random }: Ridge): string {
  const steps = 4;
  let path = `M0 ${height}V${round(base + swing * (random() - 0.5))}`;
  for (let step = 1; step <= steps; step += 1) {
    const x = (width / steps) * step;
    const y = base + swing * (random() * 2 - 1);
    const bend = width / steps / 2;
    path += `S${round(x - bend)} ${round(y)} ${round(x)} ${round(y)}`;
  }
  return `${path}V${height}Z`;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A linear congruential generator (Numerical Recipes): enough for hills. */
function numbersFrom(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
