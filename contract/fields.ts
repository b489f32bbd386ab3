import * as z from 'zod/mini'

export const Id = z.uuid()
export const Text = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
export const OptionalText = z.optional(z.string().check(z.trim(), z.maxLength(200)))
export const Email = z.string().check(z.trim(), z.maxLength(254), z.email())
/** A password as typed: never trimmed, and bounded so that hashing cannot be made expensive. */
export const Password = z.string().check(z.minLength(1), z.maxLength(200))
export const Coins = z.int().check(z.nonnegative())
export const Instant = z.iso.datetime()
export const Link = z.object({ link: z.nullable(z.string()) })
export const Option = z.object({ id: Id, title: z.string() })
/** The answer of a call whose answer nobody reads. */
export const Done = z.object({})
