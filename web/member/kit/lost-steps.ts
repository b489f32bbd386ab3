import { useContext, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext, useLocation } from 'react-router'

/** Longer than a transition takes to begin, on a slow phone too. */
const patienceMs = 500

/**
 * Two steps back, the second of which comes while a transition to the first begins: the router then knows where it is,
 * and goes on showing where it was. The screen is drawn anew, without a transition.
 */
export function useLostSteps() {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const { key } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    shown.current = key
  }, [key])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = router?.subscribe(({ historyAction }) => {
      clearTimeout(timer)
      if (historyAction !== 'POP') return
      timer = setTimeout(() => {
        const { location, navigation } = router.state
        if (navigation.state === 'idle' && location.key !== shown.current) void router.revalidate()
      }, patienceMs)
    })
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [router])
}
