{{/* What every pod of Keepout is: not root, nothing to gain, no token of the cluster. */}}
{{- define "keepout.podSecurity" -}}
automountServiceAccountToken: false
# A service called keepout would write KEEPOUT_PORT into every environment beside it.
enableServiceLinks: false
{{- with .Values.imagePullSecrets }}
imagePullSecrets: {{- toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
{{- end -}}

{{- define "keepout.containerSecurity" -}}
image: {{ include "keepout.image" . | quote }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end -}}

{{/* What a container knows of the installation; `.part` is server, worker or migrations. */}}
{{- define "keepout.environment" -}}
{{- $root := .root -}}
- name: KEEPOUT_MODE
  value: production
- name: KEEPOUT_DATABASE_URL
  valueFrom: { secretKeyRef: { name: {{ $root.Values.secrets.name | quote }}, key: {{ $root.Values.secrets.keys.databaseUrl | quote }} } }
- name: KEEPOUT_SECRETS_KEY
  valueFrom: { secretKeyRef: { name: {{ $root.Values.secrets.name | quote }}, key: {{ $root.Values.secrets.keys.secretsKey | quote }} } }
{{- if ne .part "migrations" }}
- name: KEEPOUT_PUBLIC_URL
  value: {{ $root.Values.publicUrl | quote }}
- name: KEEPOUT_ISSUER_URL
  value: {{ $root.Values.issuerUrl | quote }}
{{- if not (hasKey $root.Values.settings "KEEPOUT_WORKERS") }}
# As many threads as it may have processors.
- name: KEEPOUT_WORKERS
  valueFrom: { resourceFieldRef: { containerName: {{ .part }}, resource: limits.cpu, divisor: "1" } }
{{- end }}
{{- with $root.Values.secrets.keys.metricsToken }}
- name: KEEPOUT_METRICS_TOKEN
  valueFrom: { secretKeyRef: { name: {{ $root.Values.secrets.name | quote }}, key: {{ . | quote }} } }
{{- end }}
{{- end }}
{{- if $root.Values.authority.configMap }}
- name: NODE_EXTRA_CA_CERTS
  value: /etc/keepout/authority/{{ $root.Values.authority.key }}
{{- end }}
{{- range $name, $value := $root.Values.settings }}
- name: {{ $name }}
  # Numbers are whole; as Helm writes large ones by itself nobody could read them.
  value: {{ kindIs "string" $value | ternary $value ($value | int64 | toString) | quote }}
{{- end }}
{{- range $name, $from := $root.Values.secretSettings }}
- name: {{ $name }}
  valueFrom: { secretKeyRef: { name: {{ $from.name | quote }}, key: {{ $from.key | quote }} } }
{{- end }}
{{- end -}}

{{/* All that is written to, and the certificates that are believed. */}}
{{- define "keepout.mounts" -}}
- { name: temporary, mountPath: /tmp }
- { name: cache, mountPath: /var/lib/keepout }
{{- if .Values.authority.configMap }}
- { name: authority, mountPath: /etc/keepout/authority, readOnly: true }
{{- end }}
{{- end -}}

{{- define "keepout.volumes" -}}
- name: temporary
  emptyDir: { sizeLimit: {{ .temporarySize }} }
- name: cache
  emptyDir: { sizeLimit: {{ .cacheSize }} }
{{- with .root.Values.authority.configMap }}
- name: authority
  configMap: { name: {{ . | quote }} }
{{- end }}
{{- end -}}

{{/* The port that the kubelet asks is called http in every pod. */}}
{{- define "keepout.probes" -}}
# Until database, migrations and queue have answered once.
startupProbe:
  httpGet: { path: /health/ready, port: http }
  periodSeconds: 5
  timeoutSeconds: 5
  failureThreshold: 60
# Asks nobody else: a database that is slow takes no server out of service.
readinessProbe:
  httpGet: { path: /health/serving, port: http }
  periodSeconds: 2
  timeoutSeconds: 2
  failureThreshold: 2
# The process turns.
livenessProbe:
  httpGet: { path: /health/live, port: http }
  periodSeconds: 10
  timeoutSeconds: 5
  failureThreshold: 6
{{- end -}}

{{- define "keepout.placement" -}}
{{- $placement := pick . "nodeSelector" "tolerations" "affinity" "topologySpreadConstraints" -}}
{{- range $name, $value := $placement }}
{{- if $value }}
{{ $name }}: {{- toYaml $value | nindent 2 }}
{{- end }}
{{- end }}
{{- end -}}
