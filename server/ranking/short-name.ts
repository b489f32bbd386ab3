/** "Ana S.": enough to be known by who knows her. */
export function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const [initial = ''] = others.at(-1) ?? ''
  return initial ? `${first} ${initial.toLocaleUpperCase('pt-BR')}.` : first
}
