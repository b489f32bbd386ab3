import { IconCopy } from '@tabler/icons-react'
import { brand } from '#brand/brand.ts'
import { memberPaths } from '#contract/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { toast } from '#web/ui/toasts.ts'
import { WhatsAppLink } from '#web/ui/whatsapp-link.tsx'
import styles from './code.module.css'
import { useNetworkWords } from './words.ts'

/** Readable across a counter, by people and by cameras. */
export function Code({ code }: { code: string }) {
  const { network } = useNetworkWords()
  const link = `${location.origin}${memberPaths.signUp}?codigo=${code}`
  const invitation = encodeURIComponent(network.invitation(brand.name, link))

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      toast(network.copied)
    } catch {
      toast(network.copyFailed, { kind: 'error' })
    }
  }

  return (
    <section className={styles.code} aria-label={network.yourCode}>
      <div className={styles.qr}>
        <QrCode text={link} label={network.qrCode} />
      </div>
      <div className={styles.words}>
        <p>{network.yourCode}</p>
        <p className={styles.letters}>{code}</p>
        <p className={styles.link}>{link.replace(/^https?:\/\//, '')}</p>
      </div>
      <div className={styles.actions}>
        <Button variant="soft" onClick={() => void copy()}>
          <IconCopy size={20} aria-hidden="true" />
          {network.copy}
        </Button>
        <WhatsAppLink href={`https://wa.me/?text=${invitation}`}>{network.send}</WhatsAppLink>
      </div>
    </section>
  )
}
