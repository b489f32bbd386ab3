import { IconCamera } from '@tabler/icons-react'
import { useState } from 'react'
import dog from '#brand/art/dog-face.svg'
import receipt from '#brand/art/receipt.svg'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Density } from '#web/ui/density.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { OfflineBar } from '#web/ui/offline-bar.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { Grid, Row, Stack, TwoColumns } from '#web/ui/stack.tsx'
import { StatusRegion } from '#web/ui/status-region.tsx'
import { Text } from '#web/ui/text.tsx'
import { toast } from '#web/ui/toasts.ts'
import { UpdatePrompt } from '#web/ui/update-prompt.tsx'
import { displayWords } from './words.ts'

export function Toasts() {
  const { toast: words } = displayWords

  function approve() {
    toast(words.approved, { action: { text: words.undo, onPress: () => toast(words.undone) } })
  }

  return (
    <Row gap={3}>
      <Button onClick={approve}>{words.approve}</Button>
      <Button variant="soft" onClick={() => toast(words.redeemed, { seconds: null })}>
        {words.money}
      </Button>
      <Button variant="outline" onClick={() => toast(words.failed, { kind: 'error' })}>
        {words.fail}
      </Button>
      <Button variant="outline" onClick={() => toast(words.saved, { seconds: 1 })}>
        {words.short}
      </Button>
      <StatusRegion dismissLabel={words.dismiss} />
    </Row>
  )
}

export function Skeletons() {
  const { skeleton } = displayWords
  return (
    <Skeleton text={skeleton.text}>
      <SkeletonBlock shape="hero" height="112px" />
      <TwoColumns>
        <SkeletonBlock height="96px" />
        <SkeletonBlock height="96px" />
      </TwoColumns>
      <SkeletonBlock shape="circle" width="40px" height="40px" />
      <SkeletonBlock shape="line" height="16px" />
      <SkeletonBlock shape="line" width="60%" height="16px" />
    </Skeleton>
  )
}

export function EmptyStates() {
  const { empty } = displayWords
  return (
    <Grid minWidth={280}>
      <Card>
        <EmptyState
          art={receipt}
          title={empty.title}
          text={empty.text}
          action={
            <Button>
              <IconCamera aria-hidden="true" />
              {empty.action}
            </Button>
          }
        />
      </Card>
      <Density value="dense">
        <Card>
          <EmptyState
            art={dog}
            title={empty.filterTitle}
            text={empty.filterText}
            action={<Button variant="outline">{empty.filterAction}</Button>}
          />
        </Card>
      </Density>
    </Grid>
  )
}

export function RetryNotices() {
  const { retry } = displayWords
  const [tries, setTries] = useState(0)
  return (
    <Stack gap={4}>
      <RetryNotice
        failed={retry.failed}
        safe={retry.safe}
        code={retry.code}
        retryText={retry.retry}
        onRetry={() => setTries(tries + 1)}
      />
      <Text look="quiet">{retry.tries(tries)}</Text>
      <Density value="dense">
        <RetryNotice
          failed={retry.failed}
          safe={retry.safe}
          retryText={retry.retrying}
          onRetry={() => setTries(tries + 1)}
          isRetrying
        />
      </Density>
    </Stack>
  )
}

export function Notices() {
  const { notice } = displayWords
  const kinds = ['info', 'attention', 'success', 'error', 'neutral', 'waiting'] as const
  return (
    <Grid minWidth={280}>
      {(['normal', 'dense'] as const).map((density) => (
        <Density value={density} key={density}>
          <Stack gap={4}>
            {kinds.map((kind) => (
              <Notice key={kind} kind={kind}>
                {notice[kind]}
              </Notice>
            ))}
          </Stack>
        </Density>
      ))}
    </Grid>
  )
}

export function Bands() {
  const { offline, update } = displayWords
  return (
    <Stack gap={4}>
      <OfflineBar>{offline.text}</OfflineBar>
      <UpdatePrompt text={update.text} actionText={update.action} onUpdate={() => undefined} />
      <UpdatePrompt text={update.text} actionText={update.action} onUpdate={() => undefined} isBusy />
    </Stack>
  )
}
