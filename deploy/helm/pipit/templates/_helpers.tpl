{{- define "pipit.labels" -}}
app.kubernetes.io/name: pipit
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{/* What finds the pods of one deployment: (list $ "web"). */}}
{{- define "pipit.selector" -}}
app.kubernetes.io/name: pipit
app.kubernetes.io/instance: {{ (index . 0).Release.Name }}
app.kubernetes.io/component: {{ index . 1 }}
{{- end }}

{{- define "pipit.image" -}}
{{- $repository := required "image.repository is missing: the registry and name of your image" .Values.image.repository -}}
{{- if .Values.image.digest }}{{ $repository }}@{{ .Values.image.digest }}{{ else }}{{ $repository }}:{{ .Values.image.tag }}{{ end }}
{{- end }}

{{- define "pipit.secret" -}}
{{- if .Values.secrets.external.enabled -}}
{{ .Release.Name }}-pipit
{{- else -}}
{{ required "secrets.existingSecret is missing: name a Secret with SECRET_KEY and DATABASE_URL, or enable secrets.external" .Values.secrets.existingSecret }}
{{- end -}}
{{- end }}
