/** Of each 100 g as it is in the bag, in grams. */
export type Analysis = {
  readonly protein: number
  readonly fat: number
  readonly fibre: number
  readonly ash: number
  readonly moisture: number
}

const species = {
  dog: { digestible: 91.2, lostToFibre: 1.43, lostToProtein: 1.04 },
  cat: { digestible: 87.9, lostToFibre: 0.88, lostToProtein: 0.77 },
}

/**
 * Metabolisable energy of a food in kcal per kg, from the analysis on its bag: the four steps of NRC 2006. Undefined for
 * what no bag can hold, and for what no dry or wet food has.
 */
export function energyOf(pet: 'dog' | 'cat', analysis: Analysis): number | undefined {
  const { protein, fat, fibre, ash, moisture } = analysis
  const carbohydrate = 100 - (protein + fat + fibre + ash + moisture)
  if (carbohydrate < 0 || Object.values(analysis).some((part) => !(part >= 0))) return undefined
  const { digestible, lostToFibre, lostToProtein } = species[pet]
  const gross = 5.7 * protein + 9.4 * fat + 4.1 * (carbohydrate + fibre)
  const fibreInDryMatter = (fibre / (100 - moisture)) * 100
  const digested = (gross * (digestible - lostToFibre * fibreInDryMatter)) / 100
  const kcalPerKg = Math.round((digested - lostToProtein * protein) * 10)
  return kcalPerKg >= leastEnergy && kcalPerKg <= mostEnergy ? kcalPerKg : undefined
}

export const leastEnergy = 2500
export const mostEnergy = 5000
