import type { Db, Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { hashChosenPassword, type KnownOfPerson } from './chosen-password.ts'
import { deleteLinksOf, insertLink, type LinkOwners, openLinkOwner, takeLink } from './queries.ts'
import { createToken, hashToken } from './token.ts'

type NewLink = { ownerId: string; expiresAt: Temporal.Instant }

export async function createPasswordLink(tx: Tx, owners: LinkOwners, link: NewLink): Promise<string> {
  const token = createToken()
  await insertLink(tx, owners, { ...link, tokenHash: token.hash })
  return token.text
}

type PasswordChoice = { token: string; password: string; now: Temporal.Instant }

/** The link is checked first, so that strangers cannot make us hash. */
export async function prepareNewPassword(
  db: Db,
  owners: LinkOwners,
  { token, password, now }: PasswordChoice,
  knownOf: (ownerId: string) => Promise<KnownOfPerson>,
) {
  const tokenHash = hashToken(token)
  const ownerId = await openLinkOwner(db, owners, { tokenHash, now })
  if (!ownerId) throw new Refusal('recovery_link_spent')
  return { tokenHash, passwordHash: await hashChosenPassword(password, await knownOf(ownerId)) }
}

/** Works once: of two at the same time one is refused. */
export async function spendPasswordLink(tx: Tx, owners: LinkOwners, link: Parameters<typeof takeLink>[2]) {
  const ownerId = await takeLink(tx, owners, link)
  if (!ownerId) throw new Refusal('recovery_link_spent')
  return ownerId
}

export async function voidPasswordLinks(tx: Tx, owners: LinkOwners, ownerId: string) {
  await deleteLinksOf(tx, owners, ownerId)
}
