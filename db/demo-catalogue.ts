import { type Language, languages, type Texts } from '#contract/languages.ts'
import { type FoodKind, foodKinds } from './demo-food-kinds.ts'

type DemoDistributor = {
  title: string
  cnpjs: readonly string[]
  /** Whether its signed invoices are credited at once; those of the others are only judged. */
  instantCredit?: 'on'
}

/** Invented companies; the documents of the demo's queue are issued by the last one. */
export const demoDistributors: readonly DemoDistributor[] = [
  { title: 'Agropet Minas', cnpjs: ['41526374000122'] },
  { title: 'Boa Ração Distribuidora', cnpjs: ['52837496000156', '52837496000237'], instantCredit: 'on' },
  { title: 'Cerrado Pet Distribuição', cnpjs: ['63748597000177'] },
  { title: 'Litoral Pet Atacado', cnpjs: ['749586B1000104'], instantCredit: 'on' },
  { title: 'Pampa Nutrição Animal', cnpjs: ['85A697C3000153'] },
  { title: 'Paulista Pet Distribuidora', cnpjs: ['11222333000181', '11222333000262'], instantCredit: 'on' },
]

/** The codes by which these distributors call our products, and our SKU of each. */
export const demoCodes: readonly { root: string; code: string; sku: string }[] = [
  { root: '11222333', code: '10045', sku: 'BF-AD-15' },
  { root: '11222333', code: '10112', sku: 'MD-AD-12' },
  { root: '11222333', code: '10207', sku: 'TR-AD-15' },
  { root: '52837496', code: 'RC-0031', sku: 'BF-AD-15' },
  { root: '52837496', code: 'RC-0044', sku: 'BG-CL-3' },
]

type DemoProduct = Omit<FoodKind, 'description'> & {
  sku: string
  ean: string
  slug: string
  title: string
  brand: string
  /** Coins per real, in thousandths. */
  rate: number
  /** A file in `demo/products`. */
  picture: string
  colour: string
  descriptions: Texts
  kcal_per_kg: number
  bag_grams: number
}

type Brand = {
  colour: string
  /** The pictures of its bags. */
  dog?: string
  cat?: string
  promise: Texts
}

/** Invented brands. */
const brands = {
  Quintal: {
    colour: '#4c8b4a',
    dog: 'bag-green',
    promise: {
      'pt-BR': 'Quintal é a ração de todo dia, feita no interior de Minas.',
      es: 'Quintal es el alimento de todos los días, hecho en el interior de Minas.',
      en: 'Quintal is everyday food, made in the countryside of Minas.',
    },
  },
  'Bom Faro': {
    colour: '#b5483d',
    dog: 'bag-red',
    promise: {
      'pt-BR': 'Bom Faro usa carne fresca como primeiro ingrediente.',
      es: 'Bom Faro usa carne fresca como primer ingrediente.',
      en: 'Bom Faro has fresh meat as its first ingredient.',
    },
  },
  Serena: {
    colour: '#7a4a74',
    cat: 'bag-plum',
    promise: {
      'pt-BR': 'Serena é feita só para gatos, em lotes pequenos.',
      es: 'Serena se hace solo para gatos, en lotes pequeños.',
      en: 'Serena is made for cats alone, in small batches.',
    },
  },
  Vivaz: {
    colour: '#b08a4f',
    dog: 'bag-sand-dog',
    promise: {
      'pt-BR': 'Vivaz cuida dos pequenos, do filhote ao idoso.',
      es: 'Vivaz cuida a los pequeños, del cachorro al mayor.',
      en: 'Vivaz looks after the small ones, from puppy to old age.',
    },
  },
  Trilheiro: {
    colour: '#3568b8',
    dog: 'bag-blue-dog',
    promise: {
      'pt-BR': 'Trilheiro é para cães que acompanham o dono aonde ele for.',
      es: 'Trilheiro es para perros que acompañan a su dueño adonde vaya.',
      en: 'Trilheiro is for dogs that go wherever their people go.',
    },
  },
  'Terra Mansa': {
    colour: '#6f7630',
    dog: 'bag-olive-dog',
    cat: 'bag-olive-cat',
    promise: {
      'pt-BR': 'Terra Mansa não leva corantes nem aromas artificiais.',
      es: 'Terra Mansa no lleva colorantes ni aromas artificiales.',
      en: 'Terra Mansa has no dyes and no artificial flavours.',
    },
  },
  'Mar de Dentro': {
    colour: '#2f7f86',
    dog: 'bag-teal',
    promise: {
      'pt-BR': 'Mar de Dentro tem o peixe como única proteína animal.',
      es: 'Mar de Dentro tiene el pescado como única proteína animal.',
      en: 'Mar de Dentro has fish as its only animal protein.',
    },
  },
  'Bigode Fino': {
    colour: '#b84c70',
    cat: 'bag-rose-cat',
    promise: {
      'pt-BR': 'Bigode Fino foi criada com quem atende gatos todos os dias.',
      es: 'Bigode Fino se creó con quienes atienden gatos todos los días.',
      en: 'Bigode Fino was made with people who see cats every day.',
    },
  },
  Sesta: {
    colour: '#a8803f',
    cat: 'bag-sand',
    promise: {
      'pt-BR': 'Sesta é para gatos de apartamento, que dormem bem e andam pouco.',
      es: 'Sesta es para gatos de departamento, que duermen bien y caminan poco.',
      en: 'Sesta is for indoor cats, which sleep well and walk little.',
    },
  },
} satisfies Record<string, Brand>

type Line = readonly [
  sku: string,
  ean: string,
  brand: keyof typeof brands,
  title: string,
  kind: keyof typeof foodKinds,
  rate: number,
  kcalPerKg: number,
]

const lines: readonly Line[] = [
  ['QT-AD-15', '7899990001011', 'Quintal', 'Quintal Adulto 15 kg', 'mediumLargeDog', 1000, 3650],
  ['QT-LI-10', '7899990001080', 'Quintal', 'Quintal Adulto Light 10 kg', 'lightDog', 1000, 3180],
  ['QT-PQ-3', '7899990001158', 'Quintal', 'Quintal Adulto Pequeno 3 kg', 'dogUpTo12', 1000, 3780],
  ['QT-FI-10', '7899990001226', 'Quintal', 'Quintal Filhotes 10 kg', 'puppy', 1500, 4050],
  ['QT-SE-10', '7899990001295', 'Quintal', 'Quintal Sênior 10 kg', 'seniorSmallDog', 1000, 3480],
  ['BF-AD-15', '7899990001363', 'Bom Faro', 'Bom Faro Adulto 15 kg', 'adultDog', 1500, 3820],
  ['BF-AD-3', '7899990001431', 'Bom Faro', 'Bom Faro Adulto 3 kg', 'adultDog', 1500, 3820],
  ['BF-FI-10', '7899990001509', 'Bom Faro', 'Bom Faro Filhotes 10,1 kg', 'puppyOfEveryBreed', 2000, 4180],
  ['BF-GR-20', '7899990001578', 'Bom Faro', 'Bom Faro Raças Grandes 20 kg', 'largeDog', 1500, 3900],
  ['SR-AD-3', '7899990001646', 'Serena', 'Serena Gatos Adultos 3 kg', 'neuteredCat', 1000, 3620],
  ['SR-AD-10', '7899990001714', 'Serena', 'Serena Gatos Adultos 10 kg', 'adultCat', 2000, 3860],
  ['SR-FI-3', '7899990001783', 'Serena', 'Serena Gatos Filhotes 3 kg', 'kitten', 1000, 4120],
  ['SR-PE-7', '7899990001851', 'Serena', 'Serena Gatos Pelo Longo 7,5 kg', 'longHairedCat', 1500, 3900],
  ['SR-SE-3', '7899990001929', 'Serena', 'Serena Gatos Sênior 3 kg', 'seniorCat', 1000, 3700],
  ['VZ-AD-7', '7899990001998', 'Vivaz', 'Vivaz Adulto 7 kg', 'smallDog', 1000, 3950],
  ['VZ-FI-3', '7899990002063', 'Vivaz', 'Vivaz Filhotes 3 kg', 'smallPuppy', 1500, 4200],
  ['VZ-LI-3', '7899990002131', 'Vivaz', 'Vivaz Light 3 kg', 'lightSmallDog', 1000, 3250],
  ['VZ-SE-3', '7899990002209', 'Vivaz', 'Vivaz Sênior 3 kg', 'seniorSmallDog', 1000, 3560],
  ['VZ-MA-7', '7899990002278', 'Vivaz', 'Vivaz Mães 7 kg', 'motherDog', 1500, 4250],
  ['TR-AD-15', '7899990002346', 'Trilheiro', 'Trilheiro Adulto 15 kg', 'mediumLargeDog', 1000, 4100],
  ['TR-GR-20', '7899990002414', 'Trilheiro', 'Trilheiro Porte Gigante 20 kg', 'largeDog', 1000, 4000],
  ['TR-FG-15', '7899990002483', 'Trilheiro', 'Trilheiro Filhotes Grandes 15 kg', 'largePuppy', 1500, 3880],
  ['TR-FP-3', '7899990002551', 'Trilheiro', 'Trilheiro Filhotes Pequenos 3 kg', 'smallPuppy', 1500, 4150],
  ['TR-SE-15', '7899990002629', 'Trilheiro', 'Trilheiro Sênior 15 kg', 'seniorLargeDog', 1000, 3600],
  ['TR-LI-12', '7899990002698', 'Trilheiro', 'Trilheiro Light 12 kg', 'lightDog', 1000, 3320],
  ['TR-MA-10', '7899990002766', 'Trilheiro', 'Trilheiro Matrizes 10 kg', 'motherDog', 1500, 4300],
  [
    'TM-AD-14',
    '7899990002834',
    'Terra Mansa',
    'Terra Mansa Cães Todas as Idades 14 kg',
    'ageless',
    1000,
    3560,
  ],
  ['TM-FI-10', '7899990002902', 'Terra Mansa', 'Terra Mansa Filhotes 10 kg', 'puppyOfEveryBreed', 1000, 3980],
  ['TM-SE-10', '7899990002971', 'Terra Mansa', 'Terra Mansa Cães Maduros 10 kg', 'seniorDog', 1000, 3420],
  ['TM-LI-10', '7899990003046', 'Terra Mansa', 'Terra Mansa Cães Leves 10 kg', 'lightDog', 1000, 3080],
  ['TM-GA-7', '7899990003114', 'Terra Mansa', 'Terra Mansa Gatos 7 kg', 'adultCat', 1000, 3720],
  ['TM-GC-7', '7899990003183', 'Terra Mansa', 'Terra Mansa Gatos Castrados 7 kg', 'neuteredCat', 1000, 3540],
  ['TM-GF-3', '7899990003251', 'Terra Mansa', 'Terra Mansa Gatinhos 3 kg', 'kitten', 1000, 4020],
  ['MD-PQ-3', '7899990003329', 'Mar de Dentro', 'Mar de Dentro Peixe Pequenos 3 kg', 'smallDog', 2000, 4060],
  ['MD-AD-12', '7899990003398', 'Mar de Dentro', 'Mar de Dentro Peixe 12 kg', 'adultDog', 2000, 3960],
  [
    'MD-SE-12',
    '7899990003466',
    'Mar de Dentro',
    'Mar de Dentro Peixe Sênior 12 kg',
    'seniorLargeDog',
    2000,
    3640,
  ],
  ['BG-CA-3', '7899990003534', 'Bigode Fino', 'Bigode Fino Castrados 3 kg', 'neuteredCat', 1500, 3680],
  [
    'BG-CL-3',
    '7899990003602',
    'Bigode Fino',
    'Bigode Fino Castrados Light 3 kg',
    'lightNeuteredCat',
    1500,
    3260,
  ],
  ['BG-IN-7', '7899990003671', 'Bigode Fino', 'Bigode Fino Ativos 7 kg', 'intactCat', 1500, 4080],
  ['BG-FI-1', '7899990003749', 'Bigode Fino', 'Bigode Fino Filhotes 1,5 kg', 'kitten', 1500, 4220],
  ['BG-MA-3', '7899990003817', 'Bigode Fino', 'Bigode Fino Mães 3 kg', 'motherCat', 1500, 4280],
  ['ST-LI-3', '7899990003886', 'Sesta', 'Sesta Gatos Light 3 kg', 'lightCat', 1000, 3150],
  ['ST-LI-7', '7899990003954', 'Sesta', 'Sesta Gatos Light 7,5 kg', 'lightCat', 1000, 3150],
  ['ST-AD-10', '7899990004029', 'Sesta', 'Sesta Gatos 10 kg', 'adultCat', 1000, 3600],
  ['ST-CA-10', '7899990004098', 'Sesta', 'Sesta Gatos Castrados 10 kg', 'neuteredCat', 1000, 3480],
  ['SR-LI-3', '7899990004166', 'Serena', 'Serena Gatos Castrados Light 3 kg', 'lightNeuteredCat', 1000, 3300],
]

/** Invented products; the digits of their bar codes check. */
export const demoProducts: readonly DemoProduct[] = lines.map(
  ([sku, ean, brand, title, kind, rate, kcal_per_kg]) => {
    const { description, ...facts }: FoodKind = foodKinds[kind]
    const { colour, promise, ...pictures }: Brand = brands[brand]
    return {
      ...facts,
      sku,
      ean,
      slug: slugOf(title),
      brand,
      title,
      rate,
      colour,
      picture: pictures[facts.pet] ?? '',
      descriptions: joined(description, promise),
      kcal_per_kg,
      bag_grams: gramsIn(title),
    }
  },
)

/** `Bom Faro Filhotes 10,1 kg` becomes `bom-faro-filhotes-10-1-kg`. */
function slugOf(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-')
}

function gramsIn(title: string): number {
  const [, kilograms = ''] = /([\d,]+) kg$/.exec(title) ?? []
  return Math.round(Number(kilograms.replace(',', '.')) * 1000)
}

function joined(description: Texts, promise: Texts): Texts {
  const texts = languages.map((language) => [language, `${description[language]} ${promise[language]}`])
  return Object.fromEntries(texts) as Record<Language, string>
}
