import { useNavigate } from 'react-router'
import { linkTo, officePaths } from '#contract/paths.ts'
import { useStaffPerson } from '#web/office/kit/staff-person.ts'
import { useComparing } from './comparing/comparing-room.tsx'
import { useDeciding } from './deciding/deciding-room.tsx'
import { useDesk } from './desk/desk-room.tsx'
import { useQueue } from './queue/queue-room.tsx'
import { type KeyAction, useReviewKeys } from './review-keys.ts'

type Help = { isOpen: boolean; open: () => void }

export function useReviewActions(help: Help) {
  const navigate = useNavigate()
  const { shortcuts } = useStaffPerson()
  const { step, isFiltering, setFiltering } = useQueue()
  const { invoice, paper, isBlind, mayDecide } = useDesk()
  const { corrections, approve, undo, dialog, setDialog } = useDeciding()
  const { otherId, show, dismiss, isLaidOver, setLaidOver } = useComparing()
  const firstAlike = invoice?.alike[0]?.id
  const acts: Record<KeyAction, () => void> = {
    next: () => step(1),
    previous: () => step(-1),
    approve: () => approve(),
    second: () => approve(true),
    reject: () => setDialog('reject'),
    photo: () => setDialog('request_photo'),
    edit: corrections.begin,
    undo: () => void undo.latest(),
    compare: () => firstAlike && show(firstAlike),
    different: () => otherId && void dismiss(otherId),
    view: () => (otherId ? setLaidOver(!isLaidOver) : paper.nextFace()),
    lens: paper.toggleLens,
    turn: paper.turn,
    larger: paper.enlarge,
    smaller: paper.reduce,
    fit: paper.fit,
    filters: () => setFiltering(true),
    member: () => invoice && void navigate(linkTo(officePaths.member, { id: invoice.member.id })),
    help: help.open,
    back: () => (otherId && invoice ? show(undefined) : corrections.end()),
  }
  useReviewKeys(
    {
      isOn: shortcuts,
      hasDialog: dialog !== undefined || isFiltering || help.isOpen,
      isComparing: otherId !== undefined,
      isBlind,
      mayDecide,
    },
    (action) => acts[action](),
  )
}
