import * as z from 'zod/mini'
import { digitsOf, isCep, isCpf, isMobile, mobileOf } from '#domain/documents.ts'
import { mostGrams } from '#domain/pet.ts'
import { cleaned } from '#domain/typed-text.ts'
import { must } from './faults.ts'
import { like } from './like.ts'
import { profileTypes, staffRoles } from './people.ts'

export const Id = z.uuid()
export const Text = z.string().check(z.overwrite(cleaned), z.minLength(1), z.maxLength(200))
export const OptionalText = z.optional(z.string().check(z.overwrite(cleaned), z.maxLength(200)))
/** The same in a payload, where a field that was left out may come as null. */
export const SentText = z.optional(
  z.pipe(
    z.nullable(OptionalText),
    z.transform((sent) => sent ?? undefined),
  ),
)
export const Email = z.string().check(z.overwrite(cleaned), z.maxLength(254), z.email())
/** A password as typed: never trimmed, and bounded so that hashing cannot be made expensive. */
export const Password = like(z.string().check(z.minLength(1), z.maxLength(200)), 'ração que o gato adora')
/** Documents are taken with their masks and kept without. */
export const Cpf = like(z.string().check(z.overwrite(digitsOf), must(isCpf, 'cpf')), '52998224725')
export const Mobile = like(z.string().check(z.overwrite(mobileOf), must(isMobile, 'mobile')), '11987654321')
export const Cep = like(z.string().check(z.overwrite(digitsOf), must(isCep, 'cep')), '01310100')
export const SentPromoterCode = like(z.string().check(z.regex(/^[a-zA-Z0-9]{6,8}$/)), 'PETS2026')
export const ProfileType = z.enum(profileTypes)
export const StaffRole = z.enum(staffRoles)
/** Blocked people never reach a screen, so level 1 is known to the server only. */
export const LevelId = z.union([z.literal(2), z.literal(3)])
export const Coins = z.int().check(z.nonnegative())
/** What somebody sends as an amount of coins: far more than a prize costs. */
export const SentCoins = z.int().check(z.nonnegative(), z.lte(1_000_000_000))
/** Whole grams per day. */
export const DailyDose = z.int().check(z.gte(1), z.lte(mostGrams))
export const Instant = z.iso.datetime()
/** Coins that are there already and cannot be spent before. */
export const OpeningCoins = z.object({ at: Instant, coins: Coins })
export type OpeningCoins = z.infer<typeof OpeningCoins>
/** Days and moments that somebody sends: of years that calendars, spreadsheets and the database write alike. */
const ofOurTime = z.regex(/^(?:19|20|21)/)
export const SentDay = z.iso.date().check(ofOurTime).register(z.globalRegistry, { format: 'date' })
export const SentInstant = z.iso
  .datetime()
  .check(ofOurTime)
  .register(z.globalRegistry, { format: 'date-time' })
/** How often a record was changed: the database counts with 31 bits, and once more after this. */
export const Version = z.int().check(z.positive(), z.lte(2_000_000_000))
export const Link = z.object({ link: z.nullable(z.string()) })
export const Option = z.object({ id: Id, title: z.string() })
/** What the team writes for members. Portuguese is enough: who reads another language that is empty reads Portuguese. */
export function translated(most: number) {
  const Words = z.string().check(z.overwrite(cleaned), z.maxLength(most))
  const Translation = z._default(Words, '')
  return z.object({ 'pt-BR': Words.check(z.minLength(1)), es: Translation, en: Translation })
}

/** The answer of a call whose answer nobody reads. */
export const Done = z.object({})
