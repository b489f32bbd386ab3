import type { Random } from './random.ts'

/** What a row sells. All of it is invented: no name here is anybody's brand. */
export type Goods = {
  readonly name: string
  readonly unit: string
  readonly unitCents: number
  /** Sold by weight, such as 0.350 kg. */
  readonly isLoose: boolean
}

export function goodsOf(random: Random, longestName: number): Goods {
  const isLoose = random.chance(0.08)
  const { names, weights, cents } = random.pick(isLoose ? loose : packed)
  const brand = random.pick(brands)
  const [weight, factor] = random.pick(weights)
  const unit = isLoose ? 'KG' : random.pick(units)
  const unitCents = roundPrice(random, random.between(cents[0], cents[1]) * factor)
  const candidates = names.flatMap((name) => [
    `${name} ${brand} ${random.pick(flavours)} ${weight}`,
    `${name} ${brand} ${weight}`,
    `${name} ${weight}`,
  ])
  const fitting = candidates.map((name) => name.trim()).filter((name) => name.length <= longestName)
  const name = fitting.length > 0 ? random.pick(fitting) : `RAÇÃO ${weight}`.slice(0, longestName)
  return { name, unit, unitCents, isLoose }
}

export function companyOf(random: Random): { name: string; address: string; phone: string } {
  const [word, end] = [random.pick(companyWords), random.pick(companyEnds)]
  const name = `${random.pick(companyKinds)} ${word} ${end}`
  const address = `${random.pick(streets)}, ${random.whole(12, 2980)} - ${random.pick(quarters)}`
  return { name, address, phone: `(${random.whole(11, 19)}) ${random.whole(2000, 5999)}-${random.digits(4)}` }
}

const units = ['UN', 'UN', 'UN', 'UN', 'PC', 'CX', 'SC', 'UND', 'PCT']

const brands = [
  'QUINTAL',
  'BOM FAREJO',
  'PATA MANSA',
  'MIAU REAL',
  'LATIDO',
  'FOCINHO',
  'VILA BICHO',
  'NUTRIPATA',
  'OSSO BRAVO',
  'CÃOZÊ',
  'GATOLIM',
  'TERRA FIEL',
]

const flavours = [
  'FRANGO',
  'CARNE',
  'CARNE E ARROZ',
  'SALMÃO',
  'FRANGO/ARROZ',
  'PEIXE',
  'CORDEIRO',
  'RP FRANGO',
  'RG CARNE',
  'MINI',
  'S/ CORANTE',
  'CASTRADO',
]

type Line = {
  names: readonly string[]
  /** What is printed, and how many times the price it costs. */
  weights: readonly (readonly [string, number])[]
  cents: readonly [number, number]
}

const bags = [
  ['15KG', 1],
  ['15 KG', 1],
  ['10,1KG', 0.75],
  ['10.1KG', 0.75],
  ['20KG', 1.2],
  ['2,5 kg', 0.28],
  ['3KG', 0.3],
  ['1KG', 0.12],
  ['7,5KG', 0.6],
  ['900G', 0.11],
  ['25KG', 1.4],
] as const

const packed: readonly Line[] = [
  {
    names: [
      'RAÇÃO CÃES ADULTOS',
      'RAÇÃO CÃES AD',
      'RAC CAO AD',
      'RAÇÃO P/ CÃES FILHOTES',
      'RAÇÃO CÃO SÊNIOR',
    ],
    weights: bags,
    cents: [9990, 28990],
  },
  {
    names: ['RAÇÃO GATOS CASTRADOS', 'RAÇÃO GATOS AD', 'RAC GATO FILHOTE', 'ALIM. GATOS PREMIUM'],
    weights: bags,
    cents: [11990, 31990],
  },
  {
    names: ['SACHÊ GATO ADULTO', 'SACHÊ CÃO FILHOTE', 'ALIM. ÚMIDO LATA', 'PATÊ CÃES'],
    weights: [
      ['85G', 1],
      ['100G', 1.2],
      ['280G', 2.6],
      ['12X85G', 11],
    ],
    cents: [289, 790],
  },
  {
    names: ['PETISCO BIFINHO', 'OSSO NÓ', 'BISCOITO CÃES', 'SNACK DENTAL'],
    weights: [
      ['60G', 0.6],
      ['500G', 3],
      ['1KG', 5],
      ['C/3', 1],
    ],
    cents: [590, 1990],
  },
  {
    names: ['AREIA SANITÁRIA', 'GRANULADO SANITÁRIO', 'AREIA GATOS'],
    weights: [
      ['4KG', 1],
      ['12KG', 2.4],
      ['1,8 kg', 0.8],
    ],
    cents: [1290, 2990],
  },
  {
    names: ['TAPETE HIGIÊNICO', 'SABONETE NEUTRO', 'BRINQUEDO BOLA'],
    weights: [
      ['C/30', 3],
      ['7UN', 1],
      ['80G', 0.7],
    ],
    cents: [990, 2990],
  },
]

const loose: readonly Line[] = [
  {
    names: ['RAÇÃO GRANEL CÃES', 'RAÇÃO GRANEL GATO', 'ALPISTE GRANEL', 'MISTURA PÁSSAROS'],
    weights: [['KG', 1]],
    cents: [890, 2990],
  },
]

const companyKinds = ['PET SHOP', 'AGROPECUÁRIA', 'CASA DE RAÇÃO', 'DISTRIBUIDORA', 'AVÍCOLA', 'COMERCIAL']
const companyWords = [
  'QUINTAL FICTÍCIO',
  'BICHO INVENTADO',
  'TRÊS FOCINHOS',
  'PATAS DO VALE',
  'SÃO BERNARDINHO',
  'GATO & CÃO',
  'RECANTO MANSO',
  'LUAR DO CAMPO',
  'ESTRADA NOVA',
  'BOA COLEIRA',
]
const companyEnds = ['LTDA', 'LTDA ME', 'EIRELI', 'S.A.', 'COMERCIO LTDA', 'LTDA - EPP']
const streets = [
  'RUA DAS ACÁCIAS',
  'AV. BRASIL',
  'RUA XV DE NOVEMBRO',
  'ESTRADA DO CAPÃO',
  'AV. DOS IPÊS',
  'R. PROJETADA 4',
]
const quarters = ['CENTRO', 'JD. PRIMAVERA', 'VILA NOVA', 'BAIRRO ALTO', 'DISTRITO INDUSTRIAL']

/** Prices end as shops like them to. */
function roundPrice(random: Random, cents: number): number {
  const tens = Math.max(1, Math.round(cents / 10))
  return random.chance(0.75) ? tens * 10 + random.pick([-1, 0, -5]) : Math.max(1, Math.round(cents))
}
