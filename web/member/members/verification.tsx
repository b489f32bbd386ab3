import { IconBell, IconFileText, IconMail, IconPhoto } from '@tabler/icons-react'
import type { User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import { programmeDay } from '#domain/business-days.ts'
import { useFormat } from '#web/platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkRow } from '#web/ui/link-row.tsx'
import { RowList } from '#web/ui/row-list.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Timeline } from '#web/ui/timeline.tsx'
import { ResendConfirmation } from './email-awaited.tsx'
import { useMembersWords } from './words.ts'

/** What somebody at level 2 waits for, until when, and what they can do meanwhile. */
export function Verification({ user, reload }: { user: User; reload: () => Promise<void> }) {
  const { members } = useMembersWords()
  const { profile, verification, data_asked: asked } = user
  const steps = useSteps(user, reload)
  if (profile.type === 'promoter') return null
  const heading = verification?.refusal ? members.refusedTitle : members.verifyingTitle
  return (
    <>
      <Card as="section" aria-labelledby="verification">
        <h2 id="verification">{asked ? members.askedTitle : heading}</h2>
        <Timeline label={members.verificationSteps} steps={steps} />
      </Card>
      <Stack as="section" aria-labelledby="meanwhile">
        <h2 id="meanwhile">{members.meanwhile}</h2>
        <RowList label={members.meanwhile}>
          <LinkRow to={memberPaths.profile} Icon={IconPhoto} title={members.photo} text={members.photoNote} />
          <LinkRow
            to={memberPaths.channels}
            Icon={IconBell}
            title={members.channels}
            text={members.channelsNote}
          />
          <LinkRow
            to={memberPaths.regulation}
            Icon={IconFileText}
            title={members.rules}
            text={members.rulesNote}
          />
        </RowList>
      </Stack>
    </>
  )
}

function useSteps(user: User, reload: () => Promise<void>) {
  const { email, profile, since, verification, data_asked: asked } = user
  const { members } = useMembersWords()
  const { date } = useFormat()
  const review = useReview({ verification, asked })
  const isConfirmed = verification?.is_email_confirmed
  const opens = profile.type === 'promoter' ? '' : members.verifyingText[profile.type]
  const steps = [
    {
      key: 'account',
      state: 'done',
      title: members.accountMade,
      note: since ? members.accountMadeOn(date(since)) : '',
    },
    ...(isConfirmed === undefined
      ? []
      : [
          {
            key: 'email',
            state: isConfirmed ? 'done' : 'coming',
            ...(!isConfirmed && { Icon: IconMail }),
            title: isConfirmed ? members.emailConfirmed : members.confirmEmail,
            note: isConfirmed ? email : members.confirmEmailNote(email),
            // Where a new address is awaited, the mail would go there.
            content: !isConfirmed && !user.email_awaited && <ResendConfirmation reload={reload} />,
          } as const,
        ]),
    { key: 'review', title: members.review, ...review },
    ...(review.state === 'failed'
      ? []
      : [{ key: 'open', state: 'coming', title: members.opened, note: opens } as const]),
  ] as const
  return steps.map((step) => ({ ...step, stateWord: members.stepStates[step.state] }))
}

type Review = { verification: User['verification']; asked: string | undefined }

function useReview({ verification, asked }: Review) {
  const { members } = useMembersWords()
  const { weekday } = useFormat()
  if (verification?.refusal)
    return {
      state: 'failed',
      note: members.refusedText(verification.refusal),
      content: <TextLink to={memberPaths.support}>{members.support}</TextLink>,
    } as const
  if (asked) return { state: 'current', note: members.askedText(asked), content: <Answer /> } as const
  const due = verification?.due_on
  const isLate = due && due < programmeDay(Date.now())
  const note = due ? members.reviewBy(weekday(due)) : members.reviewing
  return { state: 'current', note: isLate ? members.reviewLate : note } as const
}

function Answer() {
  const { members } = useMembersWords()
  return (
    <Stack gap={2}>
      <TextLink to={memberPaths.editData}>{members.askedData}</TextLink>
      <TextLink to={memberPaths.editAddress}>{members.askedAddress}</TextLink>
    </Stack>
  )
}
