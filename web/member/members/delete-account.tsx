import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deleteAccount, type User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { queryClient } from '#web/platform/query-client.ts'
import { useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { Caramelo } from '#web/ui/caramelo.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { DeletionLosses, lossesQuery } from './deletion-losses.tsx'
import { useProfileWords } from './profile-words.ts'
import { needsProof, ProofDialog } from './proof-dialog.tsx'

type DeleteAccountProps = { user: User; forgetPerson: () => Promise<void>; onClose: () => void }

export function DeleteAccount({ user, forgetPerson, onClose }: DeleteAccountProps) {
  const { deletion, proof } = useProfileWords()
  const navigate = useNavigate()
  // Nobody deletes what they have not been told of.
  const { data: losses } = useQuery(lossesQuery)
  const [isAsked, setAsked] = useState(false)

  async function erase() {
    await memberApi.call(deleteAccount)
    await forgetPerson()
    await navigate('/')
    queryClient.clear()
  }

  const { isSending, failure, submit } = useSending(async () => {
    try {
      await erase()
    } catch (error) {
      if (!needsProof(error)) throw error
      setAsked(true)
    }
  })
  if (isAsked)
    return (
      <ProofDialog
        text={proof.forDeletion}
        action={deletion.delete}
        isDangerous
        fallback={deletion.failed}
        onProved={erase}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      isOpen
      title={deletion.title}
      leaveLabel={deletion.back}
      leaveBy="footer"
      onClose={onClose}
      isBusy={isSending}
      footer={
        <Stack>
          <Button onClick={onClose} disabled={isSending}>
            {deletion.back}
          </Button>
          <Button
            variant="danger-outline"
            isBusy={isSending}
            disabled={!losses}
            onClick={() => submit(undefined)}
          >
            {isSending ? deletion.deleting : deletion.delete}
          </Button>
        </Stack>
      }
    >
      <Stack gap={4}>
        <Row spread="center">
          <Caramelo mood="sorry" widthPx={120} />
        </Row>
        <p>{deletion.text}</p>
        <Loaded waiting={<SkeletonBlock height="96px" />} failed={deletion.lossesFailed}>
          <DeletionLosses isPromoter={user.level.roles.promoter} />
        </Loaded>
        <TextLink isAlone to={memberPaths.deleteAccount}>
          {deletion.link}
        </TextLink>
        <div role="alert">{failure && <Notice kind="error">{deletion.failed}</Notice>}</div>
      </Stack>
    </Dialog>
  )
}
