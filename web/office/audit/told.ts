import { useAuditWords } from '#web/office/kit/audit-words.ts'
import { useFormat } from '#web/platform/format.ts'

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/
const day = /^\d{4}-\d{2}-\d{2}$/

/** What the trail keeps of a change, in the reader's words; what has none is told as it is kept. */
export function useTold() {
  const { audit } = useAuditWords()
  const { date, dateTime, money } = useFormat()

  /** `titles.es`: the name of the first, then where in it. */
  function field(path: string): string {
    const [first = '', ...rest] = path.split('.')
    return [audit.fields[first] ?? first, ...rest].join(' · ')
  }

  function value(path: string, kept: string | null): string {
    if (kept === null) return audit.nothing
    if (path.endsWith('_cents') && Number.isFinite(Number(kept))) return money(Number(kept))
    if (instant.test(kept)) return dateTime(kept)
    if (day.test(kept)) return date(kept)
    const answers: Readonly<Record<string, string>> = { true: audit.yes, false: audit.no }
    return (/^(status|decision|role)$/.test(path) ? audit.values : answers)[kept] ?? kept
  }

  return { field, value }
}
