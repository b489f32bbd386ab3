import type { ProfileType, Role } from '#contract/people.ts'

/** The browser takes the first true role as the person's type. */
export function rolesOf(type: ProfileType): Record<Role, boolean> {
  return {
    attendant: type === 'attendant',
    veterinarian: type === 'veterinarian',
    breeder: type === 'breeder',
    promoter: type === 'promoter',
    prescriber: type === 'veterinarian' || type === 'breeder',
  }
}
