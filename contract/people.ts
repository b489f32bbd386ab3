import * as z from 'zod/mini'

/** The order matters: the browser keeps the first role that is true as the person's type. */
export const roles = ['attendant', 'veterinarian', 'breeder', 'promoter', 'prescriber'] as const
export type Role = (typeof roles)[number]

/** What a person is; `prescriber` is a role that veterinarians and breeders hold besides. */
export const profileTypes = ['attendant', 'veterinarian', 'breeder', 'promoter'] as const
export const ProfileType = z.enum(profileTypes)
export type ProfileType = z.infer<typeof ProfileType>

export const staffRoles = ['reviewer', 'catalogue', 'support', 'analyst', 'admin'] as const
export const StaffRole = z.enum(staffRoles)
export type StaffRole = z.infer<typeof StaffRole>

/** Blocked people never reach a screen, so level 1 is known to the server only. */
export const LevelId = z.union([z.literal(2), z.literal(3)])
