import { IconCalculator } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Caramelo } from '#web/ui/caramelo.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import styles from './simulator.module.css'
import { useHeadingFocus } from './use-heading-focus.ts'
import { useSimulatorWords } from './words.ts'

type ReadyToCalculateProps = {
  isOpening: RefObject<boolean>
  isCalculating: boolean
  hasFailed: boolean
  fault: string | undefined
  onCorrect: () => void
  onCalculate: () => void
}

export function ReadyToCalculate({
  isOpening,
  isCalculating,
  hasFailed,
  fault,
  onCorrect,
  onCalculate,
}: ReadyToCalculateProps) {
  const { simulator } = useSimulatorWords()
  const heading = useHeadingFocus(isOpening)
  return (
    <Stack as="section" isCentred className={styles.ready} aria-labelledby="ready">
      <Caramelo mood={isCalculating ? 'searching' : 'idle'} />
      <h2 id="ready" ref={heading} tabIndex={-1}>
        {simulator.ready}
      </h2>
      <Text look="secondary">{simulator.readyText}</Text>
      {hasFailed && !isCalculating && !fault && (
        <div role="alert">
          <Notice kind="error">
            <b>{simulator.failed}</b> {simulator.failedSafe}
          </Notice>
        </div>
      )}
      {fault && !isCalculating && (
        <RetryNotice
          failed={simulator.failed}
          safe={fault}
          retryText={simulator.correct}
          onRetry={onCorrect}
        />
      )}
      <Button isFullWidth isBusy={isCalculating} onClick={onCalculate}>
        {!isCalculating && <IconCalculator size={24} aria-hidden="true" />}
        {isCalculating ? simulator.calculating : simulator.calculate}
      </Button>
    </Stack>
  )
}
