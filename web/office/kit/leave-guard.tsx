import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useListingWords } from './listing-words.ts'

/** While something typed is not saved, leaving asks first: by a link, by Back, or by closing the tab. */
export function LeaveGuard({ isOn }: { isOn: boolean }) {
  const { leaving } = useListingWords()
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      // Whoever is no longer signed in is shown the door: staying would save nothing.
      isOn && to.pathname !== '/' && (from.pathname !== to.pathname || from.search !== to.search),
  )
  useEffect(() => {
    if (!isOn) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isOn])
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog
      isOpen
      title={leaving.title}
      leaveLabel={leaving.stay}
      onClose={blocker.reset}
      footer={
        <>
          <Button variant="outline" onClick={blocker.reset}>
            {leaving.stay}
          </Button>
          <Button variant="danger" onClick={blocker.proceed}>
            {leaving.leave}
          </Button>
        </>
      }
    >
      <p>{leaving.text}</p>
    </Dialog>
  )
}
