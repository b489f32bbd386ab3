export function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/)
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names
  return ends
    .map((word = '') => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
