# Compiles the modules of the language by themselves; they import nothing but one another, so they need
# no package build. Sourced.

# Each after those that it imports.
plain_modules=(PantomimeKit PantomimeProps PantomimeScenes PantomimeReporting PantomimeScripting)

# The folders of the core that know nothing of the rest of it, in two rooms, each of which may use only
# itself and the one before: pure functions, and gestures.
core_rooms=("Time Geometry Timing Numerals" "Gesture")

# The compiler of 6.3 breaks off where an array in an enumeration is laid out in advance; this keeps it
# from that.
embedded_settings=(-enable-experimental-feature Embedded -Xllvm -sil-disable-pass=object-outliner)

# Compiles a module with the house's settings: compile_module NAME ARGUMENTS FOR swiftc…
compile_module() {
  local module="$1" sources=()
  shift
  while IFS= read -r -d '' file; do sources+=("$file"); done < <(
    find "$root/Sources/$module" -name '*.swift' -print0 | sort -z
  )
  compile_sources "$module" "$@" "${sources[@]}"
}

# The same for sources of any place: compile_sources NAME ARGUMENTS AND SOURCES FOR swiftc…
compile_sources() {
  local module="$1"
  shift
  swiftc -module-name "$module" -package-name pantomime -swift-version 6 -wmo -parse-as-library \
    -warnings-as-errors \
    -enable-upcoming-feature ExistentialAny \
    -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility \
    "$@"
}

# The core alone.
compile_core() { compile_module PantomimeKit "$@"; }

# Checks all of them for Embedded Swift, and leaves in a folder what others import of them:
# embed_modules FOLDER ARGUMENTS FOR swiftc…
embed_modules() {
  local folder="$1" module
  shift
  for module in "${plain_modules[@]}"; do
    compile_module "$module" "${embedded_settings[@]}" "$@" -I "$folder" \
      -emit-module -emit-module-path "$folder/$module.swiftmodule" || return
  done
}

# Checks that the lower rooms of the core do without the upper ones: the compiler is shown nothing else.
check_rooms() {
  local room folder file folders=() files
  for room in "${core_rooms[@]}"; do
    for folder in $room; do folders+=("$root/Sources/PantomimeKit/$folder"); done
    files=()
    while IFS= read -r -d '' file; do files+=("$file"); done < <(
      find "${folders[@]}" -name '*.swift' -print0 | sort -z
    )
    compile_sources PantomimeKit -typecheck "${files[@]}" || return
  done
}
