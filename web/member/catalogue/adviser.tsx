import type { Adviser as Professional } from '#contract/catalogue.ts'
import { imageInWidth } from '#contract/members.ts'
import { whatsAppLink } from '#web/platform/whatsapp.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { WhatsAppLink } from '#web/ui/whatsapp-link.tsx'
import styles from './recommendation.module.css'
import { useProductWords } from './words.ts'

type AdviserProps = { by: Professional; text: string; product: string }

export function Adviser({ by, text, product }: AdviserProps) {
  const { productPage } = useProductWords()
  const { name, profile_name, registration, phone, avatar } = by
  return (
    <>
      <Card className={styles.adviser}>
        <Avatar name={name} image={avatar.link && imageInWidth(avatar.link, 96)} />
        <p>
          <span>{text}</span>
          <b>{[name, profile_name].filter(Boolean).join(', ')}</b>
          {registration && <span>{productPage.crmv(registration)}</span>}
        </p>
      </Card>
      {phone && (
        <WhatsAppLink isFullWidth href={whatsAppLink(phone, productPage.question(product))}>
          {productPage.ask}
        </WhatsAppLink>
      )}
    </>
  )
}
