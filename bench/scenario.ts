export type Request = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** What is asked of both servers, over and over in this order, and what the floor is started with. */
export type Plan = {
  readonly requests: readonly Request[]
  /** Text that the floor finds in its environment as ANSWER, if it answers the same each time. */
  readonly answer?: string
}

export type Scenario = {
  readonly name: string
  /** Connections that each send their next request as soon as they have the answer to the last. */
  readonly connections: number
  /** The program in `floor/` that does only the part of the work nobody can avoid. */
  readonly floor: string
  /** Made once our server runs, which may be asked for a token or a page. */
  plan(ours: URL): Promise<Plan>
}
