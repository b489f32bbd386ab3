import { expect, test } from 'vitest'
import type { Goal, OfficeChallenge } from '#contract/challenges-office.ts'
import {
  capIn,
  draftOf,
  emptyDraft,
  factsOf,
  faultsIn,
  faultsInDraft,
  goalIn,
  isUnwritten,
  targetIn,
} from './draft.ts'

const texts = { 'pt-BR': 'Linha Gatos', es: 'Línea Gatos', en: 'Cat range' }
const challenge: OfficeChallenge = {
  id: '',
  titles: texts,
  descriptions: texts,
  opens_at: '2026-11-16T11:00:00Z',
  closes_at: '2026-12-16T03:00:00.000Z',
  audience: ['attendant'],
  goal: { unit: 'cents', target: 100_050, bonus: 200, product_ids: [] },
  image: null,
  position: 1,
  is_withdrawn: false,
  cap: 45_000,
  paid: 0,
  cap_reached_at: null,
  is_draft: false,
  taking_part: 0,
  reached: 0,
  version: 1,
}
const empty = { ...emptyDraft, language: 'pt-BR' } as const
const bonus = (least: string, most: string) => `${least}–${most}`
const messages = { text: 'text', target: 'target', bonus, cap: 'cap', day: 'day', window: 'window' }

test('a challenge that is opened and saved stays as it is, to the hour', () => {
  const { titles, descriptions, opens_at, closes_at, audience, goal, cap } = challenge
  expect(factsOf(draftOf(challenge, 'pt-BR'), challenge)).toEqual({
    ...{ titles, descriptions, opens_at, closes_at, audience, goal, cap },
  })
  expect(draftOf(challenge, 'pt-BR')).toMatchObject({ target: '1000,50', closes: '2026-12-15' })
  expect(faultsIn(draftOf(challenge, 'pt-BR'), messages)).toEqual({})
})

test('a goal is reais, bags or recommendations, and none until it is complete', () => {
  const targets = [
    targetIn({ ...empty, target: '1.000', unit: 'cents' }),
    targetIn({ ...empty, target: '1,000', unit: 'cents', language: 'en' }),
    targetIn({ ...empty, target: '12,5', unit: 'cents' }),
    targetIn({ ...empty, target: '9', unit: 'units' }),
    targetIn({ ...empty, target: '5', unit: 'recommendations' }),
    targetIn({ ...empty, target: '5,5', unit: 'recommendations' }),
  ]
  expect(targets).toEqual([100_000, 100_000, 1250, 9, 5, undefined])
  const sold: Goal = { unit: 'recommendations', target: 5, bonus: 200, product_ids: [] }
  expect(draftOf({ ...challenge, goal: sold }, 'pt-BR').target).toBe('5')
  expect(goalIn(empty)).toBeUndefined()
  expect(goalIn({ ...draftOf(challenge, 'pt-BR'), hasGoal: false })).toBeUndefined()
  const announced = factsOf({ ...draftOf(challenge, 'pt-BR'), hasGoal: false }, challenge)
  expect([announced.goal, announced.cap]).toEqual([null, null])
})

test('a cap covers one bonus; none is none', () => {
  const draft = draftOf(challenge, 'pt-BR')
  expect(faultsIn({ ...draft, cap: '199' }, messages)).toEqual({ cap: 'cap' })
  expect(faultsIn({ ...draft, cap: '200' }, messages)).toEqual({})
  expect(capIn({ ...draft, hasCap: false })).toBeUndefined()
})

test('a draft may lack texts, what is published has them in Portuguese', () => {
  const draft = { ...draftOf(challenge, 'pt-BR'), titles: { ...texts, 'pt-BR': ' ' } }
  expect([faultsInDraft(draft, messages), isUnwritten(draft)]).toEqual([{}, true])
  expect(isUnwritten({ ...draft, titles: { ...texts, es: '', en: '' } })).toBe(false)
})

test('what is missing is told by field; an announcement needs no goal', () => {
  expect(faultsIn({ ...empty, hasGoal: false, opens: '2026-12-01', closes: '2026-11-01' }, messages)).toEqual(
    expect.objectContaining({ closes_at: 'window', 'titles.pt-BR': 'text' }),
  )
  expect(Object.keys(faultsIn(empty, messages))).toHaveLength(6)
})

test('what the call would refuse is told under the name that the server gives it', () => {
  const draft = draftOf(challenge, 'pt-BR')
  expect(faultsIn({ ...draft, hasCap: false, bonus: '1.000.001' }, messages)).toEqual({
    'goal.bonus': '1–1.000.000',
  })
  expect(faultsIn({ ...draft, target: '0' }, messages)).toEqual({ 'goal.target': 'target' })
  expect(goalIn({ ...draft, target: '0' })).toBeUndefined()
})
