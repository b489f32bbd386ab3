/** 2026-11-12 as 12/11/2026. */
export function shownDay(day: string): string {
  return day.split('-').reverse().join('/')
}

/** The day that was typed as 12/11/2026; nothing while it is not whole. A day that its month does not have is its last. */
export function dayTyped(text: string): string {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  if (!day || !month || !year) return ''
  const inYear = Math.min(Math.max(Number(month), 1), 12)
  const last = new Date(Date.UTC(Number(year), inYear, 0)).getUTCDate()
  const inMonth = Math.min(Math.max(Number(day), 1), last)
  return [year, String(inYear).padStart(2, '0'), String(inMonth).padStart(2, '0')].join('-')
}
