/**
 * `Content-Disposition` of a file that is saved (RFC 6266): a name of plain letters for old programs, and the real one,
 * umlauts included (RFC 8187).
 */
export function attachmentHeader(name: string): string {
  // A browser would take a slash for a folder, and what turns the direction of writing hides the file's ending.
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
