# Builds the release program, if anything has changed since the last time. Sourced by the scripts.

release_program="$root/.build/release/pantomime"
release_stamp="$root/.build/release-is-newer-than"

# The stamp is made before a build begins, so what is saved meanwhile counts as newer. Change times,
# unlike modification times, cannot be set back; a folder's own one tells of files added and removed.
# A find that cannot compare them fails, and then there is a build.
release_is_current() {
  local newer
  [[ -x "$release_program" && -e "$release_stamp" ]] || return 1
  newer="$(find "$root/Package.swift" "$root/Sources" -newercm "$release_stamp" -print -quit 2>/dev/null)" &&
    [[ -z "$newer" ]]
}

build_release() {
  if release_is_current; then return; fi
  need_swift
  need_libedit
  mkdir -p "$root/.build"
  local stamp log flags
  find_release_flags
  stamp="$(mktemp "$release_stamp.XXXXXX")"
  log="$(mktemp "$root/.build/release-log.XXXXXX")"
  trap 'rm -f "$stamp" "$log"' EXIT
  if [[ ! -x "$release_program" ]]; then say "building; this takes a minute or two the first time"; fi
  if ! swift build --quiet --package-path "$root" --configuration release --product pantomime \
    ${flags[@]+"${flags[@]}"} >"$log" 2>&1; then
    cat "$log" >&2
    give_up "the build failed"
  fi
  mv -f "$stamp" "$release_stamp"
  rm -f "$log"
  trap - EXIT
}

# One file with all libraries inside, at an address of its own, starts in a quarter of the time: there is
# nothing to load and next to nothing to relocate. Where an archive is missing, the shared library is
# taken; on a Mac all of it is left as it is usual there. Sets `flags`.
find_release_flags() {
  local resources folder="$root/.build/archives" name archive
  flags=()
  resources="$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')"
  if [[ ! -d "${resources}_static/linux" ]]; then return; fi
  # Nobody asks the program for its symbols but the runtime, which goes through all that are offered for
  # where it stands.
  flags=(--static-swift-stdlib -Xlinker --no-export-dynamic)
  for name in -no-pie -static-libgcc; do
    flags+=(-Xswiftc -Xclang-linker -Xswiftc "$name")
  done
  if ! command -v clang >/dev/null; then return; fi
  # The first folder that the linker looks into has archives only.
  rm -rf "$folder"
  mkdir -p "$folder"
  for name in stdc++ edit tinfo bsd md; do
    archive="$(clang -print-file-name="lib$name.a")"
    if [[ "$archive" == /* ]]; then ln -s "$archive" "$folder/lib$name.a"; fi
  done
  # What libedit needs has to be named once it is no library that knows it by itself.
  if [[ -e "$folder/libtinfo.a" && -e "$folder/libbsd.a" && -e "$folder/libmd.a" ]]; then
    flags+=(-Xlinker -ltinfo -Xlinker -lbsd -Xlinker -lmd)
  else
    rm -f "$folder/libedit.a"
  fi
  flags+=(-Xlinker "-L$folder")
}
