import type { Row } from './table.ts'

export type Request = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export type Plan = {
  readonly requests: readonly Request[]
  /** Given to the floor as ANSWER. */
  readonly answer?: string
}

export type Scenario = {
  readonly name: string
  /** Each sends its next request after an answer. */
  readonly connections: number
  /** A program in `floor/` that does only what cannot be avoided. */
  readonly floor: string
  readonly budget?: Row['budget']
  /** Our server already runs, and can be asked for a token or a page. */
  plan(ours: URL): Promise<Plan>
}
