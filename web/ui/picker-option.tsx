import { IconCheck } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import styles from './picker-option.module.css'

export type PickerChoice = {
  readonly value: string
  readonly title: string
  readonly text?: string
  readonly keywords?: string
  readonly picture?: string
  readonly tag?: ReactNode
}

type PickerOptionProps = Omit<PickerChoice, 'keywords'> & Omit<ComponentProps<'input'>, 'value' | 'title'>

export function PickerOption({ value, title, text, picture, tag, ...input }: PickerOptionProps) {
  const titleId = useId()
  const detailId = `${titleId}-detail`
  const hasDetail = Boolean(text || tag)
  return (
    <label className={styles.option}>
      {picture && (
        <span className={styles.tile}>
          <img src={picture} width="34" height="44" alt="" />
        </span>
      )}
      <span className={styles.words}>
        <b id={titleId}>{title}</b>
        {hasDetail && (
          <span className={styles.detail} id={detailId}>
            {text}
            {tag}
          </span>
        )}
      </span>
      <span className={styles.mark}>
        <input
          {...input}
          value={value}
          aria-labelledby={titleId}
          aria-describedby={hasDetail ? detailId : undefined}
        />
        <IconCheck size={18} stroke={3} aria-hidden="true" />
      </span>
    </label>
  )
}
