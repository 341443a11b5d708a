# Functions that build the module of the page. Sourced by the scripts.

wasm_target=wasm32-unknown-none-wasm
wasm_folder="$root/.build/wasm"
web_sources="$root/Sources/PantomimeWeb"
wasm_resources="$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')"
wasm_unicode="$wasm_resources/embedded/$wasm_target/libswiftUnicodeDataTables.a"

# Settings for small code: no specialized copy of a function for each closure passed to it; hardly
# any inlining, so that `swift_retain` remains a function, for example; no duplicated blocks to save
# jumps; and no stack checks, because the engine keeps the stack separate from return addresses.
inlining_threshold=-20
small_settings=(
  -Xllvm -sil-disable-pass=closure-specialize
  -Xllvm -sil-inline-removed-call-benefit=5
  -Xllvm -sil-disable-pass=jump-threading
  -Xllvm -sil-inline-overall-caller-block-limit=1
  -Xllvm -inline-threshold="$inlining_threshold"
  -Xfrontend -disable-stack-protector
)

# Prints the path of a tool in Swift's toolchain, because another clang may not support wasm.
wasm_tool() {
  local path="${wasm_resources%/lib/swift}/bin/$1"
  if [[ -x "$path" ]]; then echo "$path"; else command -v "$1"; fi
}

# Prints the tools that are needed to build the module but are missing; prints nothing if there are
# none.
missing_for_wasm() {
  [[ -e "$wasm_unicode" ]] || echo "the toolchain has no Embedded Swift for $wasm_target"
  wasm_tool clang >/dev/null && wasm_tool wasm-ld >/dev/null || echo "clang or wasm-ld is missing"
}

# Prints the hash of the sources of modules, including the texts that these embed, and of the
# scripts that build them: wasm_hash MODULE…
wasm_hash() {
  local module
  {
    for module in "$@"; do texts_of "$module"; done
    (cd "$root/Sources" && find "$@" -name '*.swift' -o -name '*.c') | LC_ALL=C sort |
      sed "s|^|$root/Sources/|"
    echo "$root/scripts/lib/core.bash"
    echo "$root/scripts/lib/wasm.bash"
  } | xargs "${sha256[@]}" | "${sha256[@]}" | cut -c 1-16
}

# Returns whether something was built from the current sources: is_built NAME HASH
is_built() { [[ "$(cat "$wasm_folder/$1-hash" 2>/dev/null)" == "$2" ]]; }

# Compiles a C file for the module: compile_for_wasm FILE OBJECT
compile_for_wasm() {
  "$(wasm_tool clang)" --target=wasm32-unknown-unknown -O2 -ffreestanding -fno-builtin -mbulk-memory \
    -Wall -Wextra -Werror -c "$1" -o "$2"
}

# Links a module: link_wasm NAME ARGUMENTS…
#
# The linker compiles the page's bitcode. Unlike the Swift compiler, the linker knows all the code
# and the address of every global variable, so calls have fewer arguments and addresses are
# constants. It also merges equal functions.
link_wasm() {
  "$(wasm_tool wasm-ld)" -z stack-size=1048576 --stack-first --gc-sections --strip-all -O2 \
    --lto-O2 -mllvm -enable-merge-functions -mllvm -inline-threshold="$inlining_threshold" \
    --compress-relocations \
    -o "$wasm_folder/$1.wasm" "${@:2}" "$wasm_folder/web.bc" "$wasm_folder/shim.o" "$wasm_unicode"
}

# Makes the page's module smaller if Binaryen is installed: by 9 %, or by 3 % when compressed.
shrink_wasm() {
  local features=(--enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int --enable-mutable-globals)
  command -v wasm-opt >/dev/null || return 0
  wasm-opt -Oz "${features[@]}" "$1" -o "$1.small" && mv "$1.small" "$1"
}

# Builds the module, unless its sources are unchanged since the last build.
build_wasm() {
  local modules page exports=() name
  modules="$(wasm_hash "${plain_modules[@]}")"
  page="$(wasm_hash "${plain_modules[@]}" PantomimeWeb)"
  if is_built page "$page"; then return; fi
  mkdir -p "$wasm_folder"
  rm -f "$wasm_folder/page-hash"
  if ! is_built modules "$modules"; then
    rm -f "$wasm_folder/modules-hash"
    embed_modules "$wasm_folder" -target "$wasm_target" -Osize || return
    echo "$modules" >"$wasm_folder/modules-hash"
  fi
  compile_module PantomimeWeb "${embedded_settings[@]}" "${small_settings[@]}" \
    -target "$wasm_target" -Osize -I "$wasm_folder" -emit-ir -o "$wasm_folder/web.ll" || return
  # The compiler of Swift 6.3 crashes when it writes bitcode.
  "$(wasm_tool clang)" --target="$wasm_target" -Wno-override-module -Xclang -disable-llvm-passes \
    -c -emit-llvm "$wasm_folder/web.ll" -o "$wasm_folder/web.bc" || return
  rm "$wasm_folder/web.ll"
  compile_for_wasm "$web_sources/Runtime/shim.c" "$wasm_folder/shim.o" || return
  while IFS= read -r name; do exports+=("--export=$name"); done < <(
    sed -n 's/^@_cdecl("\(.*\)")$/\1/p' "$web_sources/Exports.swift"
  )
  link_wasm pantomime --no-entry "${exports[@]}" || return
  shrink_wasm "$wasm_folder/pantomime.wasm" || return
  # Embedded Swift prints a placeholder for a value without a description, such as a case of an
  # enumeration, instead of reporting an error.
  if grep -q 'cannot print value' "$wasm_folder/pantomime.wasm"; then
    echo "something is put into a string that Embedded Swift has no text for"
    return 1
  fi
  gzip -9 -n -c "$wasm_folder/pantomime.wasm" >"$wasm_folder/pantomime.wasm.gz" || return
  echo "$page" >"$wasm_folder/page-hash"
}
