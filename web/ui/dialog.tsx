import { IconArrowLeft, IconX } from '@tabler/icons-react'
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useRef,
} from 'react'
import { useIsDense } from './density.ts'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'
import { useModal } from './modal.ts'

type DialogProps = {
  isOpen: boolean
  title: string
  /** Called by the button in the header, Esc, the back gesture and a press beside the dialog. */
  onClose: () => void
  /** A footer that has the way out needs none in the header. */
  leaveBy?: 'back' | 'close' | 'footer'
  leaveLabel: string
  /** While something is sent, the dialog cannot be closed. */
  isBusy?: boolean
  /** Fills the whole phone, for long choices. */
  isTall?: boolean
  isWide?: boolean
  /** Fills every screen, for pictures. */
  isFullScreen?: boolean
  footer?: ReactNode
  children: ReactNode
}

/** A sheet from below on a phone, a dialog in the middle of wider screens. */
export function Dialog({ isOpen, ...rest }: DialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null
}

function OpenDialog(props: Omit<DialogProps, 'isOpen'>) {
  const { title, onClose, leaveLabel, footer, children } = props
  const { leaveBy = 'close', isBusy = false, isTall = false, isWide = false, isFullScreen = false } = props
  const titleId = useId()
  const { dialog, heading } = useModal()
  const { pressed, released } = usePressBeside(() => leave())

  function leave() {
    if (!isBusy) onClose()
  }

  /** File inputs inside also fire `cancel`. */
  function cancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    leave()
  }

  function closed() {
    const element = dialog.current
    if (!element || element.open) return
    if (isBusy) element.showModal()
    else onClose()
  }

  function keyPressed(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    leave()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-busy={isBusy}
      data-tall={isTall}
      data-dense={useIsDense()}
      data-wide={isWide}
      data-full-screen={isFullScreen}
      onCancel={cancel}
      onClose={closed}
      onKeyDown={keyPressed}
      onPointerDown={pressed}
      onClick={released}
    >
      <div className={styles.content}>
        <header className={styles.header}>
          {leaveBy !== 'footer' && (
            <div className={styles.leave} data-by={leaveBy}>
              <IconButton
                label={leaveLabel}
                Icon={leaveBy === 'back' ? IconArrowLeft : IconX}
                aria-disabled={isBusy}
                onClick={leave}
              />
            </div>
          )}
          <h2 ref={heading} id={titleId} tabIndex={-1}>
            {title}
          </h2>
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  )
}

/** Only a press that also began outside counts, because selecting text may end outside. */
function usePressBeside(onPress: () => void) {
  const beganBeside = useRef(false)
  return {
    pressed: ({ target, currentTarget }: PointerEvent) => {
      beganBeside.current = target === currentTarget
    },
    released: ({ target, currentTarget }: SyntheticEvent) => {
      if (beganBeside.current && target === currentTarget) onPress()
    },
  }
}
