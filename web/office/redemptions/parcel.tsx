import { IconX } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Answer } from '#contract/endpoint.ts'
import { officeMember } from '#contract/members-office.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import type { RedemptionStatus } from '#contract/redemptions.ts'
import { officeRedemption } from '#contract/redemptions-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useMay } from '#web/office/kit/staff-person.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { masked, phoneMask } from '#web/ui/masks.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Pane } from '#web/ui/pane.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Timeline } from '#web/ui/timeline.tsx'
import { LabelsButton } from './labels-button.tsx'
import { MailCode } from './mail-code.tsx'
import { ParcelSteps } from './parcel-steps.tsx'
import styles from './redemptions.module.css'
import { StatusTag } from './status-tag.tsx'
import { stepsFor } from './steps.ts'
import { useOfficeRedemptionsWords } from './words.ts'

export function Parcel({ id, closeTo }: { id: string; closeTo: string }) {
  const { parcelPage } = useOfficeRedemptionsWords()
  const { data: parcel } = useSuspenseQuery(queryOf(officeApi, officeRedemption, { id }))
  return (
    <Pane
      title={parcel.code}
      note={parcel.title}
      end={
        <>
          <StatusTag status={parcel.status} kind={parcel.kind} />
          <Link className={styles.close} to={closeTo} aria-label={parcelPage.close} preventScrollReset>
            <IconX size={20} aria-hidden="true" />
          </Link>
        </>
      }
      foot={
        <>
          {stepsFor([parcel]).includes('ship') && <LabelsButton parcels={[parcel]} />}
          {parcel.kind === 'digital' && parcel.status === 'delivered' && parcel.member && (
            <MailCode id={parcel.id} />
          )}
          <ParcelSteps parcels={[parcel]} />
        </>
      }
    >
      {parcel.member === null && <Notice kind="attention">{parcelPage.accountDeleted}</Notice>}
      {parcel.reason && <Notice kind="neutral">{parcelPage.reason(parcel.reason)}</Notice>}
      <ParcelFacts parcel={parcel} />
      <ParcelWay parcel={parcel} />
    </Pane>
  )
}

function ParcelFacts({ parcel }: { parcel: Answer<typeof officeRedemption> }) {
  const { parcelPage, parcels, codeDesk } = useOfficeRedemptionsWords()
  const { coins, date } = useFormat()
  const { member, address } = parcel
  // Who keeps the catalogue has no business with the person beyond the parcel.
  const mayOpenMember = useMay()(officeMember)
  return (
    <Facts>
      {member && (
        <Fact name={parcels.member}>
          {mayOpenMember ? (
            <TextLink to={linkTo(officePaths.member, { id: member.id })}>{member.name}</TextLink>
          ) : (
            member.name
          )}
          <br />
          {member.email}
        </Fact>
      )}
      {address && (
        <Fact name={parcelPage.address}>
          {[`${address.address}, ${address.number}`, address.complement].filter(Boolean).join(' - ')}
          <br />
          {address.neighborhood}
          <br />
          {`${address.city} ${address.state}`}
          <br />
          {parcelPage.cep(address.cep.replace(/^(\d{5})(\d{3})$/, '$1-$2'))}
        </Fact>
      )}
      <Fact name={parcels.kind}>{parcels.kinds[parcel.kind]}</Fact>
      {parcel.phone && <Fact name={parcels.phone}>{masked(phoneMask, parcel.phone)}</Fact>}
      {parcel.best_time && <Fact name={parcels.bestTime}>{parcels.bestTimes[parcel.best_time]}</Fact>}
      {parcel.is_uncovered !== null && (
        <Fact name={codeDesk.code}>{parcel.is_uncovered ? codeDesk.seen : codeDesk.covered}</Fact>
      )}
      <Fact name={parcels.coins}>{coins(parcel.coins)}</Fact>
      {parcel.kind !== 'digital' && <Fact name={parcels.dueBy[parcel.kind]}>{date(parcel.deliver_by)}</Fact>}
      {parcel.carrier && <Fact name={parcels.carrier}>{parcel.carrier}</Fact>}
      {(parcel.tracking_code || parcel.tracking_link) && (
        <Fact name={parcels.trackingCode}>
          {parcel.tracking_link ? (
            <a href={parcel.tracking_link} target="_blank" rel="noreferrer">
              {parcel.tracking_code || parcelPage.follow}
            </a>
          ) : (
            parcel.tracking_code
          )}
        </Fact>
      )}
    </Facts>
  )
}

function ParcelWay({ parcel }: { parcel: Answer<typeof officeRedemption> }) {
  const { parcelPage, parcels } = useOfficeRedemptionsWords()
  const { date, dateTime } = useFormat()
  const isOver = parcel.status === 'delivered' || parcel.status === 'cancelled'
  const titleOf = (step: RedemptionStatus) =>
    (step === 'delivered' && parcels.got[parcel.kind]) || parcels.states[step]
  const past = parcel.path.map(({ at, step, note }, place) => {
    const isLast = place === parcel.path.length - 1
    const state = step === 'cancelled' ? 'failed' : isLast && !isOver ? 'current' : 'done'
    return {
      key: `${step} ${at}`,
      state,
      stateWord: parcelPage.stepStates[state],
      title: titleOf(step),
      note: [dateTime(at), note].filter(Boolean).join(' · '),
    } as const
  })
  // The promise of an experience is the call.
  const isCall = parcel.kind === 'experience' && parcel.status === 'requested'
  const isKept = parcel.kind === 'experience' && !isCall
  const coming = {
    key: 'coming',
    state: 'coming',
    stateWord: parcelPage.stepStates.coming,
    title: titleOf(isCall ? 'contacted' : 'delivered'),
    note: isKept ? '' : parcelPage.until(date(parcel.deliver_by)),
  } as const
  return <Timeline label={parcelPage.way} steps={isOver ? past : [...past, coming]} />
}
