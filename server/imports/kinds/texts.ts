/** Where a language is left out, the Portuguese text stands. */
export function inPortugueseAtLeast(texts: unknown): unknown {
  if (typeof texts !== 'object' || texts === null || !('pt-BR' in texts)) return texts
  const portuguese = texts['pt-BR']
  const given = Object.entries(texts).filter(([, text]) => text !== null && text !== '')
  return { es: portuguese, en: portuguese, ...Object.fromEntries(given) }
}
