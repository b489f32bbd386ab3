import { prepared } from '#server/platform/db.ts'

export const personById = prepared((db, { memberId }: { memberId: string }) =>
  db
    .selectFrom('member')
    .leftJoin('member_address', 'member_address.member_id', 'member.id')
    .select([
      'member.name',
      'member.email',
      'member.phone',
      'member.level',
      'member.profile_type',
      'member.profile_name',
      'member.profile_value',
      'member.avatar_file',
      'member.cover_file',
      'member_address.cep',
      'member_address.state',
      'member_address.city',
      'member_address.neighborhood',
      'member_address.address',
      'member_address.number',
      'member_address.complement',
      'member_address.country',
    ])
    .where('member.id', '=', memberId),
)
