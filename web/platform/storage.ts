export type StorageKey =
  | 'token'
  | 'device'
  | 'officeToken'
  | 'officeComputer'
  | 'officeSignOn'
  | 'officeRail'
  | 'userType'
  | 'language'
  | 'theme'
  | 'seenCoins'
  | 'waitingDevice'
  | 'toldWaiting'
  | 'installDismissed'

/** Browsers may refuse local storage (private windows, full disk); what is kept then lasts as long as the page. */
const memory = new Map<StorageKey, string>()

export function readItem(key: StorageKey): string | undefined {
  try {
    return localStorage.getItem(key) ?? memory.get(key)
  } catch {
    return memory.get(key)
  }
}

export function writeItem(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    memory.set(key, value)
  }
}

export function removeItem(key: StorageKey): void {
  memory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept there, so nothing is left to remove.
  }
}
