import type * as z from 'zod/mini'
import type { Role, StaffRole } from './people.ts'
import type { RefusalCode } from './refusals.ts'

/** Who may call: the server refuses everyone else with 401 or 403 before the feature is asked. */
export type Access =
  | 'anyone'
  | 'member'
  | { readonly level: 3; readonly role?: Role }
  | { readonly role: Role }
  | 'staff'
  /** `machines` opens it to programs too, each with a key that names the calls it may make. */
  | { readonly staff: readonly StaffRole[]; readonly machines?: true }

/** Whether somebody of the team may make a call; the server asks the same. */
export function staffMay({ for: access }: Pick<Endpoint, 'for'>, role: StaffRole): boolean {
  return (
    access === 'staff' || (typeof access === 'object' && 'staff' in access && access.staff.includes(role))
  )
}

type Fields = z.ZodMiniObject

export type Endpoint = {
  readonly method: 'GET' | 'POST'
  /** Below `/api`; parts that vary are written `:name` and described in `params`. */
  readonly path: `/${string}`
  readonly for: Access
  readonly summary: string
  readonly params?: Fields
  readonly query?: Fields
  readonly body?: Fields
  /** Names of the files sent beside the body; the payload is then multipart. */
  readonly files?: readonly string[]
  /** Of each file, where it may be larger than a photo. */
  readonly largestFileBytes?: number
  /** The field of the body that can name a file which was sent before, instead of the files. */
  readonly fileSentBefore?: string
  readonly returns: z.ZodMiniType
  /** What the product may answer instead, beyond the refusals every call shares. */
  readonly refuses?: readonly RefusalCode[]
  /** A POST that only asks, with more than an address can hold: it changes nothing, and the audit trail is silent. */
  readonly asks?: true
  /** The answer carries an ETag: who has it already is not sent it again. */
  readonly revalidates?: true
  /**
   * The app shows the last answer where there is no connection, so the device keeps it until the person leaves. Of
   * other calls that need a token nothing is kept.
   */
  readonly offline?: true
  /**
   * Honours an `Idempotency-Key` header: the same key never does the work twice. `sealed` where the answer, which is
   * kept for a while, holds a secret such as a CPF.
   */
  readonly idempotent?: true | 'sealed'
  /** Open to who must set a second factor up first; every other call of the office is refused until then. */
  readonly beforeSecondFactor?: true
  /** The account of whoever calls is gone afterwards. */
  readonly erasesCaller?: true
}

/** What only the server reads of a call; browsers are not sent it (`vite.contract.ts`). */
export const forServerAlone = [
  'summary',
  'params',
  'query',
  'body',
  'returns',
  'refuses',
] as const satisfies (keyof Endpoint)[]

export function endpoint<const Definition extends Endpoint>(definition: Definition): Definition {
  return definition
}

type Sent<E, Part extends 'params' | 'query' | 'body'> =
  E extends Record<Part, infer Schema extends Fields> ? z.input<Schema> : unknown

type SentFiles<E> = E extends { files: readonly (infer Name extends string)[] }
  ? E extends { fileSentBefore: string }
    ? { readonly [File in Name]?: Blob | undefined }
    : Record<Name, Blob>
  : unknown

/** What a caller passes: path parts, query, body and files in one object, told apart by the endpoint. */
export type Input<E extends Endpoint> = Sent<E, 'params'> & Sent<E, 'query'> & Sent<E, 'body'> & SentFiles<E>

export type Answer<E extends Endpoint> = z.output<E['returns']>
