import { parseArgs } from 'node:util'
import { listProducts } from '#contract/catalogue.ts'
import { firstSteps } from '#contract/first-steps.ts'
import { sendInvoice } from '#contract/invoices.ts'
import { approveInvoice, claimInvoice, officeInvoices } from '#contract/invoices-office.ts'
import { currentUser } from '#contract/members.ts'
import { officeMembers, verifyMember } from '#contract/members-office.ts'
import { officePage, publishPage } from '#contract/pages-office.ts'
import { memberPaths } from '#contract/paths.ts'
import { redeem } from '#contract/redemptions.ts'
import {
  deliverRedemption,
  officeRedemption,
  prepareRedemption,
  shipRedemption,
} from '#contract/redemptions-office.ts'
import { changeSettings, readSettings } from '#contract/settings.ts'
import { acceptInvitation, signUp } from '#contract/sign-up.ts'
import { chooseStaffPassword } from '#contract/staff-account.ts'
import { listStore } from '#contract/store.ts'
import { problem } from '#server/platform/problem.ts'
import { photo } from '#server/testing/pictures.ts'
import { signUpForm } from '#server/testing/sign-up-form.ts'
import {
  bringIn,
  type Caller,
  chosen,
  eventually,
  signInStaff,
  staffPassword,
  takeIn,
  tokenIn,
} from './rehearsal/acts.ts'
import { countByHand } from './rehearsal/count.ts'
import {
  type Amounts,
  balanceOf,
  emailOf,
  importFiles,
  numbers,
  priceOf,
  promoterCode,
  shortProgramme,
  wholeProgramme,
} from './rehearsal/files.ts'
import { openPlace, type Place } from './rehearsal/place.ts'
import { tellProblem } from './tell-problem.ts'

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, database: { type: 'string' } },
})
await rehearse(values.short ? shortProgramme : wholeProgramme).catch(tellProblem)

type Team = { lucia: Caller; davi: Caller; rita: Caller }

/** From an empty database to a prize at somebody's door, by nothing that an operator or a member could not do. */
async function rehearse(amounts: Amounts) {
  await using place = await step('web ×2 and a worker start on an empty database', () =>
    openPlace(values.database),
  )
  const team = await step('the first admin comes by the command line, the others by mail', () =>
    gatherTeam(place),
  )
  await step('settings and the regulation are made the operator’s own', () => setUp(team))
  for (const file of importFiles(amounts))
    await step(`${file.lines.length - 1} ${file.kind.replace('_', ' ')} are imported`, () =>
      bringIn(file, { by: team.lucia, letInBy: team.davi }),
    )
  await step('nothing is missing before the doors open', () => requireStepsDone(team))
  const ana = await step('somebody accepts the invitation that came by mail', () => acceptFrom(place))
  await step('somebody signs up with the promoter’s code and is verified', () => comeIn(place, team))
  await step('an invoice is sent, reviewed, and its coins arrive', () => earn(ana, team))
  const prize = await step('a prize is redeemed, packed, shipped and delivered', () =>
    deliver({ ana, team, amounts }),
  )
  await step('the invitations of who was imported arrive', () => requireInvitations(place, amounts))
  await step('every figure is what one counts by hand', () =>
    countByHand(place, { ...team, ana, amounts, prize }),
  )
}

async function step<Done>(what: string, act: () => Promise<Done>): Promise<Done> {
  const began = performance.now()
  const done = await act()
  console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${what}`)
  return done
}

async function gatherTeam(place: Place): Promise<Team> {
  const printed = await place.command(
    'staff-create',
    '--name',
    'Lúcia Farias',
    '--email',
    'lucia@ensaio.example',
  )
  const token = tokenIn(printed, staffPassword)
  await place.api(0).call(chooseStaffPassword, { token, ...chosen })
  const lucia = await signInStaff(place.api(0), 'lucia@ensaio.example')
  const davi = await takeIn(place, lucia, { name: 'Davi Rocha', email: 'davi@ensaio.example', role: 'admin' })
  const rita = await takeIn(place, lucia, {
    name: 'Rita Camargo',
    email: 'rita@ensaio.example',
    role: 'reviewer',
  })
  return { lucia, davi, rita }
}

async function setUp({ lucia }: Team) {
  const { version } = await lucia.call(readSettings)
  await lucia.call(changeSettings, { invoice_max_age_days: 60, undo_seconds: 1, version })
  const page = await lucia.call(officePage, { page: 'regulation' })
  await lucia.call(publishPage, { page: 'regulation', texts: page.texts, version: page.version })
}

async function requireStepsDone({ lucia }: Team) {
  const { steps } = await lucia.call(firstSteps)
  const missing = steps.filter(({ is_done }) => !is_done).map(({ step }) => step)
  if (missing.length > 0) throw problem(`still missing: ${missing.join(', ')}`)
}

async function acceptFrom(place: Place): Promise<Caller> {
  const mail = await invitationOf(place, 1)
  const form = { token: tokenIn(mail, memberPaths.invitation), ...chosen, accept_regulation: true }
  const { access_token: token } = await place.api(0).call(acceptInvitation, form)
  return place.api(1).as({ token })
}

function invitationOf(place: Place, member: number) {
  return eventually(`the invitation of ${emailOf(member)}`, async () => place.mailsTo(emailOf(member))[0])
}

async function comeIn(place: Place, { davi }: Team) {
  const email = 'rogerio@novo.example'
  const form = signUpForm({ email, code: promoterCode, cpf: '52998224725' })
  const { access_token: token } = await place.api(1).call(signUp, form)
  const rogerio = place.api(0).as({ token })
  const [found] = (await davi.call(officeMembers, { q: email })).items
  if (!found) throw problem('who signed up is not in the office')
  if (found.level < 3) await davi.call(verifyMember, { id: found.id })
  const { level } = await rogerio.call(currentUser)
  if (level.id !== 3) throw problem('who was verified is not told so')
  await eventually('the welcome', async () => place.mailsTo(email)[0])
}

async function earn(ana: Caller, { rita }: Team) {
  const [product] = await ana.call(listProducts)
  if (!product) throw problem('no product can be chosen')
  const image = new File([await photo({ width: 600, height: 800 })], 'nota.jpg', { type: 'image/jpeg' })
  await ana.with({ idempotencyKey: crypto.randomUUID() }).call(sendInvoice, {
    number: '1042',
    products: [{ product_id: product.id, value: '379.80' }],
    image,
  })
  const [invoice] = (await rita.call(officeInvoices, {})).items
  if (!invoice) throw problem('the invoice is not in the queue')
  await eventually('the photo to be read', async () => {
    const { version } = await rita.call(claimInvoice, { id: invoice.id })
    const approved = await rita.try(approveInvoice, { id: invoice.id, version })
    if (!approved.ok && approved.answer.code !== 'not_read_yet')
      throw problem(JSON.stringify(approved.answer))
    return approved.ok || undefined
  })
  await eventually('the coins', async () => {
    const { rewards } = await ana.call(currentUser)
    return rewards.coins > balanceOf(1) || undefined
  })
}

type Delivery = { ana: Caller; team: Team; amounts: Amounts }

async function deliver({ ana, team: { davi }, amounts }: Delivery) {
  const prize = Math.min(amounts.prizes, 20)
  const found = (await ana.call(listStore)).find(({ value }) => value === priceOf(prize))
  if (!found) throw problem('the prize is not in the store')
  const wish = { product_id: found.id, value: found.value }
  const { id } = await ana.with({ idempotencyKey: crypto.randomUUID() }).call(redeem, wish)
  const now = async () => ({ id, version: (await davi.call(officeRedemption, { id })).version })
  await davi.call(prepareRedemption, await now())
  await davi.call(shipRedemption, { ...(await now()), carrier: 'Correios', tracking_code: 'BR123456789' })
  await davi.call(deliverRedemption, await now())
  return prize
}

/** They leave slowly, so that a mail server takes them: half an hour for all of a large programme. */
async function requireInvitations(place: Place, { members }: Amounts) {
  for (const member of numbers(Math.min(members, 50))) await invitationOf(place, member)
}
