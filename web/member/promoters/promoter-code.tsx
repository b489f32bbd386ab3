import { IconCopy } from '@tabler/icons-react'
import { brand } from '#brand/brand.ts'
import { memberPaths } from '#contract/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Columns } from '#web/ui/columns.tsx'
import { Hero } from '#web/ui/hero.tsx'
import { ItemWords } from '#web/ui/list.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { Grid } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { toast } from '#web/ui/toasts.ts'
import { WhatsAppLink } from '#web/ui/whatsapp-link.tsx'
import styles from './promoter-code.module.css'
import { useNetworkWords } from './words.ts'

/** Null until staff have given this promoter one. */
export function PromoterCode({ code }: { code: string | null }) {
  const { network } = useNetworkWords()
  if (code) return <OwnCode code={code} />
  return (
    <Notice kind="info">
      <p>
        <b>{network.noCode}</b> {network.noCodeText}
      </p>
    </Notice>
  )
}

function OwnCode({ code }: { code: string }) {
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
    <Hero aria-label={network.yourCode}>
      <Columns widths={[132, '1fr']} from={360} gap={4} align="center">
        <QrCode text={link} label={network.qrCode} />
        <ItemWords as="div">
          <Text look="quiet">{network.yourCode}</Text>
          <Text look="figure" className={styles.letters}>
            {code}
          </Text>
          <Text look="quiet">{link.replace(/^https?:\/\//, '')}</Text>
        </ItemWords>
        <Grid minWidth={132} gap={3} className={styles.actions}>
          <Button variant="soft" onClick={() => void copy()}>
            <IconCopy size={20} aria-hidden="true" />
            {network.copy}
          </Button>
          <WhatsAppLink href={`https://wa.me/?text=${invitation}`}>{network.send}</WhatsAppLink>
        </Grid>
      </Columns>
    </Hero>
  )
}
