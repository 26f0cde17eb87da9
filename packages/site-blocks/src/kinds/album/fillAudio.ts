import type { Detach } from '../../host/host';
import { contentOf, isFilled, readPublishedSettings } from '../../page/publishedBlock';

type Settings = Record<string, unknown>;

/** The names of a sound's settings, by the attribute of its element; the first that is a text is used. */
const names = {
  url: ['url', 'audioAssetUrl', 'assetUrl', 'src'],
  title: ['title', 'audioTitle'],
  author: ['author', 'audioAuthor', 'artist'],
  showDownload: ['showDownload'],
} as const;

/**
 * Gives the sounds of a legacy block the data that only its settings have, as the platform's script
 * does: one sound, or the tracks of an album.
 * @returns a function that undoes it
 */
export function fillAudio(block: HTMLElement): Detach {
  const embeds = [...block.querySelectorAll<HTMLElement>('.sqs-audio-embed')];
  if (block.querySelector('audio') || embeds.some(({ dataset }) => dataset['url'])) return () => {};
  const { tracks, ...settings } = readPublishedSettings(block);
  const sounds = [settings, ...(Array.isArray(tracks) ? (tracks as unknown[]) : [])]
    .map(attributesOf)
    .filter((attributes) => attributes.has('data-url'));
  const added: HTMLElement[] = [];
  if (embeds.length === 0 && !isFilled(block))
    for (const _ of sounds) {
      const embed = block.ownerDocument.createElement('div');
      embed.className = 'sqs-audio-embed';
      contentOf(block).append(embed);
      added.push(embed);
    }
  const places = embeds.length > 0 ? embeds : added;
  const changed: [HTMLElement, string][] = [];
  places.forEach((embed, index) => {
    for (const [name, value] of sounds[index] ?? []) {
      if (embed.hasAttribute(name)) continue;
      embed.setAttribute(name, value);
      changed.push([embed, name]);
    }
  });
  return () => {
    for (const [embed, name] of changed) embed.removeAttribute(name);
    for (const embed of added) embed.remove();
  };
}

function attributesOf(sound: unknown): Map<string, string> {
  const settings = Object(sound) as Settings;
  const attributes = new Map<string, string>();
  for (const [attribute, settingNames] of Object.entries(names)) {
    const value = settingNames
      .map((name) => settings[name])
      .find((given): given is string | true =>
        typeof given === 'string' ? given.trim() !== '' : given === true,
      );
    const name = `data-${attribute.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    if (value !== undefined) attributes.set(name, String(value));
  }
  return attributes;
}
