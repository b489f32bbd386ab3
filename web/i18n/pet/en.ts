import { plural } from '#web/i18n/plural.ts'
import { mealSizes } from './meal-sizes.ts'
import type { PetWords } from './pt-br.ts'

const meals = (count: number) => `${count} ${plural('en', count, { one: 'meal', other: 'meals' })}`

export const en: PetWords = {
  petAnswers: {
    names: {
      pet: 'Pet',
      phase: 'Stage',
      weight: 'Weight',
      age: 'Age',
      castrated: 'Neutering',
      overweight: 'Condition',
      ideal_weight: 'Ideal weight',
      lactating_puppies: 'Litter',
      lactating_weeks: 'Week',
    },
    pets: { dog: 'Dog', cat: 'Cat' },
    phases: { puppies: 'Young', adults: 'Adult', pregnant: 'Pregnant', lactating: 'Nursing' },
    youngAges: { 1: '1 to 4 months', 2: '5 to 8 months', 3: '9 to 12 months', 4: '13 to 18 months' },
    smallDogAges: { adults: 'Up to 7 years', senior: 'Over 7 years' },
    largeDogAges: { adults: 'Up to 5 years', senior: 'Over 5 years' },
    castrated: { yes: 'Neutered', no: 'Not neutered' },
    overweight: { yes: 'Overweight', no: 'At a good weight' },
    litter: (count) => `${count} ${plural('en', count, { one: 'pup', other: 'pups' })}`,
    weeks: { 1: 'Week 1', 2: 'Week 2', 3: 'Week 3' },
    kilograms: (figure) => `${figure} kg`,
    idealKilograms: (figure) => `Ideal: ${figure} kg`,
    wrong: {
      weight: 'Type the weight in kilos, such as 8.5.',
      range: (least, most) => `Type a weight between ${least} and ${most} kg.`,
      ideal: (weight) => `The ideal weight lies below today’s weight, ${weight} kg.`,
      litter: (least, most) => `Type ${least} to ${most} pups.`,
    },
  },
  portions: {
    grams: (figure) => `${figure} g`,
    perDay: 'g a day',
    perMeal: (count, figure) => `${meals(count)} of ${figure} g`,
    perMealBetween: (least, most, smallest, largest) =>
      `${least} to ${meals(most)} of ${smallest} to ${largest} g`,
    /** The larger meals, then the smaller ones. */
    split: (figures) => mealSizes(figures).join(' and '),
    perMealUneven: (figures) => `${meals(figures.length)}: ${mealSizes(figures).join(' and ')}`,
    orFree: (text) => `${text}, or free choice`,
    bag: (kilograms, days, count) =>
      `A ${kilograms} kg bag lasts ${plural('en', count, { one: 'one day', other: `about ${days} days` })}.`,
    varyForYou: 'Amounts may vary up to 50% either way. Watch the weight and adjust.',
    vary: 'Amounts may vary up to 50% either way. Watch the weight and talk to the vet.',
    between: (least, most) => `Range: ${least} to ${most} g a day`,
    notes: {
      kittens_assumed: 'Worked out for 4 kittens at the peak of nursing.',
      litter_counted_as_eight: 'Litters of more than 8 pups count as 8.',
      months_up_to_18: 'From 9 to 18 months: large dogs grow for longer.',
    },
  },
}
