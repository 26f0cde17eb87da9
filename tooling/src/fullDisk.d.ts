/** From now on every write of this process fails, in all threads that have loaded this module. */
export function fillDisk(): void;
export function freeDisk(): void;
