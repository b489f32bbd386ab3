import { useState } from 'react'
import type { ClientPage } from '#contract/clients.ts'
import { shownCode } from '#domain/recommendation-code.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Hero } from '#web/ui/hero.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import styles from './shop-code.module.css'
import { useClientsWords } from './words.ts'

/** A voucher: whoever serves at the shop reads or scans the code, and the client keeps the rest. */
export function ShopCode({ page: { code, ends_on, is_usable } }: { page: ClientPage }) {
  const { shopCode } = useClientsWords()
  const { date } = useFormat()
  const shown = shownCode(code)

  const [copying, setCopying] = useState<'copied' | 'copyFailed'>()

  async function copy() {
    try {
      await navigator.clipboard.writeText(shown)
      setCopying('copied')
    } catch {
      setCopying('copyFailed')
    }
  }

  if (!is_usable)
    return (
      <Notice kind="attention">
        <p>
          <b>{shopCode.over}</b> <span className={styles.past}>{shown}</span>
        </p>
        <p>{shopCode.overText}</p>
      </Notice>
    )
  return (
    <Hero className={styles.voucher} aria-labelledby="shop-code">
      <div className={styles.face}>
        <QrCode text={code} label={shopCode.qrCode(shown)} />
        <div>
          <Text as="h2" look="part-title" id="shop-code">
            {shopCode.title}
          </Text>
          <Text look="display" className={styles.signs}>
            {shown}
          </Text>
        </div>
      </div>
      <Row gap={3} spread="between" hasOneLine className={styles.stub}>
        <div>
          <Text look="note">{shopCode.text}</Text>
          <Text look="strong">{shopCode.until(date(ends_on))}</Text>
        </div>
        <Button size="small" variant="soft" onClick={() => void copy()}>
          {shopCode.copy}
        </Button>
      </Row>
      <Text look="note" role="status" className={styles.copying}>
        {copying && shopCode[copying]}
      </Text>
    </Hero>
  )
}
