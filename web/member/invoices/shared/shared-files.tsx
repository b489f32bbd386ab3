import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import { loadDraft } from '#web/member/invoices/device/drafts.ts'
import { useStackFiles } from '#web/member/invoices/stack/use-stack-files.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Message } from '#web/ui/message.tsx'
import { bringFile } from './brought-file.ts'
import { takeShared } from './shared-store.ts'

type State = 'opening' | 'not-yours' | 'failed'

/** Files from other apps go on to the form, or several of them to the stack. */
export function SharedFiles({ user }: { user: User }) {
  const { shared } = useInvoicesWords()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const stackFiles = useStackFiles(user.email)
  const [state, setState] = useState<State>('opening')
  const isOpened = useRef(false)

  const open = useEffectEvent(async () => {
    const files = await takeShared()
    if (search.has('falhou')) return setState('failed')
    if (user.level.id !== 3 || !user.level.roles.attendant) return setState('not-yours')
    const [first] = files
    const isAlone = files.length === 1 && (await loadDraft(user.email)).file === undefined
    if (first && !isAlone) return stackFiles(files)
    if (first) bringFile(first)
    await navigate(memberPaths.sendInvoice, { replace: true })
  })

  useEffect(() => {
    if (isOpened.current) return
    isOpened.current = true
    open().catch((error: unknown) => {
      reportError(error)
      setState('failed')
    })
  }, [])

  return (
    <Message mood={state === 'opening' ? 'searching' : 'sorry'}>
      <ScreenHeading screen={shared.title}>
        {state === 'not-yours' ? shared.notYours : state === 'failed' ? shared.failed : shared.opening}
      </ScreenHeading>
      {state === 'not-yours' && <p>{shared.notYoursText}</p>}
      {state === 'failed' && <p>{shared.failedText}</p>}
      {state !== 'opening' && (
        <ButtonLink to={state === 'failed' ? memberPaths.sendInvoice : memberPaths.home}>
          {state === 'failed' ? shared.choose : shared.home}
        </ButtonLink>
      )}
    </Message>
  )
}
