import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { SentVerdict, verifyMember } from '#contract/members-office.ts'
import { type Verification, verification } from '#contract/members-verification.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { firstName } from '#domain/names.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { toastFailure } from '#web/office/kit/toast-failure.ts'
import { longestOf } from '#web/platform/bounds.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Pane } from '#web/ui/pane.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { toast } from '#web/ui/toasts.ts'
import { ApplicantDialog } from './applicant-dialog.tsx'
import { DecideBar } from './decide-bar.tsx'
import { DeclaredFacts } from './declared-facts.tsx'
import { LevelTag } from './level-tag.tsx'
import { Registration } from './registration.tsx'
import { SentDocument } from './sent-document.tsx'
import styles from './verification.module.css'
import { useOfficeMembersWords } from './words.ts'

type ApplicantProps = { id: string; onDecided: () => Promise<void> }

/** What one person declared, beside what the system saw; approving opens when everything is ticked. */
export function Applicant({ id, onDecided }: ApplicantProps) {
  const { verifying, memberList } = useOfficeMembersWords()
  const { data: person } = useSuspenseQuery(queryOf(officeApi, verification, { id }))
  const [ticked, setTicked] = useState<readonly number[]>([])
  const [note, setNote] = useState('')
  const [dialog, setDialog] = useState<'refuse' | 'ask'>()
  const ticks = verifying.ticks[person.profile]
  const unticked = ticks.find((_, index) => !ticked.includes(index))
  const isWaiting = person.level === 2 && person.refusal === null
  const isOpen = isWaiting && !person.is_own
  const isAwaited = person.asked !== null && person.asked.given_at === null
  const place = [person.city, person.state].filter(Boolean).join(', ')
  const approve = useApproval(person, note, onDecided)

  return (
    <>
      <Pane
        lead={<Avatar name={person.name} image={null} />}
        title={person.name}
        note={[memberList.profiles[person.profile], place].filter(Boolean).join(' · ')}
        end={<LevelTag level={person.level} />}
        foot={
          <DecideBar
            missing={unticked}
            mayDecide={isOpen}
            mayAsk={isOpen && !isAwaited}
            isApproving={approve.isPending}
            onApprove={() => approve.mutate()}
            onRefuse={() => setDialog('refuse')}
            onAsk={() => setDialog('ask')}
          />
        }
      >
        {person.is_own && <Notice kind="info">{verifying.own}</Notice>}
        {!isWaiting && (
          <Notice kind="info">
            {verifying.decided}{' '}
            <TextLink to={linkTo(officePaths.member, { id })}>{verifying.openMember}</TextLink>
          </Notice>
        )}
        {person.asked && <AskedNotice asked={person.asked} />}
        {person.document && <SentDocument name={person.name} document={person.document} />}
        <Registration person={person} />
        <Row as="fieldset" className={styles.ticks}>
          <legend>{verifying.checks}</legend>
          {ticks.map((tick, index) => (
            <Tick
              key={tick}
              checked={ticked.includes(index)}
              onChange={({ target }) =>
                setTicked(target.checked ? [...ticked, index] : ticked.filter((other) => other !== index))
              }
            >
              {tick}
            </Tick>
          ))}
        </Row>
        <DeclaredFacts person={person} />
      </Pane>
      <Pane title={verifying.willRead(firstName(person.name))}>
        <Stack gap={2} className={styles.message}>
          <b>{verifying.approvedTitle}</b>
          <p>{verifying.approvedText(firstName(person.name))}</p>
        </Stack>
        <TextArea
          label={verifying.internalNote}
          hint={verifying.noteHint}
          maxLength={longestOf(SentVerdict.shape.note)}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Pane>
      {dialog && (
        <ApplicantDialog
          kind={dialog}
          person={person}
          note={note}
          onClose={() => setDialog(undefined)}
          onSent={onDecided}
        />
      )}
    </>
  )
}

function useApproval({ id, name }: Verification, note: string, onDecided: () => Promise<void>) {
  const { verifying } = useOfficeMembersWords()
  return useMutation({
    mutationFn: () => officeApi.call(verifyMember, { id, ...(note.trim() && { note }) }),
    onSuccess: async () => {
      toast(verifying.approved(firstName(name)))
      await onDecided()
    },
    onError: (error) => toastFailure(error, verifying.failed),
  })
}

function AskedNotice({ asked: { text, at, given_at } }: { asked: NonNullable<Verification['asked']> }) {
  const { verifying } = useOfficeMembersWords()
  const { dateTime } = useFormat()
  return (
    <Notice kind={given_at ? 'success' : 'waiting'}>
      <b>{given_at ? verifying.givenOn(dateTime(given_at)) : verifying.awaiting}</b>{' '}
      {verifying.askedOn(dateTime(at), text)}
    </Notice>
  )
}
