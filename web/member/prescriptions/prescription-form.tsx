import type { ChangeEvent } from 'react'
import { useNavigate } from 'react-router'
import { DailyDose } from '#contract/fields.ts'
import { linkTo, memberPaths } from '#contract/paths.ts'
import { createPrescription, listPrescriptions, longest, SentPrescription } from '#contract/prescriptions.ts'
import { listRecommendations, recommendationSummary } from '#contract/recommendations.ts'
import { useAttemptKey } from '#web/member/kit/attempt-key.ts'
import { CepField } from '#web/member/kit/cep-field.tsx'
import { memberApi } from '#web/member/kit/member-api.ts'
import { rangeOf } from '#web/platform/bounds.ts'
import { useDraft } from '#web/platform/draft.ts'
import { Form } from '#web/platform/form.tsx'
import { useLanguage } from '#web/platform/language.ts'
import { refresh } from '#web/platform/query.ts'
import { faultsOf } from '#web/platform/schema-faults.ts'
import { missing, useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldRow } from '#web/ui/field-row.tsx'
import { MaskedField } from '#web/ui/masked-field.tsx'
import { cpfMask, phoneMask } from '#web/ui/masks.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toasts.ts'
import {
  choiceIn,
  draftWithLink,
  type PrescriptionDraft,
  type PrescriptionLink,
  payloadOf,
  required,
} from './prescription-draft.ts'
import { ProductField } from './product-field.tsx'
import { usePrescriptionsWords } from './words.ts'

/** The browser must not keep a CPF. */
const secrets = ['cpf'] as const
const nothing: PrescriptionDraft = {
  product_id: '',
  daily_dose: '',
  client_name: '',
  cpf: '',
  phone: '',
  email: '',
  pet_name: '',
  pet_breed: '',
  cep: '',
}

type PrescriptionFormProps = {
  /** The draft is stored under the owner, so that nobody else who uses this browser finds it. */
  owner: string
  /** Each link has its own draft, because another result is about another pet. */
  link: PrescriptionLink
}

export function PrescriptionForm({ owner, link }: PrescriptionFormProps) {
  const { prescriptionForm, paper } = usePrescriptionsWords()
  const language = useLanguage()
  const navigate = useNavigate()
  const name = `prescription-${owner}-${link.product_id}-${link.daily_dose}`
  const { draft, change: keep, forget } = useDraft(name, nothing, secrets)
  const typed = draftWithLink(draft, link)
  const keyOf = useAttemptKey()
  const { isSending, failure, submit, forgive } = useSending(
    async (draft: PrescriptionDraft) => {
      const payload = payloadOf(draft, language)
      const { id } = await memberApi.call(createPrescription, payload, { idempotencyKey: keyOf(payload) })
      forget()
      await refresh(listPrescriptions, listRecommendations, recommendationSummary)
      toast(paper.saved)
      await navigate(linkTo(memberPaths.prescription, { id }))
    },
    (draft) => ({
      ...missing(draft, Object.fromEntries(required.map((name) => [name, prescriptionForm.missing]))),
      ...(!draft.product_id && { product_id: prescriptionForm.productMissing }),
      ...faultsOf(SentPrescription, payloadOf(draft, language), {
        daily_dose: prescriptionForm.portionWrong(...rangeOf(DailyDose, language)),
      }),
    }),
  )

  function change(part: Partial<PrescriptionDraft>) {
    forgive(...Object.keys(part))
    keep({ ...part, ...choiceIn(part, typed, link) })
  }

  const field = (name: keyof PrescriptionDraft) => ({
    name,
    value: typed[name],
    fault: failure?.fields[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [name]: target.value }),
    autoComplete: 'off',
  })

  return (
    <Form
      onSubmit={() => submit(typed)}
      onEdit={forgive}
      failure={failure}
      fallback={prescriptionForm.failed}
    >
      <ProductField
        value={typed.product_id}
        fault={failure?.fields.product_id}
        onChoose={(product_id) => change({ product_id })}
      />
      <TextField
        {...field('daily_dose')}
        label={prescriptionForm.portion}
        optional={prescriptionForm.optional}
        after={prescriptionForm.grams}
        hint={prescriptionForm.portionHint}
        inputMode="numeric"
      />
      <TextField
        {...field('client_name')}
        label={prescriptionForm.clientName}
        maxLength={longest.client_name}
        required
      />
      <FieldRow isWideOnly>
        <MaskedField {...field('cpf')} mask={cpfMask} label={prescriptionForm.cpf} required />
        <MaskedField {...field('phone')} mask={phoneMask} label={prescriptionForm.phone} required />
      </FieldRow>
      <TextField
        {...field('email')}
        type="email"
        label={prescriptionForm.email}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <FieldRow isWideOnly>
        <TextField
          {...field('pet_name')}
          label={prescriptionForm.petName}
          optional={prescriptionForm.optional}
          maxLength={longest.pet_name}
        />
        <TextField
          {...field('pet_breed')}
          label={prescriptionForm.breed}
          maxLength={longest.pet_breed}
          required
        />
      </FieldRow>
      <CepField value={typed.cep} fault={failure?.fields.cep} onChange={(cep) => change({ cep })} />
      <Button type="submit" isBusy={isSending} isFullWidth>
        {prescriptionForm.save}
      </Button>
    </Form>
  )
}
