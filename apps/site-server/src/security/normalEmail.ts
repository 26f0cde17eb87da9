/** As accounts are stored and found. */
export const normalEmail = (given: string): string => given.trim().toLowerCase();
