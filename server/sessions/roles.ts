import type { ProfileType, Role } from '#contract/people.ts'

/** In the contract's order: the browser takes the first true one as the person's type. */
export function rolesOf(type: ProfileType): Record<Role, boolean> {
  return {
    attendant: type === 'attendant',
    veterinarian: type === 'veterinarian',
    breeder: type === 'breeder',
    promoter: type === 'promoter',
    prescriber: type === 'veterinarian' || type === 'breeder',
  }
}
