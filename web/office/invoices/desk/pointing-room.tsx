import { useState } from 'react'
import { shareHook } from '#web/office/kit/share-hook.tsx'
import { useDesk } from './desk-room.tsx'
import { type Figure, regionsOf } from './figures.ts'

type Pointed = { readonly figure: Figure; readonly from: 'paper' | 'pane' }

/** What somebody points at, on the paper or among the facts: the same figure is marked on both. */
export const { Provider: PointingRoom, useShared: usePointing } = shareHook(usePointingRoom)

function usePointingRoom() {
  const { invoice } = useDesk()
  const [state, setState] = useState<{ of?: string; pointed?: Pointed; pressed?: Pointed }>({})
  const id = invoice?.id
  const now = state.of === id ? state : {}
  const regions = invoice?.file.type === 'xml' ? [] : (invoice?.reading?.regions ?? [])
  const change = (part: { pointed?: Pointed; pressed?: Pointed }) =>
    setState({ ...(id && { of: id }), ...(now.pressed && { pressed: now.pressed }), ...part })

  return {
    pointed: now.pointed,
    /** Stays what it was when the pointer has gone. */
    pressed: now.pressed,
    point: (figure: Figure, from: Pointed['from']) => change({ pointed: { figure, from } }),
    press: (figure: Figure, from: Pointed['from']) =>
      change({ pointed: { figure, from }, pressed: { figure, from } }),
    leave: () => change({}),
    isOnPaper: (figure: Figure) => regionsOf(figure, regions).length > 0,
  }
}
