const types: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  css: 'text/css; charset=utf-8',
  epub: 'application/epub+zip',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wav: 'audio/wav',
  wasm: 'application/wasm',
  webp: 'image/webp',
  woff2: 'font/woff2',
  zip: 'application/zip',
};

/** The media type of a file's extension; an unknown extension means bytes. */
export const mediaType = (name: string): string =>
  types[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''] ?? 'application/octet-stream';
