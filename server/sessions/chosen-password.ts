import { Refusal } from '#server/platform/refusal.ts'
import { hashPassword } from './password.ts'
import { isWeakPassword } from './weak-passwords/is-weak.ts'
import { knownWords } from './weak-passwords/known-words.ts'

/** The programme's name, and what is known of whoever chooses: none of it makes a password. */
export type KnownOfPerson = readonly (string | null)[]

/** Every password that somebody chooses is decided on here. */
export async function hashChosenPassword(password: string, about: KnownOfPerson): Promise<string> {
  if (isWeakPassword(password, about, await knownWords())) throw new Refusal('password_common')
  return hashPassword(password)
}
