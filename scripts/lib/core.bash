# Compiles the core by itself; it imports nothing, so it needs no package build. Sourced.

# Compiles Sources/PantomimeKit with the house's settings: compile_core ARGUMENTS FOR swiftc…
compile_core() {
  local sources=()
  while IFS= read -r -d '' file; do sources+=("$file"); done < <(
    find "$root/Sources/PantomimeKit" -name '*.swift' -print0 | sort -z
  )
  swiftc -module-name PantomimeKit -swift-version 6 -wmo -parse-as-library -warnings-as-errors \
    -enable-upcoming-feature ExistentialAny \
    -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility \
    "$@" "${sources[@]}"
}
