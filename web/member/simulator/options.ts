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
import type { Answers, Question } from '#domain/feeding-questions.ts'
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

export function optionsFor(question: ChoiceQuestion, { pet = 'dog', phase }: Answers): readonly Option[] {
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
    age: phase === 'puppies' ? growing(picture) : ageing(picture),
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

function growing(picture: string): readonly Option[] {
  return [
    { value: 1, picture, size: 0.45 },
    { value: 2, picture, size: 0.65 },
    { value: 3, picture, size: 0.85 },
  ]
}

function ageing(picture: string): readonly Option[] {
  return [
    { value: 'adults', picture },
    { value: 'senior', picture, badge: IconHeart },
  ]
}
