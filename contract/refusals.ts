/** Every way the product says no, with its status on the wire. The texts are the server's, by code and language. */
export const refusals = {
  signed_out: 401,
  wrong_credentials: 401,
  account_blocked: 401,
  forbidden: 403,
  not_found: 404,
  idempotency_key_reused: 409,
  insufficient_coins: 409,
  stale: 409,
  recovery_link_spent: 409,
  too_large: 413,
  unsupported_type: 415,
  email_taken: 422,
  cpf_taken: 422,
  code_unknown: 422,
  distributor_unknown: 422,
  file_empty: 422,
  file_many: 422,
  image_type: 422,
  image_broken: 422,
  image_too_many_pixels: 422,
  image_animated: 422,
  too_many_attempts: 429,
  postal_unavailable: 503,
} as const

export type RefusalCode = keyof typeof refusals

/** The field of the payload under which each refusal with the status 422 is told. */
export const refusedFields: Partial<Record<RefusalCode, string>> = {
  email_taken: 'email',
  cpf_taken: 'cpf',
  code_unknown: 'code',
  distributor_unknown: 'distributor_id',
  file_empty: 'image',
  file_many: 'image',
  image_type: 'image',
  image_broken: 'image',
  image_too_many_pixels: 'image',
  image_animated: 'image',
}
