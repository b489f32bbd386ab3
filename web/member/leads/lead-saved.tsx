import happy from '#brand/art/caramelo-happy.svg'
import { memberPaths } from '#contract/paths.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { WhatsAppLink } from '#web/ui/whatsapp-link.tsx'
import styles from './lead-saved.module.css'
import { useLeadsWords } from './words.ts'

/** What the screen after a lead is told by the one before. */
export type SavedLead = { lead: { client: string; link: string; isOpen: boolean } }

export function LeadSaved({ client, link, isOpen }: SavedLead['lead']) {
  const { leadSaved } = useLeadsWords()
  return (
    <main className={styles.saved} id="content">
      <img src={happy} width="160" height="112" alt="" />
      <ScreenHeading screen={leadSaved.screen}>{leadSaved.title}</ScreenHeading>
      <p>{leadSaved.text(client)}</p>
      <div className={styles.again} data-open={isOpen}>
        <p>{leadSaved.blocked}</p>
        <WhatsAppLink href={link} size={isOpen ? 'small' : 'normal'}>
          {leadSaved.open}
        </WhatsAppLink>
      </div>
      <div className={styles.ways}>
        <ButtonLink to={memberPaths.home}>{leadSaved.home}</ButtonLink>
        <ButtonLink to={memberPaths.recommendation} variant="outline">
          {leadSaved.another}
        </ButtonLink>
        <ButtonLink to={memberPaths.clients} variant="outline">
          {leadSaved.clients}
        </ButtonLink>
      </div>
    </main>
  )
}
