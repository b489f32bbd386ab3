import { stateNames } from '#domain/states.ts'

/** Not every service says the name; the letters say it too. */
export function stateName(uf: string): string {
  return stateNames[uf] ?? uf
}
