import { IconCheck, IconHeart, IconX } from '@tabler/icons-react'
import cat from '#brand/art/cat.svg'
import catFace from '#brand/art/cat-face.svg'
import dog from '#brand/art/dog.svg'
import dogFace from '#brand/art/dog-face.svg'
import adult from '#brand/art/phase-adult.svg'
import adultCat from '#brand/art/phase-cat-adult.svg'
import lactatingCat from '#brand/art/phase-cat-lactating.svg'
import pregnantCat from '#brand/art/phase-cat-pregnant.svg'
import kitten from '#brand/art/phase-cat-puppy.svg'
import lactating from '#brand/art/phase-lactating.svg'
import pregnant from '#brand/art/phase-pregnant.svg'
import puppy from '#brand/art/phase-puppy.svg'
import { type Answers, agesFor, type Question } from '#domain/feeding-questions.ts'
import type { PetAnswers } from '#domain/pet.ts'
import type { IconShape } from '#web/ui/icon-shape.ts'

export type ChoiceQuestion = Exclude<Question, 'weight' | 'ideal_weight' | 'lactating_puppies'>

export type Option<Name extends ChoiceQuestion = ChoiceQuestion> = {
  readonly value: NonNullable<PetAnswers[Name]>
  readonly picture: string
  readonly size?: number
  readonly width?: number
  readonly badge?: IconShape | string
}

export const animals = { dog, cat }
export const faces = { dog: dogFace, cat: catFace }

const phasePictures = {
  dog: { puppies: puppy, adults: adult, pregnant, lactating },
  cat: { puppies: kitten, adults: adultCat, pregnant: pregnantCat, lactating: lactatingCat },
}

export function optionsFor(question: ChoiceQuestion, answers: Answers): readonly Option[] {
  const { pet = 'dog' } = answers
  const picture = animals[pet]
  const options: Readonly<Record<ChoiceQuestion, readonly Option[]>> = {
    pet: [
      { value: 'dog', picture: dogFace },
      { value: 'cat', picture: catFace },
    ],
    phase: (['puppies', 'adults', 'pregnant', 'lactating'] as const).map((value) => ({
      value,
      picture: phasePictures[pet][value],
    })),
    age: agesFor(answers).map((value) => ({ value, picture, ...ageLooks[value] })),
    castrated: [
      { value: true, picture, badge: IconCheck },
      { value: false, picture, badge: IconX },
    ],
    overweight: [
      { value: false, picture },
      { value: true, picture, width: 1.45 },
    ],
    lactating_weeks: ([1, 2, 3] as const).map((value) => ({
      value,
      picture: phasePictures[pet].lactating,
      badge: String(value),
    })),
  }
  return options[question]
}

const ageLooks: Readonly<Record<NonNullable<PetAnswers['age']>, Pick<Option, 'size' | 'badge'>>> = {
  1: { size: 0.45 },
  2: { size: 0.65 },
  3: { size: 0.85 },
  4: { size: 1 },
  adults: {},
  senior: { badge: IconHeart },
}
