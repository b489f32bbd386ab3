import { useKeyPresses } from '#web/office/kit/key-presses.ts'
import { pressOf, reasonAt } from './keys.ts'

type Answers = {
  /** One of the first nine, from 0. */
  onChoose: (place: number) => void
  onSend: () => void
}

/** 1 to 9 choose a reason and Enter sends; from a field, Ctrl and Enter. */
export function useDialogKeys({ onChoose, onSend }: Answers) {
  useKeyPresses((event) => {
    const press = pressOf(event)
    const isOnButton = event.target instanceof HTMLButtonElement
    const sends = event.key === 'Enter' && (press.isCombined || (!press.isTyping && !isOnButton))
    const place = reasonAt(press)
    if (sends && !press.isRepeat) {
      event.preventDefault()
      onSend()
    } else if (place !== undefined) onChoose(place)
  })
}
