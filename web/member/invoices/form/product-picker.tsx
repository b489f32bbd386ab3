import { useState } from 'react'
import bag from '#brand/art/bag-teal.svg'
import catFace from '#brand/art/cat-face.svg'
import dogFace from '#brand/art/dog-face.svg'
import type { Product } from '#contract/catalogue.ts'
import { useProducts, useRate } from '#web/member/invoices/products.ts'
import { useSentInvoicesWords } from '#web/member/invoices/sent-words.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { Chip } from '#web/ui/chip.tsx'
import { ChipRow } from '#web/ui/chip-row.tsx'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { Picker } from '#web/ui/picker.tsx'

type ProductPickerProps = {
  title: string
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
  onClose: () => void
  /** With it several products can be chosen. */
  doneLabel?: string
}

type Pet = Product['pet']

export function ProductPicker({ title, doneLabel, ...choice }: ProductPickerProps) {
  const { picker } = useInvoicesWords()
  const { data: products = [] } = useProducts()
  const [pet, setPet] = useState<Pet>()
  const optionOf = useOption()
  return (
    <Picker
      {...choice}
      isOpen
      words={{ ...picker.words, title }}
      options={products.filter((product) => !pet || product.pet === pet).map(optionOf)}
      doneLabel={doneLabel}
      filters={<PetChips pet={pet} onPet={setPet} />}
    />
  )
}

function useOption() {
  const { picker } = useInvoicesWords()
  const { invoices } = useSentInvoicesWords()
  const rateOf = useRate()
  return ({ id, title, detail, sku, ean, pet, image, rate_thousandths }: Product) => ({
    value: id,
    title,
    text: [detail, picker.sku(sku)].filter(Boolean).join(' · '),
    keywords: [picker.petWords[pet], ean ?? ''].join(' '),
    picture: image.link ?? bag,
    // Only products that give more than the usual coins have a tag.
    tag: rate_thousandths > 1000 && (
      <CoinAmount
        figure={picker.perReal(rateOf(rate_thousandths))}
        word={invoices.coins(2)}
        size="small"
        isPill
      />
    ),
  })
}

function PetChips({ pet, onPet }: { pet: Pet | undefined; onPet: (pet: Pet | undefined) => void }) {
  const { picker } = useInvoicesWords()
  const pets = [
    [undefined, picker.all, undefined],
    ['dog', picker.dog, dogFace],
    ['cat', picker.cat, catFace],
  ] as const
  return (
    <ChipRow label={picker.pets}>
      {pets.map(([value, text, face]) => (
        <Chip key={text} isPressed={pet === value} onPress={() => onPet(value)}>
          {face && <img src={face} width="22" height="22" alt="" />}
          {text}
        </Chip>
      ))}
    </ChipRow>
  )
}
