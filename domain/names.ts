/** What people write before their name in forms, with a dot or as a word of its own. */
const title =
  /^(?:dra?|sra?|srta|profa?|med|méd|vet|doutora?|senhora?|professora?|dona|doña|mrs?|ms|miss)(?:\.\s*|\s+)(?=\S)/iu

/** A name without the titles before it: `Dra. Helena Prado` is Helena Prado. A title alone is all there is. */
export function withoutTitle(name: string): string {
  let rest = name.trim()
  while (title.test(rest)) rest = rest.replace(title, '')
  return rest
}

export function firstName(name: string): string {
  return withoutTitle(name).split(/\s+/)[0] ?? ''
}

/** "Ana S." is enough for those who know her. */
export function shortName(name: string): string {
  const [first = '', ...others] = withoutTitle(name).split(/\s+/)
  const [initial = ''] = others.at(-1) ?? ''
  return initial ? `${first} ${initial.toLocaleUpperCase('pt-BR')}.` : first
}
