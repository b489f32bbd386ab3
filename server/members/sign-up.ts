import type * as z from 'zod/mini'
import type { Language } from '#contract/languages.ts'
import type { signUp as endpoint } from '#contract/sign-up.ts'
import { cnpjOf, crmvOf } from '#domain/documents.ts'
import { chosenDistributor } from '#server/catalogue/distributor.ts'
import { versionsInForce } from '#server/pages/publish.ts'
import type { Database, Tx } from '#server/platform/db.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { readSettings } from '#server/platform/settings.ts'
import { promoterWithCode } from '#server/promoters/vouching.ts'
import { hashChosenPassword } from '#server/sessions/chosen-password.ts'
import { welcome } from '#server/sessions/email-change/welcome.ts'
import { guessable } from '#server/sessions/known-of-member.ts'
import { openSession, requireFreeTry } from '#server/sessions/sign-in.ts'
import { promiseWelcome } from '#server/welcome/settle.ts'
import { giveCommunications } from './consents.ts'
import { insertConsents, insertMember, saveAddress } from './queries.ts'
import { refuseTaken } from './refuse-taken.ts'
import { saveCpf } from './sealing/cpf.ts'

type SignUpForm = z.output<(typeof endpoint)['body']>
type SignUpCall = { body: SignUpForm; programme: string; address: string; now: Temporal.Instant }

/**
 * Hashing is slow, so it comes before the transaction and after the count of attempts. A success does not give the
 * try back: every sign-up counts, and so does every e-mail that is asked about.
 */
export async function prepareSignUp(
  transaction: Database['transaction'],
  { body, programme, address, now }: SignUpCall,
  limits: boolean,
) {
  if (limits) await requireFreeTry(transaction, { door: 'sign-up', email: body.email, address }, now)
  const known = [programme, ...guessable(body)]
  return { passwordHash: await hashChosenPassword(body.password, known) }
}

type SignUp = {
  form: SignUpForm
  passwordHash: string
  language: Language
  userAgent: string
  now: Temporal.Instant
}

export async function signUp(
  tx: Tx,
  secrets: Secrets,
  { form, passwordHash, language, userAgent, now }: SignUp,
) {
  const promoterId = form.code ? await promoterWithCode(tx, form.code) : null
  const distributorId = await chosenDistributor(tx, form.distributor_id ?? undefined)
  const { vouched } = await readSettings(tx, ['vouched'])
  const level = levelAtSignUp({ vouched, hasCode: promoterId !== null })
  const memberId = await refuseTaken(
    insertMember(tx, {
      name: form.name,
      email: form.email,
      phone: form.phone,
      profile_type: form.profile_type,
      profile_name: form.profile_name,
      profile_value: registrationOf(form),
      level,
      password_hash: passwordHash,
      language,
      distributor_id: distributorId,
      promoter_id: promoterId,
      created_at: now,
    }),
  )
  await refuseTaken(saveCpf(tx, secrets, { memberId, cpf: form.cpf }))
  await saveAddress(tx, memberId, form)
  await insertConsents(tx, { memberId, versions: await versionsInForce(tx), now })
  if (form.accept_communications) await giveCommunications(tx, { memberId, now })
  await welcome(tx, { memberId, email: form.email, now })
  if (level === 3) await promiseWelcome(tx, { memberId, now })
  const deviceToken = form.device_token
  return { memberId, token: await openSession(tx, { memberId, passwordHash, deviceToken, userAgent, now }) }
}

function registrationOf({ profile_type, profile_value = '' }: SignUpForm): string | null {
  if (profile_type === 'veterinarian') return crmvOf(profile_value)
  return profile_type === 'attendant' ? cnpjOf(profile_value) : null
}

type Voucher = { vouched: 'nobody' | 'with_code' | 'everybody'; hasCode: boolean }

/** Members without a voucher wait at level 2 for verification. */
function levelAtSignUp({ vouched, hasCode }: Voucher): 2 | 3 {
  return vouched === 'everybody' || (vouched === 'with_code' && hasCode) ? 3 : 2
}
