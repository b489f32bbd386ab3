import { IconEyeOff, IconFileTypeXml, IconHelpCircle } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import ofDistributor from '#brand/art/paper-distributor.svg'
import ofShop from '#brand/art/paper-shop.svg'
import { memberPaths } from '#contract/paths.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import type { IconShape } from '#web/ui/icon-shape.ts'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Which papers earn coins, with a picture of each, where the XML is and what to cover. */
export function WhichInvoice() {
  const { sending, which } = useInvoicesWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>
        <Row as="span" gap={1}>
          <IconHelpCircle size={20} aria-hidden="true" />
          {sending.whatCounts}
        </Row>
      </TextButton>
      <Dialog isOpen={isOpen} title={which.title} leaveLabel={which.close} onClose={() => setOpen(false)}>
        <Stack gap={4}>
          <p>{which.intro}</p>
          <Paper picture={ofDistributor} title={which.distributor}>
            {which.distributorText}
          </Paper>
          <Paper picture={ofShop} title={which.shop}>
            {which.shopText}
          </Paper>
          <Advice Icon={IconFileTypeXml} title={which.xml}>
            {which.xmlText}
          </Advice>
          <Advice Icon={IconEyeOff} title={which.cover}>
            {which.coverText}
          </Advice>
          <TextLink isAlone to={memberPaths.regulation}>
            {which.rules}
          </TextLink>
        </Stack>
      </Dialog>
    </>
  )
}

type PartProps = { title: string; children: ReactNode }

function Paper({ picture, title, children }: PartProps & { picture: string }) {
  return (
    <Row as="section" gap={4} align="start" hasOneLine>
      <img src={picture} width="96" height="120" alt="" />
      <Part title={title}>{children}</Part>
    </Row>
  )
}

function Advice({ Icon, title, children }: PartProps & { Icon: IconShape }) {
  return (
    <Row as="section" gap={3} align="start" hasOneLine>
      <Icon size={24} aria-hidden="true" />
      <Part title={title}>{children}</Part>
    </Row>
  )
}

function Part({ title, children }: PartProps) {
  return (
    <div>
      <Text as="h3" look="part-title">
        {title}
      </Text>
      <p>{children}</p>
    </div>
  )
}
