import type { TraceLine } from '#contract/coins.ts'
import type { Language } from '#contract/languages.ts'

/** What a movement says to its member; erased with the person. */
export type Note = {
  /** The number of the invoice. */
  readonly number?: string
  /** The prize or the challenge, in every language, since the statement is read in any. */
  readonly titles?: Readonly<Record<Language, string>>
  /** In the words of the team. */
  readonly reason?: string
  /** How the coins came about, row by row. */
  readonly trace?: readonly TraceLine[]
}
