import * as z from 'zod/mini'
import { Coins } from './fields.ts'

/** What somebody who is new has done of the three first steps, and what they get for them. */
export const Welcome = z.object({
  /** Promised when they became a member; paid once the steps are done and the first has earned. */
  coins: Coins,
  has_address: z.boolean(),
  /** An invoice of an attendant, a recommendation of anybody else. */
  has_begun: z.boolean(),
  has_goal: z.boolean(),
})
export type Welcome = z.infer<typeof Welcome>
