import { IconX } from '@tabler/icons-react'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { useInstallWay } from '#web/member/kit/install.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import styles from './install-offer.module.css'
import { AddPicture, HomePicture, SharePicture } from './install-pictures.tsx'

/** Offers the app for the home screen; it never stands in the way, and once turned down it does not come back. */
export function InstallOffer() {
  const { install } = useInvoicesWords()
  const way = useInstallWay()
  if (!way) return null
  const { ask, dismiss } = way
  return (
    <Card as="section" className={styles.offer} aria-labelledby="install">
      <Row spread="between" hasOneLine>
        <Text as="h2" look="part-title" id="install">
          {install.title}
        </Text>
        <IconButton label={install.dismiss} Icon={IconX} onClick={dismiss} />
      </Row>
      <p>{ask === 'steps' ? install.textSteps : install.text}</p>
      {ask === 'steps' ? (
        <Steps />
      ) : (
        <Button variant="soft" onClick={ask}>
          {install.action}
        </Button>
      )}
    </Card>
  )
}

const pictures = { share: SharePicture, add: AddPicture, open: HomePicture } as const

function Steps() {
  const { install } = useInvoicesWords()
  return (
    <Stack as="ol" gap={3}>
      {(['share', 'add', 'open'] as const).map((step) => {
        const Picture = pictures[step]
        return (
          <Row key={step} as="li" gap={3} hasOneLine>
            <Picture />
            <span>{install.steps[step]}</span>
          </Row>
        )
      })}
    </Stack>
  )
}
