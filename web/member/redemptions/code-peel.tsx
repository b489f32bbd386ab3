import { IconCopy, IconEye, IconMail } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { listRedemptions, mailCode, type Redemption, uncoverCode } from '#contract/redemptions.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { refresh } from '#web/platform/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { toast } from '#web/ui/toasts.ts'
import styles from './code-peel.module.css'
import { useRedemptionsWords } from './words.ts'

/** The code is fetched only when it is uncovered, and covered again when the page is left. */
export function CodePeel({ redemption: { id, is_uncovered } }: { redemption: Redemption }) {
  const { codePeel } = useRedemptionsWords()
  const [code, setCode] = useState<string>()
  const failed = (error: unknown) =>
    toast((isApiFailure(error) && error.status < 500 && error.message) || codePeel.failed, { kind: 'error' })
  const uncovering = useMutation({
    mutationFn: () => memberApi.call(uncoverCode, { id }),
    onSuccess: (answer) => {
      setCode(answer.code)
      void refresh(listRedemptions)
    },
    onError: failed,
  })
  const mailing = useMutation({
    mutationFn: () => memberApi.call(mailCode, { id }),
    onSuccess: () => toast(codePeel.mailed),
    onError: failed,
  })
  return (
    <Card as="section" aria-labelledby={`code-${id}`}>
      <Stack gap={4}>
        <h2 id={`code-${id}`}>{codePeel.title}</h2>
        {code === undefined ? (
          <Stack className={styles.cover}>
            <Text look="note" isCentred>
              {is_uncovered ? codePeel.coverTextAgain : codePeel.coverText}
            </Text>
            <Button isBusy={uncovering.isPending} onClick={() => uncovering.mutate()}>
              {!uncovering.isPending && <IconEye size={20} aria-hidden="true" />}
              {is_uncovered ? codePeel.coverAgain : codePeel.cover}
            </Button>
          </Stack>
        ) : (
          <Uncovered code={code} />
        )}
        <Button variant="outline" isFullWidth isBusy={mailing.isPending} onClick={() => mailing.mutate()}>
          {!mailing.isPending && <IconMail size={20} aria-hidden="true" />}
          {codePeel.mail}
        </Button>
      </Stack>
    </Card>
  )
}

/** The button that was pressed is gone: the focus goes to the code, which is then read aloud. */
function Uncovered({ code }: { code: string }) {
  const { codePeel } = useRedemptionsWords()
  const shown = useRef<HTMLOutputElement>(null)
  useEffect(() => shown.current?.focus(), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      toast(codePeel.copied)
    } catch {
      toast(codePeel.copyFailed, { kind: 'error' })
    }
  }

  return (
    <Row spread="between" hasOneLine className={styles.code}>
      <output ref={shown} tabIndex={-1}>
        {code}
      </output>
      <IconButton label={codePeel.copy} Icon={IconCopy} onClick={() => void copy()} />
    </Row>
  )
}
