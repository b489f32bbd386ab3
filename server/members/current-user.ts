import type { User } from '#contract/members.ts'
import { programmeDay } from '#domain/business-days.ts'
import { openingOf } from '#server/coins/opening.ts'
import { batching } from '#server/platform/batching.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { rolesOf } from '#server/sessions/roles.ts'
import { welcomeOf } from '#server/welcome/steps.ts'
import { linkTo } from './images.ts'
import { peopleById } from './queries.ts'
import { verificationOf } from './verifying/promise.ts'

/** Every screen begins with this, so calls that come together share one query. */
export function createCurrentUser() {
  const personOf = batching({ run: peopleOf, most: 64, turns: 1, gathers: true })
  return async (db: Db, memberId: string, now: Temporal.Instant) =>
    userOf(db, await personOf(db, { memberId, now }), now)
}

export async function currentUser(db: Db, memberId: string, now: Temporal.Instant): Promise<User> {
  const [person] = await peopleById(db, { memberIds: [memberId], now })
  return userOf(db, person, now)
}

type UserRequest = { readonly memberId: string; readonly now: Temporal.Instant }

async function peopleOf(db: Db, requests: readonly UserRequest[]) {
  const memberIds = [...new Set(requests.map(({ memberId }) => memberId))]
  const now = requests.at(-1)?.now
  const people = now ? await peopleById(db, { memberIds, now }) : []
  const byId = new Map(people.map((person) => [person.id, person]))
  return requests.map(({ memberId }) => byId.get(memberId))
}

async function userOf(db: Db, person: Person | undefined, now: Temporal.Instant): Promise<User> {
  // The member was erased after the token was checked.
  if (!person) throw new Refusal('signed_out')
  const welcome = person.level === 3 && person.welcomed_at ? await welcomeOf(db, person.id, now) : undefined
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

type Person = Awaited<ReturnType<typeof peopleById>>[number]

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
