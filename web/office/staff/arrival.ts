/** Why somebody stands at the door. */
export type Arrival = {
  /** The screen they asked for without being signed in. */
  readonly wanted?: string
  /** What the server said against letting them in with the company account. */
  readonly failure?: string
  /** The company account has answered this, and their own code is awaited. */
  readonly returned?: string
}

let arrival: Arrival = {}

export function tellDoor(next: Arrival) {
  arrival = next
}

export function takeArrival(): Arrival {
  const told = arrival
  arrival = {}
  return told
}
