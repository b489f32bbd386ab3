import type { User } from '#contract/members.ts'
import { formatCnpj } from '#web/platform/cnpj.ts'
import styles from './registration.module.css'
import { useMembersWords } from './words.ts'

/** Who the person is in the programme. */
export function Registration({ user }: { user: User }) {
  const { members } = useMembersWords()
  const { name, type, value } = user.profile
  return (
    <section className={styles.card} aria-labelledby="registration">
      <h2 id="registration">{members.registration}</h2>
      <p className={styles.person}>
        <b>{user.name}</b>
        <span>{user.email}</span>
      </p>
      <dl>
        <Fact label={members.profile} value={members.profiles[type]} />
        {name && <Fact label={members.workplaces[type]} value={name} />}
        {value && type === 'veterinarian' && <Fact label={members.crmv} value={value} />}
        {value && type === 'attendant' && <Fact label={members.cnpj} value={formatCnpj(value)} />}
      </dl>
    </section>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
