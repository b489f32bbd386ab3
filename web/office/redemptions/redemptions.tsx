import { Navigate, useParams, useSearchParams } from 'react-router'
import { ParcelList } from './parcel-list.tsx'
import { useTrackingImport } from './tracking-import.ts'

export function Redemptions() {
  const { id } = useParams()
  const [params] = useSearchParams()
  const importing = useTrackingImport()
  const state = params.get('status')
  if (state === null) return <Navigate to="?status=requested" replace />
  return <ParcelList key={state} state={state} id={id} importing={importing} />
}
