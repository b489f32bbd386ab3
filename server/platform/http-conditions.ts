/** A list of tags may come; proxies that compress make them weak. A star stands for any. */
export function isListed(tag: string, known = ''): boolean {
  return known.split(',').some((each) => [tag, '*'].includes(each.trim().replace(/^W\//, '')))
}

export type ByteRange = { readonly start: number; readonly end: number }

/**
 * Several ranges at once, and what is no range, are answered with the whole; `'beyond'` is a range of which nothing is
 * there.
 */
export function rangeOf(asked: string | undefined, bytes: number): ByteRange | 'beyond' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(asked?.trim() ?? '') ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from)
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  return start > end ? 'beyond' : { start, end }
}
