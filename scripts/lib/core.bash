# Functions that compile the modules of the language without the package manager, which is possible
# because these modules import only each other. Sourced by the scripts.

# The modules, each after those that it imports.
core_modules=(PantomimeKinetics PantomimeGestures PantomimeKit)
plain_modules=(
  "${core_modules[@]}" PantomimeProps PantomimeScenes PantomimeReporting PantomimeScripting
  PantomimeLessons PantomimeDiscovery
)

embedded_settings=(-enable-experimental-feature Embedded)

# Writes the Swift file with the texts that a module embeds, which is empty if there are none, and
# prints its path: texts_of NAME
texts_of() {
  local file="$root/.build/texts/$1.swift"
  mkdir -p "$root/.build/texts"
  "$root/Sources/PantomimeTexts/embed" "$1" "$file" && echo "$file"
}

# Compiles a module with the project's settings: compile_module NAME ARGUMENTS FOR swiftc…
compile_module() {
  local module="$1" sources=()
  shift
  sources=("$(texts_of "$module")") || return
  while IFS= read -r -d '' file; do sources+=("$file"); done < <(
    find "$root/Sources/$module" -name '*.swift' -print0 | sort -z
  )
  compile_sources "$module" "$@" "${sources[@]}"
}

# Compiles sources from any folder with the same settings: compile_sources NAME ARGUMENTS AND
# SOURCES FOR swiftc…
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

# Compiles the modules of the core, and writes their interfaces to a folder: emit_core FOLDER
# ARGUMENTS FOR swiftc…
emit_core() {
  local folder="$1" module
  shift
  for module in "${core_modules[@]}"; do
    compile_module "$module" "$@" -I "$folder" \
      -emit-module -emit-module-path "$folder/$module.swiftmodule" || return
  done
}

# Checks that all modules compile for Embedded Swift, and writes their interfaces to a folder:
# embed_modules FOLDER ARGUMENTS FOR swiftc…
embed_modules() {
  local folder="$1" module
  shift
  for module in "${plain_modules[@]}"; do
    compile_module "$module" "${embedded_settings[@]}" "$@" -I "$folder" \
      -emit-module -emit-module-path "$folder/$module.swiftmodule" || return
  done
}
