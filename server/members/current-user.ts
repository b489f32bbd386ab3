import type { User } from '#contract/members.ts'
import { programmeDay } from '#domain/business-days.ts'
import { openingOf } from '#server/coins/opening.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { rolesOf } from '#server/sessions/roles.ts'
import { welcomeOf } from '#server/welcome/steps.ts'
import { linkTo } from './images.ts'
import { personById } from './queries.ts'
import { verificationOf } from './verifying/promise.ts'

export async function currentUser(db: Db, memberId: string, now: Temporal.Instant): Promise<User> {
  const [person] = await personById(db, { memberId, now })
  // The member was erased after the token was checked.
  if (!person) throw new Refusal('signed_out')
  const welcome = person.level === 3 && person.welcomed_at ? await welcomeOf(db, memberId, now) : undefined
  const waits = person.level !== 3 && person.profile_type !== 'promoter'
  return {
    name: person.name,
    email: person.email,
    ...(person.email_awaited !== null && { email_awaited: person.email_awaited }),
    ...(person.email_confirmed_at === null && { email_unconfirmed: true }),
    phone: person.phone,
    level: { id: person.level === 3 ? 3 : 2, roles: rolesOf(person.profile_type) },
    profile: {
      name: person.profile_name,
      type: person.profile_type,
      ...(person.profile_value !== null && { value: person.profile_value }),
    },
    rewards: { coins: person.coins ?? 0, points: person.points ?? 0, ...openingOf(person.opening) },
    images: { avatar: { link: linkTo(person.avatar_file) }, cover: { link: linkTo(person.cover_file) } },
    address: addressOf(person),
    since: programmeDay(person.created_at.epochMilliseconds),
    ...(person.data_asked !== null && person.data_given_at === null && { data_asked: person.data_asked }),
    ...(waits && { verification: await verificationOf(db, person) }),
    ...(welcome && { welcome }),
  }
}

type Person = Awaited<ReturnType<typeof personById>>[number]

/** The left join gives a whole address or none. */
function addressOf({ cep, state, city, neighborhood, address, number, complement, country }: Person) {
  if (!cep || !state || !city || !neighborhood || !address || !number) return null
  return {
    cep,
    state,
    city,
    neighborhood,
    address,
    number,
    ...(complement && { complement }),
    ...(country && { country }),
  }
}
