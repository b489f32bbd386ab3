import { isCnpj } from '#domain/documents.ts'
import { cpfNumber } from '#server/testing/sign-up-form.ts'

export type Amounts = { products: number; prizes: number; distributors: number; members: number }

/** Of the issue that a pet-food maker has on a Monday; the tests are content with a few of each. */
export const wholeProgramme: Amounts = { products: 300, prizes: 100, distributors: 12, members: 4000 }
export const shortProgramme: Amounts = { products: 6, prizes: 3, distributors: 2, members: 12 }

export const priceOf = (prize: number) => 100 + prize * 10
export const balanceOf = (member: number) => 50 + (member % 7) * 25
export const emailOf = (member: number) => `pessoa-${member}@antigo.example`
export const promoterCode = 'ENSAIO1'
const shopCnpj = cnpjNumber(1)

/** Files as the operator fills them in: the heads of the template, and only the columns that are needed. */
export function importFiles({ products, prizes, distributors, members }: Amounts) {
  return [
    {
      kind: 'distributors',
      lines: [
        'Código externo;Distribuidor;CNPJ',
        ...numbers(distributors).map((each) => `D-${each};Distribuidora ${each};${cnpjNumber(100 + each)}`),
      ],
    },
    {
      kind: 'products',
      lines: [
        'Código externo;Nome;Marca;Pet;SKU;Moedas por real;Linha;Descrição;Saco (kg);Ativo',
        ...numbers(products).map(
          (each) => `P-${each};Ração ${each} 15 kg;Marca;cão;SKU-${each};1;Adultos;Completa;15;sim`,
        ),
      ],
    },
    {
      kind: 'product_codes',
      lines: [
        'CNPJ;Código do produto;EAN ou SKU',
        ...numbers(products).map((each) => `${cnpjNumber(101)};C-${each};SKU-${each}`),
      ],
    },
    {
      kind: 'prizes',
      lines: [
        'Código externo;Nome;Descrição;Preço em moedas;Categoria;Estoque inicial;Ativo',
        ...numbers(prizes).map((each) => `G-${each};Prêmio ${each};Novo;${priceOf(each)};Casa;5;sim`),
      ],
    },
    {
      kind: 'promoters',
      lines: [
        'Código externo;Nome completo;E-mail;Celular;Código de indicação',
        `R-1;Paula Ramos;paula@antigo.example;11987654321;${promoterCode}`,
      ],
    },
    {
      kind: 'members',
      lines: [
        'Código externo;Perfil;Nome completo;E-mail;CPF;Celular;Clínica, loja ou canil;CRMV ou CNPJ da loja;Saldo;Saldo válido até;CEP;Rua;Número;Bairro;Cidade;Estado',
        ...numbers(members).map(
          (each) =>
            `M-${each};balconista;Pessoa ${each};${emailOf(each)};${cpfNumber(each)};11987654321;Loja ${each};${shopCnpj};${balanceOf(each)};31/12/2030;01310100;Avenida Paulista;${each};Bela Vista;São Paulo;SP`,
        ),
      ],
    },
  ] as const
}

export function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place + 1)
}

function cnpjNumber(number: number): string {
  const base = `${String(11_000_000 + number)}0001`
  const ends = Array.from({ length: 100 }, (_, end) => String(end).padStart(2, '0'))
  return base + ends.find((end) => isCnpj(base + end))
}
