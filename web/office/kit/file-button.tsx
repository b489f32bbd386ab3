import { IconPhotoPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { IconShape } from '#web/ui/icon-shape.ts'

type FileButtonProps = {
  label: string
  Icon: IconShape
  fieldLabel?: string
  accept: string
  isBusy: boolean
  onFile: (file: File) => void
}

/** Chooses one file; whether it is what it should be is the server's to say. */
export function FileButton({ label, Icon, fieldLabel = label, accept, isBusy, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={fieldLabel}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <Button variant="outline" isBusy={isBusy} onClick={() => input.current?.click()}>
        <Icon size={18} aria-hidden="true" />
        {label}
      </Button>
    </>
  )
}

export function PictureButton(props: Pick<FileButtonProps, 'label' | 'isBusy' | 'onFile'>) {
  return <FileButton {...props} Icon={IconPhotoPlus} accept="image/jpeg,image/png,image/webp" />
}
