# Functions about the long checks: their names, the files that they cover, and whether they are due.
# Sourced by the scripts.
#
# scripts/long-checks has a line for each long check, which contains the check's name, the hash that
# the covered files had when the check last passed, and the covered files. A check is due if the
# hash of these files has changed.

long_checks="$root/scripts/long-checks"

# Prints the names of all long checks.
long_names() { sed -e '/^#/d' -e 's/ .*//' "$long_checks"; }

is_long() { long_names | grep -qx "$1"; }

# Prints the files and folders that a check covers.
covered_by() { awk -v name="$1" '$1 == name { for (at = 3; at <= NF; at++) print $at }' "$long_checks"; }

sha256=(sha256sum)
if ! command -v sha256sum >/dev/null; then sha256=(shasum -a 256); fi

# Prints the hash of the names and the contents of the files that a check covers.
hash_of() {
  local covered
  covered="$(covered_by "$1")"
  # These paths contain no spaces. Hidden files, Python's caches and articles aren't sources, so
  # they don't count.
  (cd "$root" && find $covered -type f ! -name '.*' ! -path '*/__pycache__/*' ! -path '*.docc/*' -print0 |
    LC_ALL=C sort -z | xargs -0 "${sha256[@]}") | "${sha256[@]}" | cut -c 1-16
}

# Prints the checks whose files have changed since they passed.
due_checks() {
  local name
  for name in $(long_names); do
    if ! grep -q "^$name *$(hash_of "$name") " "$long_checks"; then echo "$name"; fi
  done
}

# Records that a check has passed, with the hash of its files before it ran.
has_passed() {
  awk -v name="$1" -v hash="$2" '$1 == name { sub(" [^ ]+ ", " " hash " ") } { print }' \
    "$long_checks" >"$long_checks.new"
  mv "$long_checks.new" "$long_checks"
}
