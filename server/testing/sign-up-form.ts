import type { Input } from '#contract/endpoint.ts'
import type { signUp } from '#contract/sign-up.ts'
import { isCpf } from '#domain/documents.ts'

type Form = Input<typeof signUp>

let forms = 0

export function signUpForm(facts: Partial<Form> = {}): Form {
  const number = ++forms
  const password = facts.password ?? 'tijolo verde 7'
  return {
    profile_type: 'breeder',
    name: 'Rogério Amaral',
    profile_name: 'Canil Serra Dourada',
    email: `pessoa-${number}@test.example`,
    password,
    password_confirmation: password,
    phone: '(62) 99887-7665',
    cpf: cpfNumber(number),
    accept_regulation: true,
    cep: '74003-010',
    state: 'Goiás',
    city: 'Goiânia',
    neighborhood: 'Setor Central',
    address: 'Avenida Goiás',
    number: '310',
    ...facts,
  }
}

export function cpfNumber(number: number): string {
  const base = String(300_000_000 + number)
  const ends = Array.from({ length: 100 }, (_, end) => String(end).padStart(2, '0'))
  return base + ends.find((end) => isCpf(base + end))
}
