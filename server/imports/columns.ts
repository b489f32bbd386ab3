import type { ImportKind } from '#contract/imports.ts'
import type { Texts } from '#server/i18n/texts.ts'
import type { CellType } from './cells.ts'

type ColumnWords = Texts['imports']['columns']
export type ColumnKey = keyof ColumnWords

export type Column = {
  readonly key: ColumnKey
  readonly type: CellType
  /** Where it stands in the facts that the office's own form would send; without one it is not among them. */
  readonly path?: string
  readonly isNeeded?: true
  /** What an empty cell stands for. */
  readonly blank?: unknown
  readonly example: string
  /** What files of others call it, besides its names in our languages. */
  readonly also?: readonly string[]
  readonly hint?: keyof Texts['imports']['template']['hints']
}

const text: CellType = { is: 'text' }
const whole: CellType = { is: 'whole' }
const thousandths: CellType = { is: 'thousandths' }
const yesNo: CellType = { is: 'yes_no' }

const personNames = ['nome', 'nombre', 'name']

const externalId: Column = {
  key: 'external_id',
  type: text,
  isNeeded: true,
  example: 'A-1001',
  hint: 'external_id',
}

const products: readonly Column[] = [
  externalId,
  { key: 'title', type: text, path: 'title', isNeeded: true, example: 'Vivaz Cães Adultos 15 kg' },
  { key: 'brand', type: text, path: 'brand', isNeeded: true, example: 'Vivaz' },
  { key: 'pet', type: { is: 'choice', of: 'pets' }, path: 'pet', isNeeded: true, example: 'cão' },
  { key: 'sku', type: text, path: 'sku', isNeeded: true, example: 'VZ-15' },
  {
    key: 'ean',
    type: { is: 'digits', lengths: [8, 12, 13, 14], mostZeros: 1 },
    path: 'ean',
    example: '7891234567895',
  },
  { key: 'rate', type: thousandths, path: 'rate_thousandths', isNeeded: true, example: '1,5' },
  { key: 'detail', type: text, path: 'detail.pt-BR', isNeeded: true, example: 'Cães adultos de porte médio' },
  { key: 'detail_es', type: text, path: 'detail.es', blank: '', example: '', hint: 'translation' },
  { key: 'detail_en', type: text, path: 'detail.en', blank: '', example: '', hint: 'translation' },
  {
    key: 'description',
    type: text,
    path: 'descriptions.pt-BR',
    isNeeded: true,
    example: 'Alimento completo com frango e arroz.',
  },
  { key: 'description_es', type: text, path: 'descriptions.es', blank: '', example: '', hint: 'translation' },
  { key: 'description_en', type: text, path: 'descriptions.en', blank: '', example: '', hint: 'translation' },
  { key: 'phases', type: { is: 'choices', of: 'phases' }, path: 'phases', blank: [], example: 'adultos' },
  { key: 'weight_from', type: thousandths, path: 'weight_from_grams', example: '10' },
  { key: 'weight_to', type: thousandths, path: 'weight_to_grams', example: '25' },
  { key: 'castrated', type: yesNo, path: 'castrated', example: '', hint: 'castrated' },
  { key: 'weight_control', type: yesNo, path: 'weight_control', example: 'não', hint: 'weight_control' },
  { key: 'senior', type: yesNo, path: 'senior', example: '', hint: 'senior' },
  { key: 'energy', type: whole, path: 'energy', example: '3850' },
  { key: 'bag', type: thousandths, path: 'bag_grams', example: '15' },
  { key: 'slug', type: text, path: 'slug', blank: '', example: '', hint: 'slug' },
  { key: 'color', type: text, path: 'color', blank: '#0d5c63', example: '#0d5c63', hint: 'color' },
  { key: 'active', type: yesNo, path: 'active', blank: false, example: 'sim', hint: 'active' },
]

const prizes: readonly Column[] = [
  externalId,
  { key: 'title', type: text, path: 'titles.pt-BR', isNeeded: true, example: 'Fone de ouvido' },
  { key: 'title_es', type: text, path: 'titles.es', blank: '', example: '', hint: 'translation' },
  { key: 'title_en', type: text, path: 'titles.en', blank: '', example: '', hint: 'translation' },
  {
    key: 'description',
    type: text,
    path: 'descriptions.pt-BR',
    isNeeded: true,
    example: 'Sem fio, com estojo.',
  },
  { key: 'description_es', type: text, path: 'descriptions.es', blank: '', example: '', hint: 'translation' },
  { key: 'description_en', type: text, path: 'descriptions.en', blank: '', example: '', hint: 'translation' },
  { key: 'price', type: whole, path: 'price', isNeeded: true, example: '2500' },
  {
    key: 'category',
    type: text,
    path: 'category',
    isNeeded: true,
    example: 'Tecnologia',
    hint: 'category',
  },
  {
    key: 'prize_kind',
    type: { is: 'choice', of: 'prize_kinds' },
    path: 'kind',
    blank: 'parcel',
    example: 'pacote',
  },
  { key: 'tone', type: { is: 'choice', of: 'tones' }, path: 'tone', blank: 'caramel', example: 'caramelo' },
  { key: 'limit', type: whole, path: 'limit_per_member', example: '2' },
  { key: 'audience', type: { is: 'choices', of: 'profiles' }, path: 'audience', example: '' },
  { key: 'opens', type: { is: 'first_day' }, path: 'opens_at', example: '' },
  { key: 'closes', type: { is: 'last_day' }, path: 'closes_at', example: '31/12/2027' },
  { key: 'grand', type: yesNo, path: 'is_grand', blank: false, example: 'não' },
  { key: 'stock', type: whole, path: 'stock', example: '30', hint: 'stock' },
  { key: 'active', type: yesNo, path: 'is_active', blank: false, example: 'sim', hint: 'active' },
]

const productCode: Column = {
  key: 'code',
  type: text,
  path: 'code',
  example: '77015',
  also: ['codigo', 'code'],
}
const ourProduct: Column = {
  key: 'product',
  type: { is: 'digits', lengths: [] },
  path: 'product',
  example: '7891234567895',
  hint: 'product',
  also: ['ean', 'sku', 'gtin', 'produto', 'producto', 'product'],
}

const distributors: readonly Column[] = [
  { key: 'external_id', type: text, example: 'D-01', hint: 'external_id_optional' },
  {
    key: 'distributor',
    type: text,
    path: 'title',
    isNeeded: true,
    example: 'Norte Pet',
    also: ['nome', 'nombre', 'name', 'distribuidora', 'distribuidores', 'distributors'],
  },
  {
    key: 'cnpj',
    type: { is: 'cnpjs' },
    path: 'cnpjs',
    isNeeded: true,
    example: '11.222.333/0001-81',
    hint: 'cnpj',
  },
  productCode,
  ourProduct,
]

const productCodes: readonly Column[] = [
  {
    key: 'cnpj',
    type: { is: 'cnpjs' },
    path: 'cnpjs',
    isNeeded: true,
    example: '11.222.333/0001-81',
    hint: 'cnpj',
  },
  { ...productCode, isNeeded: true },
  { ...ourProduct, isNeeded: true },
]

const members: readonly Column[] = [
  externalId,
  {
    key: 'profile',
    type: { is: 'choice', of: 'profiles' },
    path: 'profile_type',
    isNeeded: true,
    example: 'balconista',
  },
  { key: 'name', type: text, path: 'name', isNeeded: true, example: 'Ana Souza', also: personNames },
  { key: 'email', type: text, path: 'email', isNeeded: true, example: 'ana@exemplo.com.br' },
  {
    key: 'cpf',
    type: { is: 'digits', lengths: [11] },
    path: 'cpf',
    isNeeded: true,
    example: '529.982.247-25',
  },
  { key: 'phone', type: text, path: 'phone', isNeeded: true, example: '(11) 98765-4321' },
  { key: 'profile_name', type: text, path: 'profile_name', isNeeded: true, example: 'Pet Feliz' },
  {
    key: 'profile_value',
    type: text,
    path: 'profile_value',
    example: '11.222.333/0001-81',
    hint: 'profile_value',
  },
  { key: 'balance', type: whole, path: 'balance', example: '1500', hint: 'balance' },
  {
    key: 'balance_until',
    type: { is: 'day' },
    path: 'balance_until',
    example: '31/12/2027',
    hint: 'balance_until',
  },
  { key: 'verified', type: yesNo, path: 'is_verified', blank: true, example: 'sim', hint: 'verified' },
  {
    key: 'cep',
    type: { is: 'digits', lengths: [8] },
    path: 'address.cep',
    example: '01310-100',
    hint: 'cep',
  },
  { key: 'address', type: text, path: 'address.address', example: 'Avenida Paulista' },
  { key: 'number', type: text, path: 'address.number', example: '1000' },
  { key: 'complement', type: text, path: 'address.complement', example: '' },
  { key: 'neighborhood', type: text, path: 'address.neighborhood', example: 'Bela Vista' },
  { key: 'city', type: text, path: 'address.city', example: 'São Paulo' },
  { key: 'state', type: text, path: 'address.state', example: 'SP' },
  { key: 'distributor', type: text, path: 'distributor', example: '', hint: 'distributor' },
  { key: 'promoter_code', type: text, path: 'promoter_code', example: '' },
  {
    key: 'language',
    type: { is: 'choice', of: 'languages' },
    path: 'language',
    blank: 'pt-BR',
    example: 'português',
  },
]

const promoters: readonly Column[] = [
  externalId,
  { key: 'name', type: text, path: 'name', isNeeded: true, example: 'Bia Rocha', also: personNames },
  { key: 'email', type: text, path: 'email', isNeeded: true, example: 'bia@exemplo.com.br' },
  { key: 'phone', type: text, path: 'phone', isNeeded: true, example: '(11) 98765-4321' },
  {
    key: 'promoter_own_code',
    type: text,
    path: 'code',
    isNeeded: true,
    example: 'BIA7K2',
    hint: 'promoter_own_code',
  },
]

const prizeCodes: readonly Column[] = [
  { key: 'prize', type: text, path: 'prize', isNeeded: true, example: 'A-1001', hint: 'prize' },
  { key: 'digital_code', type: text, path: 'code', isNeeded: true, example: 'VALE-7K2M-99QX' },
]

/** The columns of each kind, in the order of its template. */
export const columnsOf: Readonly<Record<ImportKind, readonly Column[]>> = {
  products,
  prizes,
  distributors,
  product_codes: productCodes,
  members,
  promoters,
  prize_codes: prizeCodes,
}

/** What stands for one record in these columns, so that two lines with the same are one too many. */
export const onceIn: Readonly<Record<ImportKind, readonly ColumnKey[]>> = {
  products: ['external_id', 'sku', 'ean', 'slug'],
  prizes: ['external_id'],
  distributors: [],
  product_codes: [],
  members: ['external_id', 'email', 'cpf'],
  promoters: ['external_id', 'email', 'promoter_own_code'],
  prize_codes: [],
}
