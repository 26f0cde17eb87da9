/** An e-mail address that its owner can recognise, without showing it to others: `a•••@b.test`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address;
  return `${at > 0 ? first : ''}•••${at > 0 ? address.slice(at) : ''}`;
}
