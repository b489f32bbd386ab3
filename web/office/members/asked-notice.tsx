import type { Verification } from '#contract/members-verification.ts'
import { useFormat } from '#web/platform/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useOfficeMembersWords } from './words.ts'

/** What was asked of the person, and whether they have answered. */
export function AskedNotice({ asked }: { asked: NonNullable<Verification['asked']> }) {
  const { verifying } = useOfficeMembersWords()
  const { dateTime } = useFormat()
  const { text, at, given_at } = asked
  return (
    <Notice kind={given_at ? 'success' : 'waiting'}>
      <b>{given_at ? verifying.givenOn(dateTime(given_at)) : verifying.awaiting}</b>{' '}
      {verifying.askedOn(dateTime(at), text)}
    </Notice>
  )
}
