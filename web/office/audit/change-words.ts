import { useAuditWords } from '#web/office/kit/audit-words.ts'
import { useFormat } from '#web/platform/format.ts'

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/
const day = /^\d{4}-\d{2}-\d{2}$/

export function useChangeWords() {
  const { audit } = useAuditWords()
  const { date, dateTime, money } = useFormat()

  function field(path: string): string {
    const [first = '', ...rest] = path.split('.')
    return [audit.fields[first] ?? first, ...rest].join(' · ')
  }

  function value(path: string, stored: string | null): string {
    if (stored === null) return audit.nothing
    if (path.endsWith('_cents') && Number.isFinite(Number(stored))) return money(Number(stored))
    if (instant.test(stored)) return dateTime(stored)
    if (day.test(stored)) return date(stored)
    const answers: Readonly<Record<string, string>> = { true: audit.yes, false: audit.no }
    return (/^(status|decision|role)$/.test(path) ? audit.values : answers)[stored] ?? stored
  }

  return { field, value }
}
