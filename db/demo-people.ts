import type { ProfileType, StaffRole } from '#contract/people.ts'
import { shopNamed } from './demo-shops.ts'

export type DemoMember = {
  email: string
  name: string
  cpf: string | null
  phone: string
  type: ProfileType
  level: 2 | 3
  workplace: string | null
  registration: string | null
  joinedDaysAgo: number
  /** The distributor of an attendant's shop. */
  distributor?: string
  /** Signed up with the promoter's code. */
  vouchedFor?: true
  images?: { avatar: string; cover: string }
  address: DemoAddress
}

type DemoAddress = {
  cep: string
  state: string
  city: string
  neighborhood: string
  address: string
  number: string
  complement?: string
}

type DemoStaff = { email: string; name: string; role: StaffRole }

/** Invented people; the tax numbers have valid digits and belong to nobody we know. */
export const demoMembers: DemoMember[] = [
  {
    email: 'atendente@petisco.example',
    joinedDaysAgo: 365,
    name: 'Camila Nogueira',
    cpf: '28374651008',
    phone: '11987654321',
    type: 'attendant',
    level: 3,
    workplace: 'Pet Center Bom Amigo',
    registration: shopNamed('Pet Center Bom Amigo').cnpj,
    distributor: 'Paulista Pet Distribuidora',
    vouchedFor: true,
    images: { avatar: 'avatar-camila.webp', cover: 'cover-camila.webp' },
    address: {
      cep: '04101300',
      state: 'São Paulo',
      city: 'São Paulo',
      neighborhood: 'Vila Mariana',
      address: 'Rua Vergueiro',
      number: '2045',
      complement: 'Loja 3',
    },
  },
  {
    email: 'veterinaria@petisco.example',
    joinedDaysAgo: 420,
    name: 'Helena Prado Siqueira',
    cpf: '39182746591',
    phone: '31991234567',
    type: 'veterinarian',
    level: 3,
    workplace: 'Clínica Veterinária Quatro Patas',
    registration: '12345/MG',
    images: { avatar: 'avatar-helena.webp', cover: 'cover-helena.webp' },
    address: {
      cep: '30130010',
      state: 'Minas Gerais',
      city: 'Belo Horizonte',
      neighborhood: 'Centro',
      address: 'Avenida Afonso Pena',
      number: '1500',
      complement: 'Sala 402',
    },
  },
  {
    email: 'criador@petisco.example',
    joinedDaysAgo: 320,
    name: 'Rogério Amaral',
    cpf: '47291038588',
    phone: '62998877665',
    type: 'breeder',
    level: 3,
    workplace: 'Canil Serra Dourada',
    registration: null,
    vouchedFor: true,
    address: {
      cep: '74003010',
      state: 'Goiás',
      city: 'Goiânia',
      neighborhood: 'Setor Central',
      address: 'Avenida Goiás',
      number: '310',
    },
  },
  {
    email: 'pendente@petisco.example',
    joinedDaysAgo: 1,
    name: 'Júlia Tavares Lins',
    cpf: '50827394683',
    phone: '81996543210',
    type: 'veterinarian',
    level: 2,
    workplace: 'Clínica Bicho Solto',
    registration: '8211/PE',
    address: {
      cep: '50030230',
      state: 'Pernambuco',
      city: 'Recife',
      neighborhood: 'Recife',
      address: 'Avenida Rio Branco',
      number: '162',
    },
  },
  {
    email: 'promotor@petisco.example',
    joinedDaysAgo: 330,
    name: 'Marcos Vinícius Teixeira',
    cpf: '61509283730',
    phone: '41992223344',
    type: 'promoter',
    level: 2,
    workplace: null,
    registration: null,
    address: {
      cep: '80010000',
      state: 'Paraná',
      city: 'Curitiba',
      neighborhood: 'Centro',
      address: 'Rua XV de Novembro',
      number: '700',
    },
  },
]

/** The first is the demo promoter; the others are known by their codes and networks. */
export const demoPromoters = [
  {
    email: 'promotor@petisco.example',
    name: 'Marcos Vinícius Teixeira',
    code: 'MARCOS7',
    phone: '41992223344',
  },
  { email: 'simone@petisco.example', name: 'Simone Arruda', code: 'SIMONE4', phone: '31988112233' },
  { email: 'patricia@petisco.example', name: 'Patrícia Lemos', code: 'PATI2026', phone: '81987334455' },
  { email: 'anderson@petisco.example', name: 'Anderson Kuhn', code: 'ANDER51', phone: '51986445566' },
] as const

export const demoStaff: DemoStaff[] = [
  { email: 'gestao@petisco.example', name: 'Lúcia Ferraz', role: 'admin' },
  { email: 'revisao@petisco.example', name: 'Rita Camargo', role: 'reviewer' },
  { email: 'suporte@petisco.example', name: 'Tiago Nunes', role: 'support' },
]

/** Whose redemptions are in every state, and who is saving for a prize. */
export const demoShoppers = { redeemer: 'veterinaria@petisco.example', saver: 'atendente@petisco.example' }
