import { IconBrandWhatsapp } from '@tabler/icons-react'
import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import bag from '#brand/art/bag-teal.svg'
import { memberPaths } from '#contract/paths.ts'
import type { Portion } from '#contract/simulator.ts'
import { isMobile, mobileOf } from '#domain/documents.ts'
import type { PetAnswers } from '#domain/pet.ts'
import { useAttemptKey } from '#web/member/kit/attempt-key.ts'
import { CepField } from '#web/member/kit/cep-field.tsx'
import { fullName } from '#web/member/kit/product-name.ts'
import { whatsAppLink } from '#web/member/kit/whatsapp.ts'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { useDraft } from '#web/platform/draft.ts'
import { Form } from '#web/platform/form.tsx'
import { useFormat } from '#web/platform/format.ts'
import { missing, type SendingFailure, useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldRow } from '#web/ui/field-row.tsx'
import { ItemWords } from '#web/ui/list.tsx'
import { MaskedField } from '#web/ui/masked-field.tsx'
import { phoneMask } from '#web/ui/masks.ts'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { toast } from '#web/ui/toasts.ts'
import styles from './lead-form.module.css'
import type { SavedLead } from './lead-saved.tsx'
import { openWhatsApp } from './open-whatsapp.ts'
import { type Client, leadOf, sendLead } from './send-lead.ts'
import { useMessage } from './use-message.ts'
import { useLeadsWords } from './words.ts'

const nobody: Client = { pet_name: '', name: '', phone: '', email: '', cep: '' }
const secrets: readonly (keyof Client)[] = []

type LeadFormProps = {
  /** The draft is stored under the owner, so that nobody else who uses this browser finds it. */
  owner: string
  pet: PetAnswers
  portion: Portion
  onShown: () => void
  /** The server has changed the product: the result has to be calculated again. */
  onOutdated: () => Promise<void>
}

export function LeadForm({ owner, pet, portion, onShown, onOutdated }: LeadFormProps) {
  const { leadForm } = useLeadsWords()
  const { number } = useFormat()
  const navigate = useNavigate()
  const isLeaving = useRef(false)
  isLeaving.current = useNavigation().state !== 'idle'
  // The next pet belongs to somebody else, so it has another draft.
  const { draft, change, forget } = useDraft(`lead-${owner}-${JSON.stringify(pet)}`, nobody, secrets)
  const [isAccepted, setAccepted] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const shown = useEffectEvent(onShown)
  useEffect(() => shown(), [])
  const keyOf = useAttemptKey()
  const messageOf = useMessage()
  const product = { ...portion, grams: portion.portion }
  const addressee = { name: draft.name, petName: draft.pet_name }
  const faultsOf = useFaults()
  const { isSending, failure, submit, forgive } = useSending(
    async (client: Client) => {
      const { href } = window.location
      const lead = leadOf(pet, portion, client)
      const kept = await sendLead(lead, keyOf(lead)).catch(recalculate)
      const link = whatsAppLink(client.phone, messageOf(product, { ...addressee, kept }))
      const isOpen = openWhatsApp(link)
      forget()
      const saved: SavedLead = { lead: { client: client.name, link, isOpen } }
      setSaved(true)
      // This is not awaited: until sending ends, no other screen would be shown.
      setTimeout(() => {
        setSaved(false)
        // The person may have left for another screen meanwhile, or wait for it to come.
        const isHere = window.location.href === href && !isLeaving.current
        if (isHere) void navigate(memberPaths.invoiceSaved, { state: saved })
      }, 1000)
    },
    (client) => faultsOf(client, isAccepted),
  )

  /** The product may be missing from the new result, and this form with it, but the toast stays. */
  async function recalculate(error: unknown): Promise<never> {
    if (isApiFailure(error) && error.fields.product_id) {
      await onOutdated()
      toast(leadForm.recalculated, { kind: 'attention' })
    }
    throw error
  }

  function edit(part: Partial<Client>) {
    forgive(...Object.keys(part))
    change(part)
  }

  const field = (name: keyof Client) => ({
    name,
    value: draft[name],
    fault: failure?.fields[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => edit({ [name]: target.value }),
    autoComplete: 'off',
    required: true,
  })

  return (
    <Card as="section" aria-labelledby="lead">
      <Stack gap={6}>
        <Row gap={3} hasOneLine>
          <Tile tone="action" sizePx={56}>
            <img src={portion.image.link ?? bag} alt="" />
          </Tile>
          <ItemWords as="div">
            <h2 id="lead" tabIndex={-1}>
              {leadForm.title}
            </h2>
            <Text look="quiet">{leadForm.product(fullName(portion), number(portion.portion))}</Text>
          </ItemWords>
        </Row>
        <Form
          onSubmit={() => submit(draft)}
          onEdit={forgive}
          failure={failure && ownFailure(failure)}
          fallback={leadForm.failed}
        >
          <FieldRow isWideOnly>
            <TextField {...field('pet_name')} label={leadForm.petName} maxLength={40} />
            <TextField {...field('name')} label={leadForm.name} />
          </FieldRow>
          <FieldRow isWideOnly>
            <MaskedField {...field('phone')} mask={phoneMask} label={leadForm.phone} />
            <TextField
              {...field('email')}
              type="email"
              label={leadForm.email}
              autoCapitalize="none"
              spellCheck={false}
            />
          </FieldRow>
          <CepField value={draft.cep} fault={failure?.fields.cep} onChange={(cep) => edit({ cep })} />
          <Checkbox
            name="accept_communications"
            checked={isAccepted}
            fault={failure?.fields.accept_communications}
            onChange={({ target }) => setAccepted(target.checked)}
          >
            {leadForm.consent}
          </Checkbox>
          <section className={styles.bubble} aria-label={leadForm.preview}>
            <Text look="note">{messageOf(product, addressee)}</Text>
          </section>
          <Stack gap={2} isCentred>
            <Button type="submit" variant="whatsapp" isFullWidth isBusy={isSending || isSaved}>
              {!isSending && !isSaved && <IconBrandWhatsapp size={24} aria-hidden="true" />}
              {leadForm.open}
            </Button>
            <Text look="quiet">{leadForm.elsewhere}</Text>
          </Stack>
        </Form>
      </Stack>
    </Card>
  )
}

function useFaults() {
  const { leadForm } = useLeadsWords()
  return (client: Client, isAccepted: boolean) => {
    const names = Object.keys(client) as (keyof Client)[]
    const isWrong = client.phone && !isMobile(mobileOf(client.phone))
    return {
      ...missing(client, Object.fromEntries(names.map((name) => [name, leadForm.missing]))),
      ...(isWrong && { phone: leadForm.phoneWrong }),
      ...(!isAccepted && { accept_communications: leadForm.consentMissing }),
    }
  }
}

/** Faults of the product or the answers have no field in this form, so they are shown above it. */
function ownFailure({ fields, message, attempt }: SendingFailure): SendingFailure {
  const isOwn = ([name]: [string, string]) => name in nobody || name === 'accept_communications'
  const own = Object.fromEntries(Object.entries(fields).filter(isOwn))
  const [other] = Object.entries(fields).filter((entry) => !isOwn(entry))
  return { fields: own, message: other?.[1] || message, attempt }
}
