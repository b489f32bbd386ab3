import { useState } from 'react'
import type { OfficeDistributor } from '#contract/catalogue-office.ts'
import type { Answer } from '#contract/endpoint.ts'
import {
  distributorCodes,
  forgetDistributorCode,
  SentDistributorCode,
  setDistributorCode,
} from '#contract/invoices-codes.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useMay } from '#web/office/kit/staff-person.ts'
import { useAction } from '#web/office/kit/use-action.ts'
import { longestOf } from '#web/platform/bounds.ts'
import { Form } from '#web/platform/form.tsx'
import { Loaded } from '#web/platform/loaded.tsx'
import { queryOf, refresh } from '#web/platform/query.ts'
import { missing, useSending } from '#web/platform/sending.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PlainTable } from '#web/ui/plain-table.tsx'
import { Select } from '#web/ui/select.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { useOfficeCatalogueWords } from './words.ts'

type DistributorCodesProps = { distributor: OfficeDistributor; onClose: () => void }

export function DistributorCodes({ distributor: { id, title }, onClose }: DistributorCodesProps) {
  const { productCodes } = useOfficeCatalogueWords()
  return (
    <Dialog isOpen isWide title={productCodes.title(title)} leaveLabel={productCodes.close} onClose={onClose}>
      <Loaded waiting={<Waiting height="240px" />}>
        <Codes id={id} />
      </Loaded>
    </Dialog>
  )
}

function Codes({ id }: { id: string }) {
  const { productCodes } = useOfficeCatalogueWords()
  const known = useSuspenseQuery(queryOf(officeApi, distributorCodes, { id })).data
  const mayChange = useMay()(setDistributorCode)
  const isKnown = known.roots.length > 0
  return (
    <Stack gap={4}>
      <Text look="small-quiet">{isKnown ? productCodes.note : productCodes.noCnpj}</Text>
      {known.codes.length > 0 ? <CodeTable id={id} known={known} /> : isKnown && <p>{productCodes.none}</p>}
      {mayChange && isKnown && <NewCode id={id} known={known} />}
    </Stack>
  )
}

type CodesProps = { id: string; known: Answer<typeof distributorCodes> }

function CodeTable({ id, known: { roots, codes } }: CodesProps) {
  const { productCodes, distributorList } = useOfficeCatalogueWords()
  const mayChange = useMay()(forgetDistributorCode)
  const forget = useAction<{ root: string; code: string }>({
    act: (code) => officeApi.call(forgetDistributorCode, { id, ...code }),
    done: productCodes.removed,
    failed: productCodes.failed,
    refreshes: [distributorCodes],
  })
  return (
    <PlainTable label={productCodes.button} isLong>
      <thead>
        <tr>
          <th scope="col">{productCodes.code}</th>
          <th scope="col">{productCodes.product}</th>
          {roots.length > 1 && <th scope="col">{productCodes.company}</th>}
          {mayChange && <th scope="col">{distributorList.actions}</th>}
        </tr>
      </thead>
      <tbody>
        {codes.map(({ root, code, product }) => (
          <tr key={`${root} ${code}`}>
            <th scope="row">{code}</th>
            <td>{product}</td>
            {roots.length > 1 && <td>{root}</td>}
            {mayChange && (
              <td>
                <TextButton
                  aria-label={productCodes.removeOf(code)}
                  disabled={forget.isPending}
                  onClick={() => forget.mutate({ root, code })}
                >
                  {productCodes.remove}
                </TextButton>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}

function NewCode({ id, known: { roots, products } }: CodesProps) {
  const { productCodes } = useOfficeCatalogueWords()
  // Fresh fields for the next code, once one is saved.
  const [saved, setSaved] = useState(0)
  const { isSending, failure, submit, forgive } = useSending(
    async ({ root = roots[0] ?? '', code = '', product_id = '' }: Record<string, string>) => {
      await officeApi.call(setDistributorCode, { id, root, code, product_id })
      toast(productCodes.saved(code))
      setSaved((count) => count + 1)
      await refresh(distributorCodes)
    },
    (typed) => missing(typed, { code: productCodes.codeMissing, product_id: productCodes.productMissing }),
  )
  return (
    <Form key={saved} onSubmit={submit} onEdit={forgive} failure={failure} fallback={productCodes.failed}>
      {roots.length > 1 && (
        <Select
          name="root"
          label={productCodes.company}
          options={roots.map((root) => ({ value: root, label: root }))}
        />
      )}
      <TextField
        name="code"
        label={productCodes.code}
        fault={failure?.fields.code}
        maxLength={longestOf(SentDistributorCode.shape.code)}
        autoComplete="off"
      />
      <Select
        name="product_id"
        label={productCodes.product}
        emptyLabel={productCodes.choose}
        fault={failure?.fields.product_id}
        options={products.map(({ id: value, title }) => ({ value, label: title }))}
      />
      <Row spread="end">
        <Button type="submit" isBusy={isSending}>
          {productCodes.add}
        </Button>
      </Row>
    </Form>
  )
}
