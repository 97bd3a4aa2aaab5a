#!/bin/sh
# Renders the chart with each of its example values into deploy/helm/rendered, where the tests look at it. Needs helm; run it from anywhere.
set -eu
cd "$(dirname "$0")"
KUBERNETES=1.34.0

for values in keepout/ci/*-values.yaml; do
  name=$(basename "$values" -values.yaml)
  helm lint --strict --quiet keepout --values "$values"
  helm template keepout keepout --namespace keepout --kube-version "$KUBERNETES" --values "$values" > "rendered/$name.yaml"
done
find keepout -type f | LC_ALL=C sort | xargs sha256sum > rendered/CHART.sha256
