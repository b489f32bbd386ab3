/** What a weight field holds, as a number: 8,5 and 8.5 are eight and a half. Undefined for what is no weight. */
export function toKilograms(text: string): number | undefined {
  const typed = text.trim().replace(/\s*kg$/i, '')
  return /^\d{1,4}([.,]\d{0,3})?$/.test(typed) ? Number(typed.replace(',', '.')) : undefined
}
