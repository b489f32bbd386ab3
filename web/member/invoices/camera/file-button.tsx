import { type ChangeEvent, type ComponentProps, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'

type FileButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  accept: string
  /** With the camera of the phone itself. */
  isCapture?: boolean
  onFile?: (file: File) => void
  /** Several may then be chosen at once. */
  onFiles?: (files: readonly File[]) => void
}

export function FileButton({ accept, isCapture = false, onFile, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)

  function chosen({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    if (files[0]) onFile?.(files[0])
    if (files.length > 0) onFiles?.(files)
    // Without this, choosing the same file again would not count as a change.
    target.value = ''
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        capture={isCapture ? 'environment' : undefined}
        multiple={Boolean(onFiles)}
        onChange={chosen}
        tabIndex={-1}
        hidden
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  )
}
