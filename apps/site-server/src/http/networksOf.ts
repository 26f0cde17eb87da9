import { isIPv4, isIPv6 } from 'node:net';

/** The networks of an address, each with the number of visitors that it counts for. */
export interface Network {
  name: string;
  /** The network's limit, as a multiple of one visitor's. */
  visitors: number;
}

/** Providers give a household or a small firm anything between a /64 and a /48, with as many networks as it likes. */
const visitorsPerSitePrefix = 16;
/** IPv4 addresses written as IPv6: mapped (RFC 4291) and translated (RFC 6052). */
const carriesIPv4 = /^(?:0:0:0:0:0:ffff|64:ff9b:0:0:0:0):([0-9a-f]+):([0-9a-f]+)$/;

/** The networks by which an address is counted, the smallest first. */
export function networksOf(address: string): readonly Network[] {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return [{ name: plain, visitors: 1 }];
  const groups = groupsOf(plain);
  const [, high, low] = carriesIPv4.exec(groups.join(':')) ?? [];
  if (high !== undefined && low !== undefined) {
    const [upper, lower] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
    return [{ name: [upper >> 8, upper & 255, lower >> 8, lower & 255].join('.'), visitors: 1 }];
  }
  return [
    { name: `${groups.slice(0, 4).join(':')}::/64`, visitors: 1 },
    { name: `${groups.slice(0, 3).join(':')}::/48`, visitors: visitorsPerSitePrefix },
  ];
}

/** All eight groups of an IPv6 address, without zeros in front. */
function groupsOf(address: string): string[] {
  const hex = address.toLowerCase().replace(/[\d.]+$/, (tail) => {
    if (!isIPv4(tail)) return tail;
    const [a = 0, b = 0, c = 0, d = 0] = tail.split('.').map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [head = '', tail] = hex.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const zeros = Array<string>(missing).fill('0');
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}
