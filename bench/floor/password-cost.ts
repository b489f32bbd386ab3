/** What the server spends on a password; a test compares them. */
export const passwordCost = { memory: 19_456, passes: 2, parallelism: 1 }
