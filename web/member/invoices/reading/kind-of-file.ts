import type { ReadFrom } from '#web/member/invoices/draft.ts'

export function kindOfFile({ type, name }: File): ReadFrom {
  if (type.startsWith('image/')) return 'photo'
  return /xml$/i.test(type) || /\.xml$/i.test(name) ? 'xml' : 'pdf'
}
