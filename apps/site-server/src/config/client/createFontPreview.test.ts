import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFontPreview, fontPreviewTimeout, type PreviewLibrary } from './createFontPreview';

const font = { id: 'gkmg', family: 'Clay Grotesk' };
const access = { authId: 'id', authToken: 'token' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The service's library, with the given answer. */
function libraryThat(answer: 'active' | 'inactive' | 'nothing') {
  return {
    setup: vi.fn<PreviewLibrary['setup']>(),
    load: vi.fn<PreviewLibrary['load']>((_, answers) => {
      if (answer !== 'nothing') answers[answer]();
    }),
  };
}

describe('an owner’s look at a font', () => {
  it('[RUN-6m] asks the service in the owner’s name, once, and for the font by its name there', async () => {
    const library = libraryThat('active');
    const loadLibrary = vi.fn(() => Promise.resolve(library));
    const { show } = createFontPreview({ ...access, loadLibrary });
    expect(loadLibrary).not.toHaveBeenCalled();
    expect(await show(font)).toBe('shown');
    expect(await show({ ...font, id: 'abcd' })).toBe('shown');
    expect(loadLibrary).toHaveBeenCalledTimes(1);
    expect(library.setup.mock.calls).toEqual([[{ auth_id: 'id', auth_token: 'token' }]]);
    expect(library.load.mock.calls[0]![0]).toEqual([
      { id: 'gkmg', variations: ['n4'], css_name: 'Clay Grotesk', subset: 'all' },
    ]);
  });

  it('[RUN-6m] says so where the service has no such font, or is silent about it', async () => {
    const unknown = libraryThat('inactive');
    const refusing = createFontPreview({ ...access, loadLibrary: () => Promise.resolve(unknown) });
    expect(await refusing.show(font)).toBe('unshown');
    const silent = libraryThat('nothing');
    const waiting = createFontPreview({ ...access, loadLibrary: () => Promise.resolve(silent) });
    const outcome = waiting.show(font);
    await vi.advanceTimersByTimeAsync(fontPreviewTimeout);
    expect(await outcome).toBe('unshown');
  });

  it('[RUN-6m] says so where the service is away, and asks it again at the next try', async () => {
    const library = libraryThat('active');
    const loadLibrary = vi
      .fn<() => Promise<PreviewLibrary>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockReturnValueOnce(new Promise(() => {}))
      .mockResolvedValue(library);
    const { show } = createFontPreview({ ...access, loadLibrary });
    expect(await show(font)).toBe('unloaded');
    const silent = show(font);
    await vi.advanceTimersByTimeAsync(fontPreviewTimeout);
    expect(await silent).toBe('unloaded');
    expect(await show(font)).toBe('shown');
  });
});
