/**
 * Stands for all schemas on public pages, which use of the contract's calls only where they lead: whatever is made of
 * it is it again.
 */
export const noSchema: object = new Proxy(() => noSchema, { get: () => noSchema, apply: () => noSchema })
