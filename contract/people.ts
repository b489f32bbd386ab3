/** The order matters: the browser keeps the first role that is true as the person's type. */
export const roles = ['attendant', 'veterinarian', 'breeder', 'promoter', 'prescriber'] as const
export type Role = (typeof roles)[number]

/** What a person is; `prescriber` is a role that veterinarians and breeders hold besides. */
export const profileTypes = ['attendant', 'veterinarian', 'breeder', 'promoter'] as const
export type ProfileType = (typeof profileTypes)[number]

export const staffRoles = ['reviewer', 'catalogue', 'support', 'analyst', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]
