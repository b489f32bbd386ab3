import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { programmeDay } from '#domain/business-days.ts'
import { makeSamples, type Sample } from './samples.ts'

/** Puts new samples in the place of those that are in the folder: invoices, what they are, and whom to trust. */
export async function writeSamples(folder: string, now: Temporal.Instant) {
  const { goodUntil, certificates, samples } = makeSamples(now)
  const trustDir = join(folder, 'trust')
  await mkdir(trustDir, { recursive: true })
  for (const file of await readdir(folder)) if (file.endsWith('.xml')) await rm(join(folder, file))
  for (const [file, pem] of Object.entries(certificates)) await writeFile(join(trustDir, file), pem)
  for (const { file, xml } of samples) await writeFile(join(folder, file), xml)
  const madeOn = programmeDay(now.epochMilliseconds)
  await writeFile(join(folder, 'README.md'), pageOf(samples, { madeOn, goodUntil }))
  return { trustDir, samples, goodUntil }
}

type Dates = { madeOn: string; goodUntil: Temporal.PlainDate }

function pageOf(samples: readonly Sample[], { madeOn, goodUntil }: Dates): string {
  return `# Signed invoices to try it with

Made on ${madeOn} by \`npm run samples\`, good until **${goodUntil}**: the programme takes invoices for ninety days. Later, or to send them all again, \`npm run samples\` makes new ones with new numbers; start the app again afterwards, for they have new certificates.

1. \`npm start\`, and sign in at http://localhost:3000 as \`atendente@petisco.example\` with \`petisco-demo\`.
2. *Enviar nota*, *Arquivo*, and choose one of the files. Number, products and values are filled in by it: send it as it is.
3. Open the invoice in the list. Within seconds it is counted, or it waits for a person.

| file | what it is | what happens |
|---|---|---|
${samples.map((sample) => `| [${sample.file}](${sample.file}) | ${sample.seller}. ${sample.about} | ${outcomeOf(sample)} |`).join('\n')}

Sent a second time, a counted one is refused: its key has earned. With other values than the signed ones it waits for a person too. What the machine found is in the back office, http://localhost:3000/gestao, where \`gestao@petisco.example\` may also set how much it decides.

\`trust/\` holds the certificates of an invented authority. Only a demo world that nobody else can reach trusts it by itself; everywhere else it is \`TRUST_DIR\` that says whom to trust. Nobody has its keys: they are made anew each time and written nowhere. \`TRUST_DIR=docs/samples/trust npm run proof -- docs/samples/*.xml\` tells what the signatures prove.
`
}

function outcomeOf({ outcome, coins }: Sample): string {
  return { counted: `counted at once: ${coins} coins`, ...waits }[outcome]
}

const waits = {
  proof: 'waits for a person: the signature does not fit any more',
  buyer: 'waits for a person: the buyer is another shop',
  amount: 'waits for a person: above the limit of 1,500 coins',
}
