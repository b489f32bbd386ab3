/**
 * Whether an address is one of a push service that we send to: the server calls it, so it must not be anybody's choice.
 * A service is an origin, such as `https://fcm.googleapis.com`; `*.` stands for any name before the rest.
 */
export function isPushService(address: string, services: readonly string[]): boolean {
  const { protocol, host, username, password } = new URL(address)
  if (username || password) return false
  return services.some((service) => {
    const [wantedProtocol, wantedHost = ''] = service.split('//')
    if (protocol !== wantedProtocol) return false
    return wantedHost.startsWith('*.') ? host.endsWith(wantedHost.slice(1)) : host === wantedHost
  })
}
