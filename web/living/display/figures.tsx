import { IconClock, IconCloudUpload, IconReceipt } from '@tabler/icons-react'
import banner from '#brand/art/banner-bags.svg'
import trophy from '#brand/art/trophy.svg'
import { useFormat } from '#web/platform/format.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { Density } from '#web/ui/density.ts'
import { Progress } from '#web/ui/progress.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { Stat } from '#web/ui/stat.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Tile } from '#web/ui/tile.tsx'
import styles from './display.module.css'
import { members } from './members.ts'
import { displayWords } from './words.ts'

export function Cards() {
  const { card, tag, progress, coins } = displayWords
  const { movement } = useFormat()
  return (
    <div className={styles.columns}>
      <Card as="article">
        <div className={styles.prize}>
          <Tile tone="info">
            <IconReceipt />
          </Tile>
          <p>
            <b>{card.title}</b>
            <span className={styles.quiet}>{card.text}</span>
          </p>
        </div>
        <span>
          <Tag kind="info" Icon={IconClock}>
            {tag.info}
          </Tag>
        </span>
      </Card>
      <Card as="article" isFlush>
        <Banner src={banner} />
        <div className={styles.challenge}>
          <p>
            <b>{card.challenge}</b>
            <span className={styles.quiet}>{card.ends}</span>
          </p>
          <Progress label={progress.challenge} text={card.sold} value={7} max={10} hasCoin />
          <div className={styles.ends}>
            {card.sold}
            <CoinAmount figure={movement(300)} word={coins} isPill />
          </div>
        </div>
      </Card>
      <Density value="dense">
        <Card as="article">
          <div className={styles.prize}>
            <Tile tone="caramel" sizePx={56}>
              <img src={trophy} alt="" />
            </Tile>
            <p>
              <b>{card.long}</b>
            </p>
          </div>
        </Card>
      </Density>
    </div>
  )
}

export function Tags() {
  const { tag } = displayWords
  const kinds = ['info', 'attention', 'success', 'error', 'neutral'] as const
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        {kinds.map((kind) => (
          <Tag key={kind} kind={kind}>
            {tag[kind]}
          </Tag>
        ))}
        <Tag kind="attention" Icon={IconCloudUpload}>
          {tag.waiting}
        </Tag>
      </div>
      <Density value="dense">
        <div className={styles.row}>
          {kinds.map((kind) => (
            <Tag key={kind} kind={kind}>
              {tag[kind]}
            </Tag>
          ))}
        </div>
      </Density>
    </div>
  )
}

export function CoinAmounts() {
  const { coins: word } = displayWords
  const { coins, movement } = useFormat()
  return (
    <div className={styles.row}>
      <CoinAmount figure={coins(3250)} word={word} size="balance" />
      <CoinAmount figure={coins(3250)} word={word} size="large" />
      <CoinAmount figure={coins(2900)} word={word} />
      <CoinAmount figure={coins(4200)} word={word} isGrey />
      <CoinAmount figure={movement(320)} word={word} isGain />
      <CoinAmount figure={movement(-2900)} word={word} />
      <CoinAmount figure={`~${coins(240)}`} word={word} size="small" />
      <CoinAmount figure={movement(300)} word={word} isPill />
    </div>
  )
}

export function Bars() {
  const { progress } = displayWords
  const { coins } = useFormat()
  const missing = progress.missing(coins(950))
  return (
    <div className={styles.stack}>
      <Progress label={progress.goal} text={missing} value={3250} max={4200} thicknessPx={6} />
      <Progress label={progress.goal} text={missing} value={3250} max={4200} pending={480} />
      <Progress label={progress.challenge} text={progress.sold} value={7} max={10} hasCoin />
      <Progress label={progress.goal} text={progress.none} value={0} max={4200} />
      <Progress label={progress.goal} text={progress.done} value={5000} max={4200} hasCoin />
      <div className={styles.hero}>
        <Progress
          label={progress.goal}
          text={missing}
          value={3250}
          max={4200}
          pending={480}
          thicknessPx={12}
          ground="hero"
        />
      </div>
    </div>
  )
}

export function Stats() {
  const { stat, coins: word } = displayWords
  const { coins } = useFormat()
  return (
    <div className={styles.columns}>
      <Card>
        <Stat
          label={stat.available}
          figure={<CoinAmount figure={coins(3250)} word={word} size="balance" />}
        />
      </Card>
      <div className={styles.hero}>
        <div className={styles.pockets}>
          <Stat label={stat.pending} figure={coins(480)} note={stat.pendingNote} isRuled />
          <Stat label={stat.expiring} figure={coins(320)} note={stat.expiringNote} isRuled />
        </div>
      </div>
    </div>
  )
}

export function Slips() {
  const { slip, coins: word } = displayWords
  const { coins } = useFormat()
  return (
    <Slip
      lines={[
        { key: 'first', label: slip.first, figure: coins(189) },
        { key: 'second', label: slip.second, figure: coins(51) },
      ]}
      total={{
        label: slip.total,
        note: slip.note,
        figure: <CoinAmount figure={`~${coins(240)}`} word={word} size="balance" />,
      }}
    />
  )
}

export function Avatars() {
  const [ana, beatriz, bruno] = members
  return (
    <div className={styles.row}>
      <Avatar name={ana?.name ?? ''} image={null} />
      <Avatar name={beatriz?.name ?? ''} image={trophy} />
      <Avatar name={bruno?.name ?? ''} image="/missing.webp" />
    </div>
  )
}
