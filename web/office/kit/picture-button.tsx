import { IconPhotoPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { Button } from '#web/ui/button.tsx'

type PictureButtonProps = { label: string; isBusy: boolean; onFile: (file: File) => void }

/** Chooses one picture; whether it is one is the server's to say. */
export function PictureButton({ label, isBusy, onFile }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <Button variant="outline" isBusy={isBusy} onClick={() => input.current?.click()}>
        <IconPhotoPlus size={18} aria-hidden="true" />
        {label}
      </Button>
    </>
  )
}
