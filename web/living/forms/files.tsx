import { useState } from 'react'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import { Grid, Row } from '#web/ui/stack.tsx'
import { formWords } from './words.ts'

export function Files() {
  const { file } = formWords
  const { kilobytes } = useFormat()
  const [name, setName] = useState('')
  const [progress, setProgress] = useState<number>()
  const field = {
    words: { ...file, size: kilobytes },
    accept: 'image/jpeg,image/png,image/webp,application/pdf,.xml',
    maxBytes: 1_000_000,
  }
  return (
    <Grid gap={5} minWidth={260}>
      <FileField
        {...field}
        label={file.label}
        hint={file.hint}
        name="image"
        progress={progress}
        onFile={(chosen) => setName(chosen?.name ?? '')}
      />
      <Row gap={3}>
        <output aria-label={file.label}>{name}</output>
        <Button
          size="small"
          variant="outline"
          onClick={() => setProgress(progress === undefined ? 40 : undefined)}
        >
          {file.start}
        </Button>
      </Row>
      <FileField {...field} label={file.label} fault={file.fault} />
      <FileField {...field} label={file.sendingLabel} progress={65} />
      <FileField {...field} label={file.markedLabel} marking={{ box: [0.1, 0.6, 0.5, 0.1] }} />
    </Grid>
  )
}
