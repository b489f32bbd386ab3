import type { PersonalData } from '#server/platform/personal-data.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { networkOf } from '#server/promoters/network.ts'
import { linkTo } from './images.ts'
import { accountOf, addressOf, consentHistory } from './queries.ts'
import { cpfOf } from './sealing/cpf.ts'
import { askedDocumentData } from './verifying/asked-document.ts'

export const memberData = (secrets: Secrets): readonly PersonalData[] => [
  {
    part: 'account',
    tables: {
      member: {
        told: [
          'name',
          'email',
          'email_confirmed_at',
          'phone',
          'profile_type',
          'profile_name',
          'profile_value',
          'level',
          'verification_refusal',
          'data_asked',
          'data_asked_at',
          'data_given_at',
          'language',
          'avatar_file',
          'cover_file',
          'adviser_code',
          'ranking_hidden',
          'distributor_id',
          'promoter_id',
          'created_at',
          'external_id',
          'invited_at',
        ],
        kept: ['id', 'password_hash', 'level_before_block', 'search_name', 'search_text'],
      },
      member_address: {
        told: ['cep', 'state', 'city', 'neighborhood', 'address', 'number', 'complement', 'country'],
        kept: ['member_id', 'member_level'],
      },
      member_cpf: { told: ['sealed'], kept: ['member_id', 'key_id', 'hash'] },
      staff: {
        told: ['member_id'],
        kept: [
          'blocked_at',
          'created_at',
          'email',
          'id',
          'name',
          'password_hash',
          'role',
          'shortcuts',
          'sso_issuer',
          'sso_subject',
          'totp_offered',
          'totp_offered_id',
          'totp_secret',
          'totp_secret_id',
          'totp_used_step',
          'version',
        ],
      },
    },
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
  {
    part: 'consents',
    tables: {
      consent: { told: ['kind', 'version', 'given_at', 'withdrawn_at'], kept: ['id', 'member_id'] },
    },
    read: consentHistory,
  },
  {
    part: 'promoter',
    tables: { promoter_code: { told: ['code'], kept: ['promoter_id', 'created_at'] } },
    // The members of a promoter are other people, so only their number is given.
    async read(db, memberId) {
      const { code, people } = await networkOf(db, memberId)
      return { code, people: people.length }
    },
  },
  askedDocumentData,
]
