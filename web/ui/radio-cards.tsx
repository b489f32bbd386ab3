import { type ChangeEvent, useId } from 'react'
import { useControl } from './control.ts'
import { FieldNote } from './field-note.tsx'
import styles from './radio-cards.module.css'

type RadioCard<Value extends string> = {
  readonly value: Value
  readonly title: string
  readonly text?: string
  readonly picture?: string
  readonly tone?: 'info' | 'caramel' | 'success' | 'action'
}

type RadioCardsProps<Value extends string> = {
  label: string
  /** Where the heading asks the question, the label is only read aloud. */
  isLabelHidden?: boolean
  layout?: 'rows' | 'tiles'
  name: string
  cards: readonly RadioCard<Value>[]
  value?: Value | undefined
  defaultValue?: Value | undefined
  onChoose?: (value: Value) => void
  /** The id of the first card, to which the error summary leads. */
  id?: string | undefined
  hint?: string | undefined
  fault?: string | undefined
}

export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { label, isLabelHidden = false, layout = 'rows', name, cards, hint, fault } = props
  const { control, noteId } = useControl(props.id, { hint, fault })
  return (
    <fieldset className={styles.cards} aria-describedby={control['aria-describedby']} data-layout={layout}>
      <legend className={styles.legend} data-hidden={isLabelHidden}>
        {label}
      </legend>
      {cards.map((card, index) => (
        <Card
          key={card.value}
          {...card}
          id={index === 0 ? control.id : `${control.id}-${card.value}`}
          name={name}
          isFaulty={Boolean(fault)}
          chosen={chosenIn(props, card.value)}
        />
      ))}
      <div className={styles.note}>
        <FieldNote id={noteId} hint={hint} fault={fault} />
      </div>
    </fieldset>
  )
}

function Card(props: RadioCard<string> & { id: string; name: string; isFaulty: boolean; chosen: object }) {
  const { value, title, text, picture, tone = 'caramel', id, name, isFaulty, chosen } = props
  const titleId = useId()
  const textId = `${titleId}-text`
  return (
    <label className={styles.card}>
      {picture && (
        <span className={styles.tile} data-tone={tone}>
          <img src={picture} width="48" height="48" alt="" />
        </span>
      )}
      <span className={styles.words}>
        <b id={titleId}>{title}</b>
        {text && <span id={textId}>{text}</span>}
      </span>
      <input
        type="radio"
        id={id}
        name={name}
        value={value}
        aria-labelledby={titleId}
        aria-describedby={text ? textId : undefined}
        data-faulty={isFaulty}
        {...chosen}
      />
    </label>
  )
}

function chosenIn<Value extends string>(props: RadioCardsProps<Value>, value: Value) {
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => props.onChoose?.(target.value as Value)
  return 'value' in props
    ? { checked: props.value === value, onChange }
    : { defaultChecked: props.defaultValue === value, onChange }
}
