/** A row's name as issuers are compared by it: in capitals, without accents and doubled spaces. */
export function wordingOf(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replace(/\s+/g, ' ').trim()
}

/** All shops of a company write alike: the first eight signs of a CNPJ, or a whole CPF. */
export function issuerRoot(id: string): string | undefined {
  const bare = id.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
  if (/^[0-9A-Z]{12}[0-9]{2}$/.test(bare)) return bare.slice(0, 8)
  return /^[0-9]{11}$/.test(bare) ? bare : undefined
}
