import { type ChangeEvent, type ComponentProps, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'

type FileButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  accept: string
  /** With the camera of the phone itself. */
  isCapture?: boolean
  onFile: (file: File) => void
}

export function FileButton({ accept, isCapture = false, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)

  function chosen({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (file) onFile(file)
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        capture={isCapture ? 'environment' : undefined}
        onChange={chosen}
        tabIndex={-1}
        hidden
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  )
}
