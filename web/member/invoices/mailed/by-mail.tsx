import { IconCopy, IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useMailWords } from '#web/member/invoices/mail-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { toast } from '#web/ui/toasts.ts'
import styles from './by-mail.module.css'

/** The person's own address for invoices, and how to send them there from a mail program. */
export function ByMail({ address }: { address: string }) {
  const mailed = useMailWords()
  const [isOpen, setOpen] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      toast(mailed.copied)
    } catch {
      toast(mailed.copyFailed, { kind: 'error' })
    }
  }

  return (
    <>
      <Chip onPress={() => setOpen(true)}>
        <IconMail size={20} aria-hidden="true" />
        {mailed.open}
      </Chip>
      <Dialog isOpen={isOpen} title={mailed.title} leaveLabel={mailed.close} onClose={() => setOpen(false)}>
        <Stack gap={4}>
          <p>{mailed.intro}</p>
          <Stack gap={2}>
            <Text look="strong" className={styles.address}>
              {address}
            </Text>
            <Button variant="soft" onClick={() => void copy()}>
              <IconCopy aria-hidden="true" />
              {mailed.copy}
            </Button>
          </Stack>
          <Stack as="ol" gap={2} className={styles.steps}>
            {mailed.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Stack>
          <Text look="note">{mailed.bounds}</Text>
        </Stack>
      </Dialog>
    </>
  )
}
