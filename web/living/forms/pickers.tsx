import { useState } from 'react'
import green from '#brand/art/bag-green.svg'
import plum from '#brand/art/bag-plum.svg'
import red from '#brand/art/bag-red.svg'
import teal from '#brand/art/bag-teal.svg'
import { Button } from '#web/ui/button.tsx'
import { Picker } from '#web/ui/picker.tsx'
import { PickerField } from '#web/ui/picker-field.tsx'
import { Grid } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { distributors, products } from './sample-options.ts'
import { formWords } from './words.ts'

const pictures = [teal, plum, red, green]

export function Pickers() {
  const { choice, picker } = formWords
  const [distributor, setDistributor] = useState<string>()
  const [chosen, setChosen] = useState<string[]>(['product-0'])
  const [isOpen, setOpen] = useState(false)
  const field = {
    label: choice.distributor,
    options: distributors,
    value: distributor,
    onChoose: setDistributor,
    emptyLabel: choice.distributorEmpty,
    words: { ...picker, title: choice.distributor },
  }
  return (
    <Grid gap={5} minWidth={260}>
      <PickerField {...field} name="distributor" />
      <PickerField {...field} fault={choice.distributorFault} />
      <Button variant="soft" onClick={() => setOpen(true)}>
        {choice.chooseProducts}
      </Button>
      <Picker
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        words={{ ...picker, title: choice.chooseProducts }}
        options={products.map((product, index) => ({
          ...product,
          picture: pictures[index % pictures.length] ?? teal,
          tag: index % 3 === 2 ? <Tag kind="attention">{choice.bonus}</Tag> : undefined,
        }))}
        chosen={chosen}
        onChoose={setChosen}
        doneLabel={choice.done(chosen.length)}
      />
    </Grid>
  )
}
