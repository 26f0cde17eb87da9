/** Whether a statement gave up waiting for a lock (`lock_timeout`); drizzle wraps the driver's error. */
export function isLockTimeout(error: unknown): boolean {
  const { code, cause } = Object(error) as { code?: unknown; cause?: unknown };
  return code === '55P03' || (cause !== undefined && isLockTimeout(cause));
}
