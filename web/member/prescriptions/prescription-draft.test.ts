import { expect, test } from 'vitest'
import { choiceIn, draftWithLink, linkIn, payloadOf } from './prescription-draft.ts'

const typed = {
  product_id: 'p',
  daily_dose: '',
  client_name: 'Paulo Lima',
  cpf: '529.982.247-25',
  phone: '(11) 91234-5678',
  email: 'paulo@exemplo.com.br',
  pet_name: '',
  pet_breed: 'Beagle',
  cep: '04101-300',
}

test('a portion or a name that nobody wrote is not sent', () => {
  expect(payloadOf(typed, 'pt-BR')).not.toHaveProperty('pet_name')
  expect(payloadOf({ ...typed, pet_name: 'Bento' }, 'pt-BR')).toMatchObject({ pet_name: 'Bento' })
  expect(payloadOf(typed, 'pt-BR')).not.toHaveProperty('daily_dose')
  expect(payloadOf({ ...typed, daily_dose: ' 1.046 ' }, 'pt-BR')).toMatchObject({ daily_dose: 1046 })
})

test('a link from the simulator brings product and portion, and nothing that is no portion', () => {
  expect(linkIn(new URLSearchParams('produto=abc&gramas=146'))).toEqual({
    product_id: 'abc',
    daily_dose: '146',
  })
  expect(linkIn(new URLSearchParams('gramas=20001'))).toEqual({ product_id: '', daily_dose: '' })
  expect(linkIn(new URLSearchParams('gramas=1,5'))).toEqual({ product_id: '', daily_dose: '' })
})

test('the portion of the link goes with its product; one that was written stays', () => {
  const link = { product_id: 'abc', daily_dose: '146' }
  const fresh = { ...typed, product_id: '', daily_dose: '' }
  const shown = draftWithLink(fresh, link)
  expect(shown).toMatchObject(link)
  const other = choiceIn({ product_id: 'xyz' }, shown, link)
  expect(other).toEqual({ product_id: 'xyz', daily_dose: '' })
  expect(draftWithLink({ ...fresh, ...other }, link)).toMatchObject(other)
  expect(choiceIn({ cep: '0' }, shown, link)).toEqual(link)
  const written = { ...shown, daily_dose: '200' }
  expect(choiceIn({ product_id: 'xyz' }, written, link).daily_dose).toBe('200')
  expect(draftWithLink({ ...fresh, daily_dose: '90' }, { product_id: '', daily_dose: '' }).daily_dose).toBe(
    '90',
  )
})
