import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

/** What is not on the public Internet, or leads to something that is not. */
const notPublic = new BlockList()
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
])
  addTo(notPublic, network, 'ipv4')
// Of IPv6 only this part is given out, save those that are examples or carry an IPv4 address.
const givenOut = new BlockList()
addTo(givenOut, '2000::/3', 'ipv6')
for (const network of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])
  addTo(notPublic, network, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4')
  return isIPv6(address) && givenOut.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}

/** Whether a webhook may lead there, as far as the address itself tells. What its name stands for is seen on connecting. */
export function isUsableUrl(text: string, allowsPrivate: boolean): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password, hash } = new URL(text)
  if (username || password || hash || !['https:', 'http:'].includes(protocol)) return false
  if (allowsPrivate) return true
  return protocol === 'https:' && hostname !== 'localhost' && !isPrivateLiteral(hostname)
}

/** Names of computers are looked up; an address is connected to without. */
export function isPrivateLiteral(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  return isIP(address) !== 0 && !isPublicAddress(address)
}

function addTo(list: BlockList, network: string, family: 'ipv4' | 'ipv6') {
  const [address = '', bits = ''] = network.split('/')
  list.addSubnet(address, Number(bits), family)
}
