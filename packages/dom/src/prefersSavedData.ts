/** Whether the visitor asked the browser to save data ([DOM-6]); `false` where the browser does not tell. */
export function prefersSavedData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
