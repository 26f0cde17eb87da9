import { videoProviders } from '@plinth/media/video';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy';

/** The sources of one directive. */
function sourcesOf(directive: string, pictures: readonly string[] = []): string[] {
  const policy = contentSecurityPolicy('n0nce', { secure: true, pictures });
  const [, ...sources] = policy
    .split('; ')
    .map((part) => part.split(' '))
    .find(([name]) => name === directive)!;
  return sources;
}

it.each(videoProviders.map((provider) => [provider.label, provider] as const))(
  '[MED-8e] a page may frame the player of %s, and show its posters where it asks for them',
  (_, { origins }) => {
    expect(sourcesOf('frame-src')).toEqual(expect.arrayContaining([...origins]));
    for (const origin of origins) expect(sourcesOf('img-src')).not.toContain(origin);
    expect(sourcesOf('img-src', origins)).toEqual(expect.arrayContaining([...origins]));
  },
);
