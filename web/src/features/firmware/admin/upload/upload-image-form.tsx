import { t } from '@lingui/core/macro'
import type { DeviceProtocol } from '@pipit/contract/devices/devices'
import { uploadFirmwareImage } from '@pipit/contract/firmware/images'
import { Form, Input, type FormInstance } from 'antd'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { notify } from '../../../../ui/feedback/notifications.ts'
import { EditForm } from '../../../../ui/forms/edit-form.tsx'
import { RadioGroup } from '../../../../ui/forms/option-group.tsx'
import { formatSize } from '../format-size.ts'
import type { FirmwareSettings } from '../../api/get-firmware-settings.ts'
import { useUploadImage } from '../../api/upload-image.ts'
import { FileInput, withoutValue } from './file-input.tsx'
import { readImage } from './read-image.ts'
import { modelText } from './model-text.ts'
import { readSignature, readSignedModel, readSignedProtocol } from './read-signature.ts'
import { toFormError } from './upload-error.ts'
import { UploadProgress } from './upload-progress.tsx'

interface Values {
  file: File | undefined
  protocol: DeviceProtocol
  hardwareModel: string
  version: string
  signature: string
  notes: string
}

const initial: Values = {
  file: undefined,
  protocol: 'pipit',
  hardwareModel: '',
  version: '',
  signature: '',
  notes: '',
}

const protocols = () => [
  {
    id: 'pipit',
    name: t`Devices of ours`,
    description: t`They come from a batch, and check the signature themselves.`,
  },
  {
    id: 'xiaozhi',
    name: t`Boards with the xiaozhi firmware`,
    description: t`The image was signed with the option --boards. The boards themselves check no signature.`,
  },
]

export function UploadImageForm({ settings }: { settings: FirmwareSettings }) {
  const { maxImageBytes, models } = settings
  const id = useId()
  const navigate = useNavigate()
  const [sentShare, setSentShare] = useState<number>()
  const uploading = useUploadImage(setSentShare)
  const [about, setAbout] = useState<string>()
  const limit = formatSize(maxImageBytes)
  const schema = uploadFirmwareImage.query.extend({ file: z.file(/*i18n*/ 'Choose the file of the image.') })

  async function upload({ file, ...query }: z.input<typeof schema>) {
    setSentShare(0)
    try {
      return await uploading.mutateAsync({ query, file })
    } catch (error) {
      throw toFormError(error)
    } finally {
      setSentShare(undefined)
    }
  }

  async function readChosen(form: FormInstance<Values>, file: File | undefined) {
    setAbout(undefined)
    if (!file) return
    const image = await readImage(file, maxImageBytes)
    // Another file was chosen in the meantime.
    if (form.getFieldValue('file') !== file) return
    if ('problem' in image) return form.setFields([{ name: 'file', errors: [image.problem] }])
    const { chip, projectName } = image
    setAbout(t`An image for ${chip}, built as ${projectName}.`)
    form.setFields([{ name: 'version', value: image.version, errors: [] }])
  }

  /** The whole output of the command can be pasted: it says what was signed, too. */
  function fillSigned(form: FormInstance<Values>, text: string) {
    const [model, protocol] = [readSignedModel(text), readSignedProtocol(text)]
    if (model !== undefined) form.setFields([{ name: 'hardwareModel', value: model, errors: [] }])
    if (protocol !== undefined) form.setFields([{ name: 'protocol', value: protocol, errors: [] }])
  }

  /** Both kinds of device may have a model of this name; then nothing is filled in. */
  function fillProtocol(form: FormInstance<Values>, hardwareModel: string) {
    const [known, another] = models.filter((model) => model.hardwareModel === hardwareModel.trim())
    if (known && !another) form.setFields([{ name: 'protocol', value: known.protocol, errors: [] }])
  }

  async function readSignatureFile(form: FormInstance<Values>, file: File | undefined) {
    const text = await file?.text()
    if (text === undefined) return
    form.setFields([{ name: 'signature', value: text.trim(), errors: [] }])
    fillSigned(form, text)
  }

  return (
    <EditForm
      schema={schema}
      initial={initial}
      toBody={({ signature, version, ...rest }) =>
        ({ ...rest, version: version.trim(), signature: readSignature(signature) }) as z.input<typeof schema>
      }
      save={upload}
      onSaved={() => {
        void notify('success', { title: t`The image is uploaded` })
        void navigate('/admin/firmware')
      }}
      submitText={t`Upload`}
      busyText={t`Uploading ...`}
    >
      {(form) => (
        <>
          <Form.Item
            name="file"
            getValueProps={withoutValue}
            label={t`File`}
            extra={about ?? t`The application that ESP-IDF builds, up to ${limit}.`}
          >
            <FileInput accept=".bin,application/octet-stream" onChange={(file) => void readChosen(form, file)} />
          </Form.Item>
          <Form.Item
            name="signature"
            label={t`Signature`}
            extra={t`Paste what the command has printed, all of it or only the signature.`}
          >
            <Input.TextArea
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              autoSize={{ minRows: 2, maxRows: 8 }}
              onChange={({ target }) => fillSigned(form, target.value)}
            />
          </Form.Item>
          <Form.Item label={t`Or choose a file with it`} htmlFor={`${id}-signature`}>
            <FileInput
              id={`${id}-signature`}
              accept=".txt,.sig,text/plain"
              onChange={(file) => void readSignatureFile(form, file)}
            />
          </Form.Item>
          <Form.Item
            name="hardwareModel"
            label={t`Hardware model`}
            extra={t`Exactly as the devices’ batch names it, or the board its build.`}
          >
            <Input
              size="large"
              dir="auto"
              autoComplete="off"
              maxLength={200}
              list={`${id}-models`}
              onChange={({ target }) => fillProtocol(form, target.value)}
            />
          </Form.Item>
          <datalist id={`${id}-models`}>
            {models.map((model) => (
              <option key={`${model.protocol} ${model.hardwareModel}`} value={model.hardwareModel}>
                {modelText(model)}
              </option>
            ))}
          </datalist>
          <Form.Item name="protocol">
            <RadioGroup legend={t`Who installs it`} options={protocols()} />
          </Form.Item>
          <Form.Item name="version" label={t`Version`} extra={t`As it was built into the image.`}>
            <Input size="large" dir="ltr" autoComplete="off" maxLength={100} />
          </Form.Item>
          <Form.Item name="notes" label={t`Notes (optional)`} extra={t`What is new, for other superadmins.`}>
            <Input.TextArea dir="auto" autoSize={{ minRows: 2, maxRows: 8 }} />
          </Form.Item>
          {sentShare !== undefined && <UploadProgress share={sentShare} />}
        </>
      )}
    </EditForm>
  )
}
