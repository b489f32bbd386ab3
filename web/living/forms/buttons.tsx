import { IconChevronLeft, IconPlus, IconSearch, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Density } from '#web/ui/density.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { formWords } from './words.ts'

export function Buttons() {
  const { button } = formWords
  const [isBusy, setBusy] = useState(false)
  return (
    <>
      <Row gap={3}>
        <Button isBusy={isBusy} onClick={() => setBusy(true)}>
          {isBusy ? button.busy : button.primary}
        </Button>
        <Button variant="soft">
          <IconPlus aria-hidden="true" />
          {button.soft}
        </Button>
        <Button variant="outline">{button.outline}</Button>
        <Button variant="quiet">{button.quiet}</Button>
        <Button variant="danger">{button.danger}</Button>
      </Row>
      <Row gap={3}>
        <Button isBusy>{button.busy}</Button>
        <Button size="small">{button.small}</Button>
        <Button size="small" variant="outline">
          {button.outline}
        </Button>
        <Density value="dense">
          <Button>{button.dense}</Button>
          <Button variant="outline">{button.outline}</Button>
        </Density>
      </Row>
      <Stack gap={5}>
        <Button isFullWidth>{button.long}</Button>
        <Text look="quiet" id="closed-reason">
          {button.closedReason}
        </Text>
        <Button isFullWidth disabled aria-describedby="closed-reason">
          {button.closed}
        </Button>
      </Stack>
    </>
  )
}

export function IconButtons() {
  const { button } = formWords
  return (
    <Row gap={3}>
      <IconButton label={button.remove} Icon={IconTrash} />
      <IconButton label={button.search} Icon={IconSearch} hasLine />
      <IconButton label={button.previous} Icon={IconChevronLeft} disabled />
      <Density value="dense">
        <IconButton label={button.search} Icon={IconSearch} hasLine />
      </Density>
    </Row>
  )
}

export function Links() {
  const { button } = formWords
  return (
    <>
      <Row gap={3}>
        <ButtonLink to="#link">{button.link}</ButtonLink>
        <ButtonLink to="#link" variant="soft" size="small">
          {button.link}
        </ButtonLink>
        <ButtonLink to="#link" variant="outline">
          {button.link}
        </ButtonLink>
        <TextLink to="#link" isAlone>
          {button.textLink}
        </TextLink>
      </Row>
      <p>
        {button.sentence} <TextLink to="#link">{button.inSentence}</TextLink>
      </p>
    </>
  )
}
