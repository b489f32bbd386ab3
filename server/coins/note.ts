import type { TraceLine } from '#contract/coins.ts'
import type { Texts } from '#contract/languages.ts'

/** Shown to the member, and erased with them. */
export type Note = {
  readonly number?: string
  /** In every language, because the statement is read in any. */
  readonly titles?: Texts
  /** The programme’s own, in every language. */
  readonly reasons?: Texts
  /** In the words of the team. */
  readonly reason?: string
  readonly trace?: readonly TraceLine[]
}
