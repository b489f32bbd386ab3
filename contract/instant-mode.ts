import * as z from 'zod/mini'

/** In the shadow the machine decides, changes nothing, and is compared with the people who decide. */
export const InstantMode = z.enum(['off', 'shadow', 'on'])
export type InstantMode = z.infer<typeof InstantMode>
