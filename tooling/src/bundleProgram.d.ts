/** @returns the file to start with Node, inside the folder */
export function bundleProgram(folder: string, entry: string): Promise<string>;
