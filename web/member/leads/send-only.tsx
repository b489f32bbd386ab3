import { IconBrandWhatsapp } from '@tabler/icons-react'
import { useState } from 'react'
import type { Portion } from '#contract/simulator.ts'
import { isMobile, mobileOf } from '#domain/documents.ts'
import { whatsAppLink } from '#web/member/kit/whatsapp.ts'
import { Form } from '#web/platform/form.tsx'
import { useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { MaskedField } from '#web/ui/masked-field.tsx'
import { phoneMask } from '#web/ui/masks.ts'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { WhatsAppLink } from '#web/ui/whatsapp-link.tsx'
import { openWhatsApp } from './open-whatsapp.ts'
import { useMessage } from './use-message.ts'
import { useLeadsWords } from './words.ts'

/** Nothing is stored. */
export function SendOnly({ portion }: { portion: Portion }) {
  const { sendOnly, leadForm } = useLeadsWords()
  const messageOf = useMessage()
  const [blockedLink, setBlockedLink] = useState<string>()
  const { failure, submit, forgive } = useSending(
    // The tab has to be opened during the press itself, or the browser blocks it.
    async (phone: string) => {
      const link = whatsAppLink(phone, messageOf({ ...portion, grams: portion.portion }))
      setBlockedLink(openWhatsApp(link) ? undefined : link)
    },
    (phone) => (isMobile(mobileOf(phone)) ? {} : { phone: leadForm.phoneWrong }),
  )

  return (
    <Card as="section" aria-labelledby="send-only">
      <Stack gap={4}>
        <div>
          <h2 id="send-only">{sendOnly.title}</h2>
          <Text look="quiet">{sendOnly.text}</Text>
        </div>
        <Form
          onSubmit={({ phone = '' }) => submit(phone)}
          onEdit={forgive}
          failure={failure}
          fallback={leadForm.failed}
        >
          <MaskedField
            name="phone"
            mask={phoneMask}
            label={leadForm.phone}
            fault={failure?.fields.phone}
            autoComplete="off"
            required
          />
          <Button type="submit" variant="outline">
            <IconBrandWhatsapp size={24} aria-hidden="true" />
            {sendOnly.send}
          </Button>
          {blockedLink && <WhatsAppLink href={blockedLink}>{leadForm.open}</WhatsAppLink>}
        </Form>
      </Stack>
    </Card>
  )
}
