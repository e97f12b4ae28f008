#!/usr/bin/env bash
# What the Action does: one lint run gives the annotations, the summary of the job and the SARIF file;
# schemas that changed since a Git revision are compared with it.
# The inputs arrive as environment variables; FAIRWRIGHT can name a command that is installed already.
set -euo pipefail

if [ -z "${FAIRWRIGHT:-}" ]; then
  if [ -n "${VERSION:-}" ]; then
    folder="$RUNNER_TEMP/fairwright"
    npm install --silent --prefix "$folder" "fairwright@$VERSION"
    FAIRWRIGHT="$folder/node_modules/.bin/fairwright"
  else
    root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
    [ -e "$root/dist/apps/cli/main.js" ] || (cd "$root" && npm ci --silent --omit=dev)
    FAIRWRIGHT="$root/bin/fairwright.js"
  fi
fi

sarif="${SARIF:-${RUNNER_TEMP:-.}/fairwright.sarif}"
summary="$(mktemp)"
trap 'rm -f "$summary"' EXIT
words=(--format github --report "markdown=$summary" --report "sarif=$sarif")
for input in CONFIG PRESET BASELINE FAIL_ON; do
  flag="${input,,}"
  if [ -n "${!input:-}" ]; then words+=("--${flag//_/-}" "${!input}"); fi
done
# Globs are for the command, not for this shell; paths and standards are separated by spaces.
set -f
for standard in ${TARGET:-}; do words+=(--for "$standard"); done
# shellcheck disable=SC2206
paths=(${PATHS:-.})

code=0
"$FAIRWRIGHT" lint "${paths[@]}" "${words[@]}" || code=$?
# GitHub drops a summary of more than 1 MiB.
head -c 1000000 "$summary" >>"${GITHUB_STEP_SUMMARY:-/dev/null}"
echo "sarif=$sarif" >>"${GITHUB_OUTPUT:-/dev/null}"

# Compares a file with its version in the revision. What is no schema is left to the lint run.
compare() {
  local compared=0
  "$FAIRWRIGHT" diff "$COMPARE_WITH:./$1" "$1" --format github 2>/dev/null || compared=$?
  if [ "$compared" -le 1 ]; then
    { echo "### $1"; "$FAIRWRIGHT" diff "$COMPARE_WITH:./$1" "$1" --format markdown || true; } >>"${GITHUB_STEP_SUMMARY:-/dev/null}"
  fi
  [ "$compared" -ne 1 ]
}

isComparable=true
if [ -n "${COMPARE_WITH:-}" ]; then
  changed="$(git diff --relative --name-only --diff-filter=M "$COMPARE_WITH" -- "${paths[@]}" | grep -E '\.(json|ya?ml)$' || true)"
  while IFS= read -r file; do
    if [ -n "$file" ]; then compare "$file" || isComparable=false; fi
  done <<<"$changed"
fi
# 3: a file is not JSON or YAML. It is among the annotations, and no reason to fail if nothing is.
if [ "$code" -eq 3 ] && [ "${FAIL_ON:-}" = never ]; then code=0; fi
if [ "$code" -eq 0 ] && [ "$isComparable" = false ]; then code=1; fi
exit "$code"
