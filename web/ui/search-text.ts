/** Every word of the query has to be found. Accents and capitals make no difference. */
export function isFoundIn(text: string, query: string): boolean {
  const plainText = plain(text)
  return plain(query)
    .split(/\s+/)
    .every((word) => plainText.includes(word))
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
