/** A test checks that the server has the same cost. */
export const passwordCost = { memory: 19_456, passes: 2, parallelism: 1 }
