import { describe, expect, it, vi } from 'vitest';
import { adoptAudioEmbed } from './adoptAudioEmbed';

describe('the markup of older pages', () => {
  it('[RUN-17n] gets the browser’s own player', () => {
    document.body.innerHTML = `<div class="sqs-audio-embed" data-url="/sounds/hum.wav" data-title="Hum" data-author="Weir"></div>`;
    const embed = document.querySelector<HTMLElement>('.sqs-audio-embed')!;
    const undo = adoptAudioEmbed(embed, { nameDownload: (title) => `Download ${title}` });
    expect(embed.querySelector('audio')).toMatchObject({ controls: true, ariaLabel: 'Hum, Weir' });
    undo();
    expect(embed.childElementCount).toBe(0);
  });

  it('[RUN-5, A-275] reports an unreadable address to the console alone', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    document.body.innerHTML = '<div class="sqs-audio-embed" data-url="http://[broken"></div>';
    const embed = document.querySelector<HTMLElement>('.sqs-audio-embed')!;
    adoptAudioEmbed(embed, { nameDownload: (title) => `Download ${title}` })();
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      '[plinth] The address of an audio embed cannot be read: http://[broken',
    );
    expect(embed.childElementCount).toBe(0);
  });
});
