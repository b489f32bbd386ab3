/** What follows is a task of its own, so that a finger is answered before it. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
