/** Every way the product says no, with its status on the wire. The texts are the server's, by code and language. */
export const refusals = {
  signed_out: 401,
  wrong_credentials: 401,
  account_blocked: 401,
  forbidden: 403,
  not_found: 404,
  idempotency_key_reused: 409,
  too_large: 413,
  unsupported_type: 415,
  too_many_attempts: 429,
  postal_unavailable: 503,
} as const

export type RefusalCode = keyof typeof refusals
