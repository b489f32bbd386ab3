import {
  IconBell,
  IconCircleCheck,
  IconCircleMinus,
  IconMessageCircle,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import catFace from '#brand/art/cat-face.svg'
import dogFace from '#brand/art/dog-face.svg'
import type { Lead } from '#contract/leads.ts'
import { programmeDay } from '#domain/business-days.ts'
import { useFormat } from '#web/platform/format.ts'
import { fullName } from '#web/platform/product-name.ts'
import { whatsAppLink } from '#web/platform/whatsapp.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { WhatsAppLink } from '#web/ui/whatsapp-link.tsx'
import { EraseLead } from './erase-lead.tsx'
import styles from './my-leads.module.css'
import { UpdateLead } from './update-lead.tsx'
import { useMessage } from './use-message.ts'
import { useLeadsWords } from './words.ts'

export function LeadRow({ lead }: { lead: Lead }) {
  const { leadList } = useLeadsWords()
  const { date, number } = useFormat()
  const messageOf = useMessage()
  const [open, setOpen] = useState<'update' | 'erase'>()
  const { name, pet_name: petName, product, daily_dose: grams, status } = lead
  const message = messageOf({ ...product, grams }, { name, petName, needsRefill: needsRefill(lead) })
  return (
    <Card as="li" className={styles.lead}>
      <Tile tone="caramel" sizePx={48}>
        <img src={lead.pet === 'dog' ? dogFace : catFace} alt="" />
      </Tile>
      <Stack className={styles.words}>
        <h2>{name}</h2>
        <p>{leadList.line(petName, fullName(product), number(grams))}</p>
        <Row as="p" className={styles.state}>
          <Tag kind={looks[status].kind} Icon={looks[status].Icon}>
            {leadList.statuses[status]}
          </Tag>
          <span>{leadList.sentOn(date(lead.created_at))}</span>
          {lead.bag_grams !== null && <span>{leadList.bag(number(lead.bag_grams / 1000))}</span>}
        </Row>
        {lead.remind_on && (
          <p className={styles.reminder}>
            <IconBell size={18} aria-hidden="true" />
            {leadList.reminder(date(lead.remind_on))}
          </p>
        )}
      </Stack>
      <div className={styles.actions}>
        <WhatsAppLink size="small" href={whatsAppLink(lead.phone, message)}>
          {leadList.talk}
          <VisuallyHidden>{name}</VisuallyHidden>
        </WhatsAppLink>
        <Button size="small" variant="soft" onClick={() => setOpen('update')}>
          <IconPencil size={20} aria-hidden="true" />
          {leadList.update}
          <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
        <IconButton label={leadList.erase(name)} Icon={IconTrash} onClick={() => setOpen('erase')} />
      </div>
      {open === 'update' && <UpdateLead lead={lead} onClose={() => setOpen(undefined)} />}
      {open === 'erase' && <EraseLead lead={lead} onClose={() => setOpen(undefined)} />}
    </Card>
  )
}

/** From the day of the reminder on. */
function needsRefill({ status, remind_on }: Lead): boolean {
  return status === 'bought' && remind_on !== null && remind_on <= programmeDay(Date.now())
}

const looks = {
  sent: { kind: 'info', Icon: IconMessageCircle },
  bought: { kind: 'success', Icon: IconCircleCheck },
  closed: { kind: 'neutral', Icon: IconCircleMinus },
} as const
