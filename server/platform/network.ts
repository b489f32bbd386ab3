import { isIPv6 } from 'node:net'

/** What one customer of a provider is given: one IPv4 address, or the 2^64 addresses that share half an IPv6 one. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

function groupsOf(address: string): number[] {
  const [unzoned = ''] = address.split('%')
  // The parser of addresses writes all of them alike, an embedded IPv4 address too.
  const { hostname } = new URL(`http://[${unzoned}]`)
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) =>
      half
        .split(':')
        .filter(Boolean)
        .map((group) => Number.parseInt(group, 16)),
    )
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}
