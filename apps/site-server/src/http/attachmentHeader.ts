/**
 * `Content-Disposition` of a file that is saved (RFC 6266): an ASCII name for old programs, and the real one, umlauts
 * included (RFC 8187).
 */
export function attachmentHeader(name: string): string {
  // A browser would take a slash for a folder, and characters that change the writing direction hide the file's
  // extension.
  const safe = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}/\\]+/gu, '_')
    .toWellFormed();
  const plain = safe
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\x20-\x7e]|["%]/g, '_');
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
