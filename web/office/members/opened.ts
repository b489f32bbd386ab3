/** What is decided about a person with a reason: blocking, and a level up or down. */
export type Reasoned = 'block' | 'up' | 'down'

/** The dialog that is open over a person's page. */
export type Opened = 'adjust' | 'erase' | Reasoned
