import { createHmac, randomBytes } from 'node:crypto'

/**
 * Names for logs that are the same for the same person or address on one day of one process, so that an attack can be
 * seen, and that nobody can trace back: the key is never written anywhere and is another one each day.
 */
export function createPseudonyms() {
  let today = { day: '', key: randomBytes(32) }
  return (text: string, now: Date = new Date()): string => {
    const day = now.toISOString().slice(0, 10)
    if (day !== today.day) today = { day, key: randomBytes(32) }
    return createHmac('sha256', today.key).update(text).digest('base64url').slice(0, 12)
  }
}
