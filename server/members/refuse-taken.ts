import type { RefusalCode } from '#contract/refusals.ts'
import { violatedConstraint } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'

const codes: Readonly<Record<string, RefusalCode>> = {
  member_email_once: 'email_taken',
  member_cpf_once: 'cpf_taken',
  member_distributor_exists: 'distributor_unknown',
}

/** The database knows best who else has an e-mail or a CPF: asking before would be wrong a moment later. */
export async function refuseTaken<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write
  } catch (error) {
    const code = codes[violatedConstraint(error) ?? '']
    throw code ? new Refusal(code) : error
  }
}
