import { demoDistributors } from '#db/demo-catalogue.ts'
import { shopNamed } from '#db/demo-shops.ts'
import type { Company } from './sample-invoice.ts'

/** Three of the demo's distributors, whose invoices are credited at once. */
export const sellers = {
  paulista: {
    title: 'Paulista Pet Distribuidora',
    name: 'PAULISTA PET DISTRIBUIDORA LTDA',
    cnpj: cnpjOf('Paulista Pet Distribuidora'),
    stateInscription: '110042490114',
    street: 'Avenida dos Autonomistas',
    district: 'Centro',
    cityCode: '3534401',
    city: 'Osasco',
    state: 'SP',
    cep: '06020010',
  },
  boaRacao: {
    title: 'Boa Ração Distribuidora',
    name: 'BOA RACAO DISTRIBUIDORA LTDA',
    cnpj: cnpjOf('Boa Ração Distribuidora'),
    stateInscription: '0623079040081',
    street: 'Rua dos Caetés',
    district: 'Centro',
    cityCode: '3106200',
    city: 'Belo Horizonte',
    state: 'MG',
    cep: '30120080',
  },
  litoral: {
    title: 'Litoral Pet Atacado',
    name: 'LITORAL PET ATACADO SA',
    cnpj: cnpjOf('Litoral Pet Atacado'),
    stateInscription: '99999993',
    street: 'Rua Primeiro de Março',
    district: 'Centro',
    cityCode: '3304557',
    city: 'Rio de Janeiro',
    state: 'RJ',
    cep: '20010000',
  },
} satisfies Record<string, Company & { title: string }>

/** The demo attendant's. */
export const shop: Company = {
  name: 'Pet Center Bom Amigo',
  cnpj: shopNamed('Pet Center Bom Amigo').cnpj,
  stateInscription: '114814878119',
  street: 'Rua Vergueiro',
  district: 'Vila Mariana',
  cityCode: '3550308',
  city: 'São Paulo',
  state: 'SP',
  cep: '04101300',
}

export const otherShop: Company = { ...shop, name: 'Bicho Inventado Pet Shop', cnpj: '11444777000161' }

function cnpjOf(title: string): string {
  return demoDistributors.find((one) => one.title === title)?.cnpjs[0] ?? ''
}
