import { IconMapPin } from '@tabler/icons-react'
import { useState } from 'react'
import backpack from '#brand/art/backpack.svg'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { Density } from '#web/ui/density.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { displayWords } from './words.ts'

/** Confirming keeps it busy for a moment and then fails, so that both states can be seen. */
export function RedeemDialog() {
  const { redeem } = displayWords
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  function send() {
    setFailed(false)
    setBusy(true)
    setTimeout(() => {
      setBusy(false)
      setFailed(true)
    }, 1500)
  }

  return (
    <div>
      <Button onClick={() => setOpen(true)}>{redeem.open}</Button>
      <Dialog
        isOpen={isOpen}
        title={redeem.title}
        leaveBy="back"
        leaveLabel={redeem.back}
        isBusy={isBusy}
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button isBusy={isBusy} isFullWidth onClick={send}>
              {isBusy ? redeem.sending : redeem.confirm}
            </Button>
            <Text look="quiet" isCentred>
              {redeem.cancelling}
            </Text>
          </>
        }
      >
        <Redemption />
        <div role="alert">
          {hasFailed && (
            <Notice kind="error">
              <b>{redeem.failed}</b> {redeem.safe}
            </Notice>
          )}
        </div>
      </Dialog>
    </div>
  )
}

function Redemption() {
  const { redeem, coins } = displayWords
  const format = useFormat()
  return (
    <>
      <Row gap={4} hasOneLine>
        <Tile tone="success" sizePx={72}>
          <img src={backpack} alt="" />
        </Tile>
        <Stack as="p" gap={0}>
          <b>{redeem.prize}</b>
          <CoinAmount figure={format.coins(2900)} word={coins} />
        </Stack>
      </Row>
      <Facts>
        <Fact name={redeem.balance}>{format.coins(3250)}</Fact>
        <Fact name={redeem.cost}>{format.movement(-2900)}</Fact>
        <Fact name={redeem.rest} isSum>
          <CoinAmount figure={format.coins(350)} word={coins} />
        </Fact>
      </Facts>
      <Notice kind="neutral" Icon={IconMapPin}>
        <p>
          <b>{redeem.arrival}</b>
        </p>
        <Text look="quiet">{redeem.address}</Text>
      </Notice>
    </>
  )
}

export function LongDialog() {
  const { rules, close } = displayWords
  const [isOpen, setOpen] = useState(false)
  const paragraphs = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']
  return (
    <div>
      <Button variant="soft" onClick={() => setOpen(true)}>
        {rules.open}
      </Button>
      <Dialog
        isOpen={isOpen}
        isTall
        title={rules.title}
        leaveLabel={close}
        onClose={() => setOpen(false)}
        footer={
          <Button isFullWidth onClick={() => setOpen(false)}>
            {rules.understood}
          </Button>
        }
      >
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{rules.paragraph}</p>
        ))}
      </Dialog>
    </div>
  )
}

export function FullScreenDialog() {
  const { photo, close } = displayWords
  const [isOpen, setOpen] = useState(false)
  const leave = () => setOpen(false)
  return (
    <div>
      <Button variant="soft" onClick={() => setOpen(true)}>
        {photo.open}
      </Button>
      <Dialog
        isOpen={isOpen}
        isFullScreen
        title={photo.title}
        leaveLabel={close}
        onClose={leave}
        footer={
          <Button isFullWidth onClick={leave}>
            {photo.use}
          </Button>
        }
      >
        <p>{photo.note}</p>
      </Dialog>
    </div>
  )
}

export function OfficeDialog() {
  const { adjust, close } = displayWords
  const [isOpen, setOpen] = useState(false)
  const leave = () => setOpen(false)
  return (
    <Density value="dense">
      <Button variant="outline" onClick={() => setOpen(true)}>
        {adjust.open}
      </Button>
      <Dialog
        isOpen={isOpen}
        title={adjust.title}
        leaveLabel={close}
        onClose={leave}
        footer={
          <>
            <Button variant="outline" onClick={leave}>
              {adjust.cancel}
            </Button>
            <Button onClick={leave}>{adjust.confirm}</Button>
          </>
        }
      >
        <p>{adjust.text}</p>
      </Dialog>
    </Density>
  )
}
