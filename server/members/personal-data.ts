import type { PersonalData } from '#server/platform/personal-data.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { networkOf } from '#server/promoters/network.ts'
import { linkTo } from './images.ts'
import { addressOf, consentHistory, everythingAbout } from './queries.ts'

/** All of it belongs to the row of the member and goes with it. */
export const memberData: readonly PersonalData[] = [
  {
    part: 'account',
    tables: ['member', 'member_address'],
    async read(db, memberId) {
      const person = await everythingAbout(db, memberId)
      if (!person) throw new Refusal('signed_out')
      const { avatar_file, cover_file, code, ...account } = person
      return {
        ...account,
        code_at_sign_up: code,
        images: { avatar: linkTo(avatar_file), cover: linkTo(cover_file) },
        address: (await addressOf(db, memberId)) ?? null,
      }
    },
  },
  { part: 'consents', tables: ['consent'], read: consentHistory },
  {
    part: 'promoter',
    tables: ['promoter_code'],
    // Who came with the code is told by name on the promoter's own screen; here they are other people's data.
    async read(db, memberId) {
      const { code, people } = await networkOf(db, memberId)
      return { code, people: people.length }
    },
  },
]
