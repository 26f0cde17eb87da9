/**
 * The packet with the address of its request percent-encoded: some clients send the UTF-8 bytes of an address
 * unencoded, and Node's parser accepts only ASCII.
 *
 * @returns `undefined` where the first line of the packet has nothing to encode
 */
export function encodeRawTarget(packet: Buffer): Buffer | undefined {
  const end = packet.indexOf('\r\n');
  const line = packet.subarray(0, Math.max(end, 0));
  if (!line.some((byte) => byte > 127)) return undefined;
  const encoded = [...line].map((byte) =>
    byte > 127 ? `%${byte.toString(16).toUpperCase()}` : String.fromCharCode(byte),
  );
  return Buffer.concat([Buffer.from(encoded.join(''), 'latin1'), packet.subarray(end)]);
}
