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
import { fullName } from '#web/member/kit/product-name.ts'
import { whatsAppLink } from '#web/member/kit/whatsapp.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ItemWords } from '#web/ui/list.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { WhatsAppLink } from '#web/ui/whatsapp-link.tsx'
import { EraseLead } from './erase-lead.tsx'
import styles from './lead-row.module.css'
import { UpdateLead } from './update-lead.tsx'
import { useMessage } from './use-message.ts'
import { useLeadsWords } from './words.ts'

export function LeadRow({ lead }: { lead: Lead }) {
  const { leadList } = useLeadsWords()
  const { date, number } = useFormat()
  const messageOf = useMessage()
  const [open, setOpen] = useState<'update' | 'erase'>()
  const { name, pet_name: petName, product, daily_dose: grams, status } = lead
  const addressee = { name, petName, kept: lead, needsRefill: needsRefill(lead) }
  const message = messageOf({ ...product, grams }, addressee)
  return (
    <Card as="li">
      <Row gap={3} hasOneLine align="start">
        <Tile tone="caramel" sizePx={48}>
          <img src={lead.pet === 'dog' ? dogFace : catFace} alt="" />
        </Tile>
        <ItemWords as="div" gap={1}>
          <Text as="h2" look="part-title">
            {name}
          </Text>
          <Text look="quiet">{leadList.line(petName, fullName(product), number(grams))}</Text>
          <Row as="p">
            <Tag kind={looks[status].kind} Icon={looks[status].Icon}>
              {leadList.statuses[status]}
            </Tag>
            <small>{leadList.sentOn(date(lead.created_at))}</small>
            {lead.bag_grams !== null && <small>{leadList.bag(number(lead.bag_grams / 1000))}</small>}
          </Row>
          {lead.remind_on && (
            <Row gap={1} hasOneLine>
              <IconBell size={18} aria-hidden="true" />
              <Text as="b" look="note">
                {leadList.reminder(date(lead.remind_on))}
              </Text>
            </Row>
          )}
        </ItemWords>
      </Row>
      <Row className={styles.actions}>
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
      </Row>
      {open === 'update' && <UpdateLead lead={lead} onClose={() => setOpen(undefined)} />}
      {open === 'erase' && <EraseLead lead={lead} onClose={() => setOpen(undefined)} />}
    </Card>
  )
}

function needsRefill({ status, remind_on }: Lead): boolean {
  return status === 'bought' && remind_on !== null && remind_on <= programmeDay(Date.now())
}

const looks = {
  sent: { kind: 'info', Icon: IconMessageCircle },
  bought: { kind: 'success', Icon: IconCircleCheck },
  closed: { kind: 'neutral', Icon: IconCircleMinus },
} as const
