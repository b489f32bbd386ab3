import type { PersonalData } from '#server/platform/personal-data.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { networkOf } from '#server/promoters/network.ts'
import { linkTo } from './images.ts'
import { accountOf, addressOf, consentHistory } from './queries.ts'
import { cpfOf } from './sealing/cpf.ts'

export const memberData = (secrets: Secrets): readonly PersonalData[] => [
  {
    part: 'account',
    tables: ['member', 'member_address', 'member_cpf'],
    async read(db, memberId) {
      const person = await accountOf(db, memberId)
      if (!person) throw new Refusal('signed_out')
      const { avatar_file, cover_file, code, ...account } = person
      return {
        ...account,
        cpf: await cpfOf(db, secrets, memberId),
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
    // The members of a promoter are other people, so only their number is given.
    async read(db, memberId) {
      const { code, people } = await networkOf(db, memberId)
      return { code, people: people.length }
    },
  },
]
