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
import { StatusRegion } from '#web/ui/status-region.tsx'
import { toast } from '#web/ui/toasts.ts'
import { UpdatePrompt } from '#web/ui/update-prompt.tsx'
import styles from './display.module.css'
import { displayWords } from './words.ts'

export function Toasts() {
  const { toast: words } = displayWords

  function approve() {
    toast(words.approved, { action: { text: words.undo, onPress: () => toast(words.undone) } })
  }

  return (
    <div className={styles.row}>
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
    </div>
  )
}

export function Skeletons() {
  const { skeleton } = displayWords
  return (
    <Skeleton text={skeleton.text}>
      <SkeletonBlock shape="hero" height="112px" />
      <div className={styles.blocks}>
        <SkeletonBlock height="96px" />
        <SkeletonBlock height="96px" />
      </div>
      <SkeletonBlock shape="circle" width="40px" height="40px" />
      <SkeletonBlock shape="line" height="16px" />
      <SkeletonBlock shape="line" width="60%" height="16px" />
    </Skeleton>
  )
}

export function EmptyStates() {
  const { empty } = displayWords
  return (
    <div className={styles.columns}>
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
    </div>
  )
}

export function RetryNotices() {
  const { retry } = displayWords
  const [tries, setTries] = useState(0)
  return (
    <div className={styles.stack}>
      <RetryNotice
        failed={retry.failed}
        safe={retry.safe}
        code={retry.code}
        retryText={retry.retry}
        onRetry={() => setTries(tries + 1)}
      />
      <p className={styles.quiet}>{retry.tries(tries)}</p>
      <Density value="dense">
        <RetryNotice
          failed={retry.failed}
          safe={retry.safe}
          retryText={retry.retrying}
          onRetry={() => setTries(tries + 1)}
          isRetrying
        />
      </Density>
    </div>
  )
}

export function Notices() {
  const { notice } = displayWords
  const kinds = ['info', 'attention', 'success', 'error', 'neutral', 'waiting'] as const
  return (
    <div className={styles.columns}>
      {(['normal', 'dense'] as const).map((density) => (
        <Density value={density} key={density}>
          <div className={styles.stack}>
            {kinds.map((kind) => (
              <Notice key={kind} kind={kind}>
                {notice[kind]}
              </Notice>
            ))}
          </div>
        </Density>
      ))}
    </div>
  )
}

export function Bands() {
  const { offline, update } = displayWords
  return (
    <div className={styles.stack}>
      <OfflineBar>{offline.text}</OfflineBar>
      <UpdatePrompt text={update.text} actionText={update.action} onUpdate={() => undefined} />
      <UpdatePrompt text={update.text} actionText={update.action} onUpdate={() => undefined} isBusy />
    </div>
  )
}
