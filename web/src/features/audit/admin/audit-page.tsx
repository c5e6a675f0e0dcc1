import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Lead } from '../../../ui/layout/lead.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { auditText } from '../../../family/texts/audit-texts.ts'
import { exportAudit } from '../api/export-audit.ts'
import { getAuditEntries } from '../api/get-audit-entries.ts'
import { auditColumns } from './audit-columns.tsx'
import { auditFilters } from './audit-filters.ts'
import { VerifyAudit } from './verify-audit.tsx'

export function AuditPage() {
  return (
    <>
      <PageTitle>{t`Audit`}</PageTitle>
      <Lead>
        <Trans>
          Everything that superadmins did, and what they read of families, newest first. Entries cannot be changed. To
          find what one person did, or what was done to one account, type the whole email address.
        </Trans>
      </Lead>
      <VerifyAudit />
      <DataTable
        name="audit"
        label={t`Audit`}
        columns={auditColumns()}
        rowName={({ action }) => auditText(action)}
        filters={auditFilters()}
        fetchPage={getAuditEntries}
        exportCsv={exportAudit}
        empty={
          <p>
            <Trans>Nothing has been recorded yet.</Trans>
          </p>
        }
      />
    </>
  )
}
