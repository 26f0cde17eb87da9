/** The formats in which a picture is served. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png' | 'gif';

const ownFormats: Readonly<Record<string, PictureFormat>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

/** The format for a browser: the smallest that it accepts by name, else the picture's own. */
export function choosePictureFormat(accept: string | undefined, type: string): PictureFormat {
  const asked = new Set(
    (accept ?? '')
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*(?:;|$)/.test(part))
      .map((part) => part.split(';')[0]!.trim()),
  );
  if (asked.has('image/avif')) return 'avif';
  if (asked.has('image/webp')) return 'webp';
  return ownFormats[type] ?? 'png';
}
