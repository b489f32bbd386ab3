import type { TraceLine } from '#contract/coins.ts'
import type { Language } from '#contract/languages.ts'

/** Shown to the member, and erased with them. */
export type Note = {
  readonly number?: string
  /** In every language, because the statement is read in any. */
  readonly titles?: Readonly<Record<Language, string>>
  readonly reason?: string
  readonly trace?: readonly TraceLine[]
}
