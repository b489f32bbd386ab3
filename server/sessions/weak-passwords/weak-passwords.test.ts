import { expect, test as plain } from 'vitest'
import { changePassword, requestPasswordReset, resetPassword } from '#contract/passwords.ts'
import { signIn } from '#contract/sessions.ts'
import { signUp } from '#contract/sign-up.ts'
import { changeStaffPassword, chooseStaffPassword } from '#contract/staff-account.ts'
import { sendPasswordLink } from '#contract/staff-team.ts'
import { guessable } from '#server/sessions/known-of-member.ts'
import { signUpForm } from '#server/testing/sign-up-form.ts'
import { test } from '#server/testing/test.ts'
import { isWeakPassword } from './is-weak.ts'
import { knownWords } from './known-words.ts'

const about = [
  'Petisco',
  ...guessable({
    name: 'Camila Nogueira Souza',
    profile_name: 'Pet Center Goiânia',
    email: 'camila.nogueira77@petcenter.example',
    phone: '62998877665',
  }),
]

const weak =
  `12345678 123456789 1234567890 11111111 87654321 password password1 Password123 P@ssw0rd P@ssw0rd123
  passw0rd! qwerty123 qwertyuiop qwerty!@# 1q2w3e4r 1qaz2wsx zaq12wsx asdfghjkl asdf1234 abc12345 abc123456 abcd1234
  1234abcd 123456abc a1b2c3d4e5 q1w2e3r4t5 zxcvbnm123 aaaaaa1! iloveyou1 letmein1 Welcome123! monkey123 dragon123
  sunshine1 princess1 football1 superman1 batman123 michael1 trustno1 pokemon1 starwars1 minecraft1 admin123 Admin@123
  administrator root1234 test1234 teste123 changeme mudar123 123mudar trocar123 acesso123 usuario1 senha123 Senha@123
  senha#123 1234senha s3nh4123 Senha2026! senha!@# minhasenha senhaforte senha.segura senhasenha1 novasenha1 brasil123
  Brasil2026 flamengo1 Flamengo10 corinthians1910 palmeiras1 vasco123 gremio1903 saopaulo1 mengao10 gabriel123 joao1234
  maria123 anajulia1 mariajose ana12345 pedro2020 lucas1995 jesus123 deus1234 euteamo1 amorzinho amordavida familia1
  cachorro1 gatinho1 chocolate1 princesa1 campeão10 vitória1 janeiro2026 verao2026 futebol10 petshop123 veterinaria1
  racao1234 gato1234 totó1234 15031990 19900315 31/12/1988`.split(/\s+/)

const weakForCamila = `petisco123 Petisco2026 p3t1sc0123 petisco@123 petiscoapp petisco-demo petiscopetisco
  123petisco camila123 Camila@2026 c4m1l4123 camilasouza camila.nogueira nogueira1! souza2026 CamilaNogueiraSouza
  petcenter1 PetCenter@2026 p3tc3nt3r petcentergoiania goiania123 camila.nogueira77@petcenter.example 62998877665
  998877665`.split(/\s+/)

const good = [
  'tijolo verde 7',
  'Tijolo7verde',
  'kR4#pQz!',
  '90817263',
  'cavalo correto bateria grampo',
  'senhora do destino',
  'ração é amor 🐶',
  'racao-e-petisco',
  'caramelo na lagoa',
  'outra coisa 9',
  'xk7Qm2Lp',
  'T9#vL2@qXz',
  'h8n2-pw4c-zz1k',
  'chuva.na.serra.22',
  'jaca madura no quintal',
  'meu cachorro late às 3',
  'camila comprou 3 pneus',
  'petisco de frango na chapa',
  'o gato subiu no telhado',
  'violão-desafinado-41',
  'comi 4 pastéis na praia',
  'zebra-lunar-ferro',
  'M4ngu31r4-na-Lapa',
]

plain('there are at least fifty thousand known ones', async () => {
  expect((await knownWords()).all.size).toBeGreaterThan(50_000)
})

plain(`${weak.length} weak passwords are refused to everybody`, async () => {
  const known = await knownWords()
  expect(weak.length).toBeGreaterThanOrEqual(96)
  expect(weak.filter((password) => !isWeakPassword(password, ['Petisco'], known))).toEqual([])
})

plain('a password made of the programme, the person, the shop or the e-mail is refused', async () => {
  const known = await knownWords()
  expect(weakForCamila.filter((password) => !isWeakPassword(password, about, known))).toEqual([])
})

plain('good passwords pass', async () => {
  const known = await knownWords()
  expect(good.filter((password) => isWeakPassword(password, about, known))).toEqual([])
})

plain('the longest password is answered at once', async () => {
  const known = await knownWords()
  const before = process.threadCpuUsage()
  for (const piece of ['a1', '1', 'petisco', '4@', 'ana']) isWeakPassword(piece.repeat(100), about, known)
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(200)
})

const told = {
  status: 422,
  answer: { errors: { password: ['Esta senha é fácil de adivinhar. Escolha outra.'] } },
}
const twice = (password: string) => ({ password, password_confirmation: password })

test('whoever signs up cannot take one', async ({ api }) => {
  const person = {
    name: 'Helena Prado',
    profile_name: 'Canil Serra Dourada',
    email: 'hprado@criacao.example',
  }
  for (const password of ['abc123456', 'petisco123', 'helena2026', 'SerraDourada1', 'hprado123', 'cr1acao1'])
    expect(await api.try(signUp, signUpForm({ ...person, ...twice(password) }))).toMatchObject(told)
  await api.call(signUp, signUpForm({ ...person, ...twice('jaca madura 4') }))
})

test('nor whoever changes or recovers theirs, and the old one stays', async ({
  api,
  given,
  mailbox,
  runJobs,
}) => {
  const ana = await given.member({ name: 'Ana Quaresma', workplace: 'Clínica Bom Amigo' })
  await api.call(requestPasswordReset, { email: ana.email })
  await runJobs()
  const token = /token=([\w-]+)/.exec(mailbox.to(ana.email)[0]?.text ?? '')?.[1] ?? ''
  for (const password of ['abc123456', 'Petisco@2026', 'quaresma1', 'bomamigo12', ana.email]) {
    expect(await api.as(ana).try(changePassword, twice(password))).toMatchObject(told)
    expect(await api.try(resetPassword, { token, ...twice(password) })).toMatchObject(told)
  }
  expect((await api.try(signIn, ana)).status).toBe(200)
  await api.call(resetPassword, { token, ...twice('jaca madura 4') })
})

test('nor the team', async ({ api, given, mailbox, runJobs }) => {
  const rita = await given.staff({ name: 'Rita Camargo' })
  await api.as(await given.staff({ role: 'admin' })).call(sendPasswordLink, { id: rita.id })
  await runJobs()
  const token = /token=([\w-]+)/.exec(mailbox.to(rita.email)[0]?.text ?? '')?.[1] ?? ''
  for (const password of ['abc123456', 'petisco123', 'Camargo2026', 'ritacamargo']) {
    const change = { ...twice(password), current_password: rita.password }
    expect(await api.as(rita).try(changeStaffPassword, change)).toMatchObject(told)
    expect(await api.try(chooseStaffPassword, { token, ...twice(password) })).toMatchObject(told)
  }
  await api.call(chooseStaffPassword, { token, ...twice('jaca madura 4') })
})
