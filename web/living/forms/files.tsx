import { useState } from 'react'
import { useLanguage } from '#web/platform/language.ts'
import { Button } from '#web/ui/button.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import styles from './forms.module.css'
import { formWords } from './words.ts'

export function Files() {
  const { file } = formWords
  const language = useLanguage()
  const [name, setName] = useState('')
  const [progress, setProgress] = useState<number>()
  const kilobytes = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte' })
  const field = {
    words: { ...file, size: (bytes: number) => kilobytes.format(Math.ceil(bytes / 1000)) },
    accept: 'image/jpeg,image/png,image/webp,application/pdf,.xml',
    maxBytes: 1_000_000,
  }
  return (
    <div className={styles.pair}>
      <FileField
        {...field}
        label={file.label}
        hint={file.hint}
        name="image"
        progress={progress}
        onFile={(chosen) => setName(chosen?.name ?? '')}
      />
      <div className={styles.row}>
        <output aria-label={file.label}>{name}</output>
        <Button
          size="small"
          variant="outline"
          onClick={() => setProgress(progress === undefined ? 40 : undefined)}
        >
          {file.start}
        </Button>
      </div>
      <FileField {...field} label={file.label} fault={file.fault} />
      <FileField {...field} label={file.sendingLabel} progress={65} />
      <FileField {...field} label={file.markedLabel} marking={{ box: [0.1, 0.6, 0.5, 0.1] }} />
    </div>
  )
}
