import { IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useOfficeRedemptionsWords } from './words.ts'

type ImportButtonProps = { isBusy: boolean; onFile: (file: File) => void }

export function ImportButton({ isBusy, onFile }: ImportButtonProps) {
  const { trackingImport } = useOfficeRedemptionsWords()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        aria-label={trackingImport.file}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <Button variant="outline" isBusy={isBusy} onClick={() => input.current?.click()}>
        <IconUpload size={18} aria-hidden="true" />
        {trackingImport.button}
      </Button>
    </>
  )
}
