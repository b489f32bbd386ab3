/** Where a link to choose a password leads, below the address of the programme. */
export function passwordLinkPath(token: string): string {
  return `/gestao/senha?token=${token}`
}
