/** The data folder cannot be used as it is: what is wrong with it, and how to fix it. */
export class DataFolderError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DataFolderError';
  }
}
