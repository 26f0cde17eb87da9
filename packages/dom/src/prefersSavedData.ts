/**
 * Whether the visitor asked the browser to save data ([DOM-6]); `false` if the browser does not
 * report it.
 */
export function prefersSavedData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
