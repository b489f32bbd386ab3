/** Time is a fact that commands are given; only the outermost layer asks for it, and tests set it. */
export type Clock = { now(): Temporal.Instant }

export const systemClock: Clock = { now: () => Temporal.Now.instant() }
