export function isAccepted({ name, type }: { name: string; type: string }, accept: string): boolean {
  return accept
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
    .some((kind) => {
      if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind)
      return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind
    })
}
