import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { verifyMember } from '#contract/members-office.ts'
import { type Verification, verification } from '#contract/members-verification.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { longestOf } from '#web/platform/bounds.ts'
import { useWords } from '#web/platform/language.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Pane } from '#web/ui/pane.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toasts.ts'
import { AskDialog } from './ask-dialog.tsx'
import { AskedNotice } from './asked-notice.tsx'
import { DecideBar } from './decide-bar.tsx'
import { DeclaredFacts } from './declared-facts.tsx'
import { firstNameOf } from './first-name.ts'
import { LevelTag } from './level-tag.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'
import { Registration } from './registration.tsx'
import styles from './verification.module.css'
import { useOfficeMembersWords } from './words.ts'

type DeclaredProps = { id: string; onDecided: () => Promise<void> }

export function Declared(props: DeclaredProps) {
  const { shell } = useWords()
  const skeleton = (
    <Skeleton text={shell.loading}>
      <SkeletonBlock height="420px" />
    </Skeleton>
  )
  return (
    <Suspense fallback={skeleton}>
      <Deciding {...props} />
    </Suspense>
  )
}

/** What one person declared, beside what the system saw; approving opens when everything is ticked. */
function Deciding({ id, onDecided }: DeclaredProps) {
  const { verifying, memberList } = useOfficeMembersWords()
  const { data: person } = useSuspenseQuery({
    queryKey: ['verification', id],
    queryFn: () => officeApi.call(verification, { id }),
  })
  const [ticked, setTicked] = useState<readonly number[]>([])
  const [note, setNote] = useState('')
  const [answering, setAnswering] = useState<'refuse' | 'ask'>()
  const ticks = verifying.ticks[person.profile]
  const missing = ticks.find((_, index) => !ticked.includes(index))
  const isOpen = person.level === 2 && person.refusal === null
  const isAwaited = person.asked !== null && person.asked.given_at === null
  const place = [person.city, person.state].filter(Boolean).join(', ')
  const approve = useApproval(person, note, onDecided)
  const answer = { person, note, onClose: () => setAnswering(undefined) }

  async function asked() {
    await queryClient.invalidateQueries({ queryKey: ['verification', id] })
    await onDecided()
  }

  return (
    <>
      <Pane
        lead={<Avatar name={person.name} image={null} />}
        title={person.name}
        note={[memberList.profiles[person.profile], place].filter(Boolean).join(' · ')}
        end={<LevelTag level={person.level} />}
        foot={
          <DecideBar
            missing={missing}
            mayDecide={isOpen}
            mayAsk={isOpen && !isAwaited}
            isApproving={approve.isPending}
            onApprove={() => approve.mutate()}
            onRefuse={() => setAnswering('refuse')}
            onAsk={() => setAnswering('ask')}
          />
        }
      >
        {!isOpen && (
          <Notice kind="info">
            {verifying.decided}{' '}
            <TextLink to={linkTo(officePaths.member, { id })}>{verifying.openMember}</TextLink>
          </Notice>
        )}
        {person.asked && <AskedNotice asked={person.asked} />}
        <Registration person={person} />
        <DeclaredFacts person={person} />
        <fieldset className={styles.ticks}>
          <legend>{verifying.checks}</legend>
          {ticks.map((tick, index) => (
            <label key={tick}>
              <input
                type="checkbox"
                checked={ticked.includes(index)}
                onChange={({ target }) =>
                  setTicked(target.checked ? [...ticked, index] : ticked.filter((other) => other !== index))
                }
              />
              {tick}
            </label>
          ))}
        </fieldset>
      </Pane>
      <Pane title={verifying.willRead(firstNameOf(person.name))}>
        <div className={styles.message}>
          <b>{verifying.approvedTitle}</b>
          <p>{verifying.approvedText(firstNameOf(person.name))}</p>
        </div>
        <TextArea
          label={verifying.internalNote}
          hint={verifying.noteHint}
          maxLength={longestOf(verifyMember.body.shape.note)}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Pane>
      {answering === 'refuse' && <RefuseDialog {...answer} onRefused={onDecided} />}
      {answering === 'ask' && <AskDialog {...answer} onAsked={asked} />}
    </>
  )
}

function useApproval({ id, name }: Verification, note: string, onDecided: () => Promise<void>) {
  const { verifying } = useOfficeMembersWords()
  return useMutation({
    mutationFn: () => officeApi.call(verifyMember, { id, ...(note.trim() && { note }) }),
    onSuccess: async () => {
      toast(verifying.approved(firstNameOf(name)))
      await onDecided()
    },
    onError: (error) => {
      toast((isApiFailure(error) && error.message) || verifying.failed, { kind: 'error' })
    },
  })
}
