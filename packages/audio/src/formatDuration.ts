/**
 * Formats seconds for a player: `0:07`, `3:25`, `1:02:03`. A number that is not finite becomes
 * `-:--`.
 */
export function formatDuration(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) return '-:--';
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  if (parts[0] === 0) parts.shift();
  const [first, ...rest] = parts;
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}
