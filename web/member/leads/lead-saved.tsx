import { memberPaths } from '#contract/paths.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Message } from '#web/ui/message.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { WhatsAppLink } from '#web/ui/whatsapp-link.tsx'
import { useLeadsWords } from './words.ts'

export type SavedLead = { lead: { client: string; link: string; isOpen: boolean } }

export function LeadSaved({ client, link, isOpen }: SavedLead['lead']) {
  const { leadSaved } = useLeadsWords()
  return (
    <Message mood="happy" isFinished>
      <ScreenHeading screen={leadSaved.screen}>{leadSaved.title}</ScreenHeading>
      <p>{leadSaved.text(client)}</p>
      <Stack gap={2} isCentred>
        <Text look="quiet">{leadSaved.blocked}</Text>
        <WhatsAppLink href={link} size={isOpen ? 'small' : 'normal'}>
          {leadSaved.open}
        </WhatsAppLink>
      </Stack>
      <Row gap={3} spread="center">
        <ButtonLink to={memberPaths.home}>{leadSaved.home}</ButtonLink>
        <ButtonLink to={memberPaths.recommendation} variant="outline">
          {leadSaved.another}
        </ButtonLink>
        <ButtonLink to={memberPaths.clients} variant="outline">
          {leadSaved.clients}
        </ButtonLink>
      </Row>
    </Message>
  )
}
