/** Parses seconds from `90`, `90s` or `1m30s`. */
export function readSeconds(value: string | null | undefined): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(value ?? '') ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
